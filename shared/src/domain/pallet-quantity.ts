import { CUBIC_FEET_PER_PALLET, SQFT_PER_PALLET, type SpaceType } from '../reference/terms'

/** The entered quantity behind a quantityOfPallet: whole pallets, or whole square feet (75.02 → 1000). */
export const quantityFromPallets = (spaceType: SpaceType, quantityOfPallet: number): number =>
  spaceType === 'SQ_FEET' ? Math.round(quantityOfPallet * SQFT_PER_PALLET) : quantityOfPallet

/** The space that so many pallets take, in square and cubic feet to one decimal. */
export const spaceOfPallets = (pallets: number): { sqft: number; cubicFeet: number } => ({
  sqft: Math.round(pallets * SQFT_PER_PALLET * 10) / 10,
  cubicFeet: Math.round(pallets * CUBIC_FEET_PER_PALLET * 10) / 10,
})

/** The same space in the other unit, rounded up: 10 pallets are 134 square feet. */
export const convertedSpace = (spaceType: SpaceType, quantity: number): number =>
  spaceType === 'PALLET' ? Math.ceil(quantity * SQFT_PER_PALLET) : Math.ceil(quantity / SQFT_PER_PALLET)
