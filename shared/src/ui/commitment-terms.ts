import type { CommitmentTerms } from '../domain/commitment'
import type { StorageQuote } from '../domain/pricing'
import type { Warehouse } from '../schema/warehouse'

/** The terms of a storage reservation, with fulfillment or without, while the way to pay is not chosen. */
export const panelTerms = (
  quote: StorageQuote,
  startDay: string,
  { name: warehouse, billedByPlatform }: Pick<Warehouse, 'name' | 'billedByPlatform'>,
  fulfillmentCents = 0,
): CommitmentTerms => ({
  type: 'offering',
  dueCents: quote.amountDueCents + fulfillmentCents,
  monthCents: quote.monthlyTotalCents,
  fulfillmentCents,
  term: quote.term,
  startDay,
  paymentType: null,
  warehouse,
  billedBy: billedByPlatform ? 'platform' : 'warehouse',
})

/** The terms of a fulfillment deposit while the way to pay is not chosen. */
export const depositTerms = (dueCents: number, warehouse: string): CommitmentTerms => ({
  type: 'fulfillment',
  dueCents,
  monthCents: 0,
  term: null,
  startDay: null,
  paymentType: null,
  warehouse,
})
