import type { CardPrices } from '@stackyard/shared/schema/listing-card'

export type LowestRates = {
  unit: 'pallet' | 'sqft'
  /** As the listing has it. */
  listed: number
  /** After the HotRack's discount; null without one. */
  reduced: number | null
}

const lowest = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null && value > 0) as number[]
  return known.length > 0 ? Math.min(...known) : null
}

/** The lowest rate of a listing before and after its discount: a pallet's, else a square foot's; null without any. */
export function lowestRates(prices: CardPrices): LowestRates | null {
  const pallet = lowest([prices.price1, prices.price3, prices.price6, prices.price12])
  const sqft = lowest([prices.priceSq1, prices.priceSq3, prices.priceSq6, prices.priceSq12])
  const listed = pallet ?? sqft
  if (listed === null) return null
  const net = (pallet === null ? prices.lowestSqFt : prices.lowestPallet) ?? listed
  return { unit: pallet === null ? 'sqft' : 'pallet', listed, reduced: net < listed ? net : null }
}
