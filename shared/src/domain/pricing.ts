import { SQFT_PER_PALLET, storageTerms, type SpaceType, type StorageTerm } from '../reference/terms'
import { sellsBy } from './bookable-space'
import { centsToDollars, dollarsToCents, percentOf } from './money'
import { discountField, positiveOrZero, priceField, type StoragePricing } from './storage-pricing'

/** What a storage reservation costs. Unit figures are per pallet or square foot per month. */
export type StorageQuote = {
  spaceType: SpaceType
  term: StorageTerm
  /** As entered: pallets or square feet. */
  quantity: number
  /** `quantity`, in square-foot mode divided by 13.33. */
  quantityOfPallet: number
  unitPriceCents: number
  unitDiscountCents: number
  discountedCents: number
  monthlyTotalCents: number
  amountDueCents: number
  /** Discount × term × quantity. */
  savingsCents: number
}

/** Cents per unit and month of a term, or null when the listing has no price for it. */
export const unitPriceCents = (pricing: StoragePricing, spaceType: SpaceType, term: StorageTerm): number | null => {
  const cents = dollarsToCents(pricing[priceField(spaceType, term)])
  return cents !== null && cents > 0 ? cents : null
}

/** The terms that have a price in a mode; a term card without one is disabled. */
export const availableTerms = (pricing: StoragePricing, spaceType: SpaceType): StorageTerm[] =>
  storageTerms.filter((term) => unitPriceCents(pricing, spaceType, term) !== null)

/** Storage pricing shows only when a mode is enabled and has at least one price. */
export const hasStoragePricing = (pricing: StoragePricing): boolean =>
  (['PALLET', 'SQ_FEET'] as const).some(
    (spaceType) => sellsBy(pricing, spaceType) && availableTerms(pricing, spaceType).length > 0,
  )

/**
 * Discount in cents per unit, clamped to [0, price]. Only with hotRackEnabled; percentage is
 * of the price, rounded half up to cents; fixed is dollars per unit; any other option gives none.
 */
export const unitDiscountCents = (pricing: StoragePricing, spaceType: SpaceType, term: StorageTerm): number => {
  const priceCents = unitPriceCents(pricing, spaceType, term)
  if (priceCents === null || !pricing.hotRackEnabled) return 0
  const value = positiveOrZero(pricing[discountField(spaceType, term)])
  if (pricing.discountOption === 'percentage') return Math.min(priceCents, percentOf(priceCents, value))
  if (pricing.discountOption === 'fixed') return Math.min(priceCents, dollarsToCents(value) ?? 0)
  return 0
}

/**
 * Prices a reservation: per unit to cents, then times the quantity; monthly total = amount due.
 * Null when the mode is off, the term has no price or the quantity is not a positive whole number.
 */
export const quoteStorage = (
  pricing: StoragePricing,
  order: { spaceType: SpaceType; term: StorageTerm; quantity: number },
): StorageQuote | null => {
  const { spaceType, term, quantity } = order
  const price = unitPriceCents(pricing, spaceType, term)
  if (price === null || !sellsBy(pricing, spaceType)) return null
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return null
  const discount = unitDiscountCents(pricing, spaceType, term)
  const monthlyTotalCents = (price - discount) * quantity
  const savingsCents = discount * term * quantity
  if (!Number.isSafeInteger(monthlyTotalCents) || !Number.isSafeInteger(savingsCents)) return null
  return {
    spaceType,
    term,
    quantity,
    quantityOfPallet: palletsOf(spaceType, quantity),
    unitPriceCents: price,
    unitDiscountCents: discount,
    discountedCents: price - discount,
    monthlyTotalCents,
    amountDueCents: monthlyTotalCents,
    savingsCents,
  }
}

/** The wire's quantityOfPallet: in square-foot mode the square footage divided by 13.33. */
export const palletsOf = (spaceType: SpaceType, quantity: number): number =>
  spaceType === 'SQ_FEET' ? quantity / SQFT_PER_PALLET : quantity

/** A storage quote in the dollars of the purchase dialog. */
export const storageQuoteInDollars = (quote: StorageQuote) => ({
  pricePerPallet: centsToDollars(quote.unitPriceCents),
  discountedPricePerPallet: centsToDollars(quote.discountedCents),
  monthlyTotal: centsToDollars(quote.monthlyTotalCents),
  amountDue: centsToDollars(quote.amountDueCents),
})
