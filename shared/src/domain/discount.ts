import { storageTerms } from '../reference/terms'
import { discountField, positiveOrZero, priceField, type StoragePricing } from './storage-pricing'

/**
 * The discount percentage of a card, not rounded. Fixed: the largest discount ÷ its price × 100, where
 * square-foot discounts have no matching price and yield 0. Percentage: the largest discount. Any other
 * mode: 0. Never above 100.
 */
export const cardDiscountPercent = (pricing: StoragePricing): number => {
  if (pricing.discountOption === 'percentage') {
    const values = storageTerms.flatMap((term) => [
      positiveOrZero(pricing[discountField('PALLET', term)]),
      positiveOrZero(pricing[discountField('SQ_FEET', term)]),
    ])
    return Math.min(100, Math.max(...values))
  }
  if (pricing.discountOption !== 'fixed') return 0
  const shares = storageTerms.map((term) => {
    const price = positiveOrZero(pricing[priceField('PALLET', term)])
    return price > 0 ? (positiveOrZero(pricing[discountField('PALLET', term)]) / price) * 100 : 0
  })
  return Math.min(100, Math.max(...shares))
}

/** The HotRack badge's figure, rounded up ("{n}% OFF"); 0 when the listing is no HotRack deal. */
export const hotRackPercent = (pricing: StoragePricing): number =>
  pricing.hotRackEnabled ? Math.ceil(Number(cardDiscountPercent(pricing).toFixed(6))) : 0

/** The `hotrack` filter: enabled with a discount above zero. */
export const isHotRack = (pricing: StoragePricing): boolean => hotRackPercent(pricing) > 0
