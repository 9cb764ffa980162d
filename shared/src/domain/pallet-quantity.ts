import { SQFT_PER_PALLET, type SpaceType } from '../reference/terms'

/** The entered quantity behind a quantityOfPallet: whole pallets, or whole square feet (75.02 → 1000; DECISIONS 6). */
export const quantityFromPallets = (spaceType: SpaceType, quantityOfPallet: number): number =>
  spaceType === 'SQ_FEET' ? Math.round(quantityOfPallet * SQFT_PER_PALLET) : quantityOfPallet
