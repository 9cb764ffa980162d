/** Storage terms in months. */
export const storageTerms = [1, 3, 6, 12] as const
export type StorageTerm = (typeof storageTerms)[number]

export const spaceTypes = ['PALLET', 'SQ_FEET'] as const
export type SpaceType = (typeof spaceTypes)[number]

/** One pallet position takes 13.33 sq ft; the one constant in use. */
export const SQFT_PER_PALLET = 13.33
/** About 58 cubic feet stand on a pallet. */
export const CUBIC_FEET_PER_PALLET = 58
/** Below this many orderable pallets the booking box says "Inquire". */
export const INQUIRE_BELOW_PALLETS = 5
/** A monthly total or amount due above this needs a verified identity. */
export const KYC_THRESHOLD_CENTS = 1_000_000
