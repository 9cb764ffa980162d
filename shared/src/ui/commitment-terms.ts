import type { CommitmentTerms } from '../domain/commitment'
import type { StorageQuote } from '../domain/pricing'
import type { Warehouse } from '../schema/warehouse'

/** The terms of a storage reservation while the way to pay is not chosen. */
export const panelTerms = (
  quote: StorageQuote,
  startDay: string,
  { name: warehouse, billedByPlatform }: Pick<Warehouse, 'name' | 'billedByPlatform'>,
): CommitmentTerms => ({
  type: 'offering',
  dueCents: quote.amountDueCents,
  monthCents: quote.monthlyTotalCents,
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
