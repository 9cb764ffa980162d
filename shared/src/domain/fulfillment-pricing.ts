import { dollarsToCents, percentOf } from './money'
import { positiveOrZero, type Figure } from './storage-pricing'

/** A fulfillment tier as stored. */
export type FulfillmentTier = { tierName: string }

/** The fields of a listing that price its fulfillment. The deposit is dollars. */
export type FulfillmentPricing = {
  fulfillmentRatesVisible?: boolean | null | undefined
  fulfillmentDeposit?: Figure
  fulfillmentRates?: readonly FulfillmentTier[] | null | undefined
  fulfillmentRatesDetails?:
    { monthlyVolumeTiers?: Readonly<Record<string, unknown>> | null | undefined } | null | undefined
}

export type FulfillmentQuote = {
  tierName: string
  tierKey: string
  depositCents: number
  discountCents: number
  amountDueCents: number
  /** The tier discount, rounded to whole cents. */
  savingsCents: number
}

/** "price_" and the tier's name with whitespace replaced by underscores. */
export const tierKey = (tierName: string): string => `price_${tierName.replace(/\s/g, '_')}`

/** Deposit less tier discount: a percentage of the deposit by default, or fixed dollars; clamped. */
export const quoteFulfillment = (pricing: FulfillmentPricing, tierName: string): FulfillmentQuote | null => {
  const depositCents = dollarsToCents(pricing.fulfillmentDeposit)
  const tier = pricing.fulfillmentRates?.find((entry) => entry.tierName === tierName)
  if (!pricing.fulfillmentRatesVisible || depositCents === null || depositCents <= 0 || !tier) return null
  const key = tierKey(tierName)
  const tiers = pricing.fulfillmentRatesDetails?.monthlyVolumeTiers ?? {}
  const value = positiveOrZero(tiers[`${key}_discount`])
  const discount =
    tiers['volumeTierDiscountOption'] === 'fixed' ? (dollarsToCents(value) ?? 0) : percentOf(depositCents, value)
  const discountCents = Math.min(depositCents, discount)
  return {
    tierName,
    tierKey: key,
    depositCents,
    discountCents,
    amountDueCents: depositCents - discountCents,
    savingsCents: discountCents,
  }
}
