import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '../../../lib/save-file'
import { listingPageTexts as words } from '../../../lib/texts/listing-page'

/** RateSheet.pdf for those who may see rates; its writer is fetched when it is asked for. */
export function RateSheetButton({ warehouse }: { warehouse: Warehouse }) {
  const [busy, setBusy] = useState(false)
  const mayPrint =
    warehouse.discountOption !== undefined && (warehouse.hasStoragePrices || warehouse.hasFulfillmentRates)
  if (!mayPrint) return null
  const print = async () => {
    setBusy(true)
    const { rateSheetFile } = await import('../rate-sheet-file')
    saveFile(rateSheetFile(warehouse, new Date()))
    setBusy(false)
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => void print()}>
      <FileDown aria-hidden />
      {words.rateSheet}
    </Button>
  )
}
