import type { SpaceType } from '../reference/terms'
import { quantityIn } from './capacity'
import { checkOrderQuantity, orderLimits, type QuantityProblem, type SpaceLimits } from './order-quantity'

/** What a listing sells its space by, and the limits of one order. */
export type SpaceOffer = SpaceLimits & {
  palletEnabled?: boolean | null | undefined
  sqEnabled?: boolean | null | undefined
}

/** Pallets or square feet: all that is free on the dates, and the smallest and largest order; both 0 when none fits. */
export type BookableSpace = { free: number; min: number; max: number }

/** Why an order can't be placed: the listing doesn't sell its space this way, or the quantity doesn't fit. */
export type BookingProblem = QuantityProblem | { key: 'booking.noneFree'; params: Record<string, never> }

/** Whether a listing sells its space by pallets, or by square feet. */
export const sellsBy = (offer: SpaceOffer, spaceType: SpaceType): boolean =>
  Boolean(spaceType === 'SQ_FEET' ? offer.sqEnabled : offer.palletEnabled)

/**
 * What can be booked in one order while `freeUnits` are free on every day of it. Search, cards, booking box, and purchase
 * all answer by this rule; in PostgreSQL it is `market.bookable_quantity`.
 */
export function bookableSpace(offer: SpaceOffer, spaceType: SpaceType, freeUnits: number): BookableSpace {
  const free = quantityIn(spaceType, freeUnits)
  const { min, max } = orderLimits(offer, spaceType, freeUnits)
  return sellsBy(offer, spaceType) && max >= min ? { free, min, max } : { free, min: 0, max: 0 }
}

/**
 * Null when an order of the entered quantity can be placed while `freeUnits` are free; when nobody knows what is free,
 * only the limits of the listing count.
 */
export function bookingProblem(
  offer: SpaceOffer,
  wanted: { spaceType: SpaceType; quantity: number | string | null | undefined },
  freeUnits?: number,
): BookingProblem | null {
  const { spaceType, quantity } = wanted
  const isNone = freeUnits !== undefined && bookableSpace(offer, spaceType, freeUnits).max === 0
  if (isNone || !sellsBy(offer, spaceType)) return { key: 'booking.noneFree', params: {} }
  return checkOrderQuantity(quantity, offer, spaceType, freeUnits)
}
