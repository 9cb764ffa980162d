import type { SpaceType, StorageTerm } from '../reference/terms'

/** A figure of a listing as stored or typed: dollars or a percentage; empty means none. */
export type Figure = number | null | undefined

/** The fields of a listing that price its storage. Prices are dollars per unit and month. */
export type StoragePricing = {
  palletEnabled?: boolean | null | undefined
  sqEnabled?: boolean | null | undefined
  hotRackEnabled?: boolean | null | undefined
  discountOption?: string | null | undefined
  price1?: Figure
  price3?: Figure
  price6?: Figure
  price12?: Figure
  discount1?: Figure
  discount3?: Figure
  discount6?: Figure
  discount12?: Figure
  priceSq1?: Figure
  priceSq3?: Figure
  priceSq6?: Figure
  priceSq12?: Figure
  discountSq1?: Figure
  discountSq3?: Figure
  discountSq6?: Figure
  discountSq12?: Figure
}

export type PriceField = `price${'' | 'Sq'}${StorageTerm}`
export type DiscountField = `discount${'' | 'Sq'}${StorageTerm}`

/** The price field of a mode and term: price3, priceSq12. */
export const priceField = (spaceType: SpaceType, term: StorageTerm): PriceField =>
  `price${spaceType === 'SQ_FEET' ? 'Sq' : ''}${term}`

/** The discount field of a mode and term: discount3, discountSq12. */
export const discountField = (spaceType: SpaceType, term: StorageTerm): DiscountField =>
  `discount${spaceType === 'SQ_FEET' ? 'Sq' : ''}${term}`

/** Not a number, NaN, infinite or not above zero counts as 0. */
export const positiveOrZero = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
