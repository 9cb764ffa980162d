import { INQUIRE_BELOW_PALLETS, type SpaceType } from '../reference/terms'
import { quantityIn, totalUnitsOf, unitsOf } from './capacity'
import { positiveOrZero, type Figure } from './storage-pricing'

/** The fields of a listing that bound an order. `totalSpace` is pallets. */
export type SpaceLimits = {
  totalSpace?: Figure
  minSpaceOrder?: Figure
  maxSpaceOrder?: Figure
  minSpaceOrderSq?: Figure
  maxSpaceOrderSq?: Figure
}

/** A message key with its parameters, or null when the quantity is right. */
export type QuantityProblem =
  | { key: 'quantity.invalid'; params: Record<string, never> }
  | { key: 'quantity.min.sqft' | 'quantity.min.pallet'; params: { min: number } }
  | { key: 'quantity.max.sqft' | 'quantity.max.pallet'; params: { max: number } }

/**
 * Smallest and largest order in pallets or square feet. The largest falls back to the total space;
 * `freeUnits` (hundredths of a square foot), when known, lowers it to what is free.
 */
export const orderLimits = (
  limits: SpaceLimits,
  spaceType: SpaceType,
  freeUnits?: number,
): { min: number; max: number } => {
  const square = spaceType === 'SQ_FEET'
  const min = Math.ceil(positiveOrZero(square ? limits.minSpaceOrderSq : limits.minSpaceOrder)) || 1
  const most = Math.floor(positiveOrZero(square ? limits.maxSpaceOrderSq : limits.maxSpaceOrder))
  // The total may be another on the dates of the order, so it says nothing where what is free is known.
  const space = quantityIn(spaceType, freeUnits ?? totalUnitsOf(limits.totalSpace))
  if (freeUnits === undefined) return { min, max: most || space }
  return { min, max: most ? Math.min(most, space) : space }
}

/** Checks an entered quantity; empty counts as 0, fractions are invalid. */
export const checkOrderQuantity = (
  entered: number | string | null | undefined,
  limits: SpaceLimits,
  spaceType: SpaceType,
  freeUnits?: number,
): QuantityProblem | null => {
  const quantity = entered === null || entered === undefined || entered === '' ? 0 : Number(entered)
  if (!Number.isSafeInteger(quantity)) return { key: 'quantity.invalid', params: {} }
  const { min, max } = orderLimits(limits, spaceType, freeUnits)
  const square = spaceType === 'SQ_FEET'
  if (quantity < min) return { key: square ? 'quantity.min.sqft' : 'quantity.min.pallet', params: { min } }
  if (quantity > max) return { key: square ? 'quantity.max.sqft' : 'quantity.max.pallet', params: { max } }
  return null
}

/** "Inquire" stands for the space figures below 5 pallets (66.65 sq ft) of orderable space. */
export const isInquireOnly = (limits: SpaceLimits, spaceType: SpaceType): boolean =>
  orderLimits(limits, spaceType).max * unitsOf(spaceType, 1) < INQUIRE_BELOW_PALLETS * unitsOf('PALLET', 1)
