import type { SpaceType, StorageTerm } from '../reference/terms'
import { dollarsToCents } from './money'
import type { SpaceRequirement } from './space-requirement'

type NetField = `net${StorageTerm}` | `netSq${StorageTerm}`

/** What a customer pays after discounts by unit and term, in dollars a unit and month. */
export type NetPrices = Partial<Record<NetField, number | null | undefined>>

/** Cents; `month` and `total` are for all that is needed, null where no quantity is. */
export type NeedCost = {
  spaceType: SpaceType
  term: StorageTerm
  rate: number
  month: number | null
  total: number | null
}

/**
 * What a listing costs for a need: the rate of its term, and the total of the term, as `quoteStorage` prices an order.
 * Null where the need names no term, or the listing has no price for it.
 */
export function needCost(
  prices: NetPrices,
  { spaceType = 'PALLET', quantity, term }: SpaceRequirement,
): NeedCost | null {
  if (term === undefined) return null
  const field = `${spaceType === 'SQ_FEET' ? 'netSq' : 'net'}${term}` as const
  const rate = dollarsToCents(prices[field])
  if (rate === null) return null
  const month = quantity === undefined ? null : rate * quantity
  return { spaceType, term, rate, month, total: month === null ? null : month * term }
}
