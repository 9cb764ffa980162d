import { logFailure } from '../reference/log-failure'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Warehouse } from '../schema/warehouse'
import { Button } from './button'
import { say } from './say'

export type RateSheetButtonProps = {
  warehouse: Pick<Warehouse, 'hasStoragePrices' | 'hasFulfillmentRates'>
  /** The listing with its rates, as the reader may see them. */
  read: () => Promise<Warehouse>
  save: (file: File) => void
}

/** RateSheet.pdf for readers who may see rates; its writer is fetched when it is asked for. */
export function RateSheetButton({ warehouse, read, save }: RateSheetButtonProps) {
  const [busy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  if (!warehouse.hasStoragePrices && !warehouse.hasFulfillmentRates) return null
  const print = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const [{ rateSheetFile }, priced] = await Promise.all([import('./rate-sheet-file'), read()])
      save(rateSheetFile(priced, new Date()))
    } catch (error) {
      logFailure('The rate sheet could not be made', error)
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="outline" busy={busy} onClick={() => void print()}>
        <FileDown aria-hidden />
        {say('Download rate sheet')}
      </Button>
      <span role="alert" className="text-danger-ink self-center text-sm empty:hidden">
        {isFailed ? say('The rate sheet could not be made. Try again.') : ''}
      </span>
    </>
  )
}
