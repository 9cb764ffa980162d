import { useEffect } from 'react'
import { reservableTier } from '../domain/order-parts'
import type { StorageQuote } from '../domain/pricing'
import type { Warehouse } from '../schema/warehouse'
import { AddFulfillment } from './add-fulfillment'
import { StorageSummary } from './booking-summary'
import { CommitmentLines } from './commitment-lines'
import { panelTerms } from './commitment-terms'
import type { StorageChoice } from './storage-choice'

type BookingBothProps = {
  warehouse: Warehouse
  choice: StorageChoice
  quote: StorageQuote | null
  added: string | undefined
  onAdd: (tier: string | undefined) => void
}

/** What storage comes to where fulfillment can be reserved with it. */
export function BookingBoth({ warehouse, choice, quote, added, onAdd }: BookingBothProps) {
  const fulfillment = added === undefined ? null : reservableTier(warehouse, added)
  const fulfillmentCents = fulfillment?.amountDueCents ?? 0
  // A tier that an address names may be gone by now.
  const isGone = added !== undefined && !fulfillment
  useEffect(() => {
    if (isGone) onAdd(undefined)
  }, [isGone, onAdd])
  return (
    <>
      <AddFulfillment warehouse={warehouse} added={added} onAdd={onAdd} />
      <StorageSummary quote={quote} mode={choice.mode} priced loginHref="" fulfillmentCents={fulfillmentCents} />
      {quote ? (
        <CommitmentLines terms={panelTerms(quote, choice.startDate, warehouse, fulfillmentCents)} className="px-4" />
      ) : null}
    </>
  )
}
