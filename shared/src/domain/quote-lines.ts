import { pricingUnitLabels } from '../reference/pricing-labels'
import { quoteLineKeys, type QuoteLineKey, quoteServices } from '../reference/quote-terms'
import type { SpaceType, StorageTerm } from '../reference/terms'
import { tierFor, tierRate } from './landed-cost'
import { quoteStorage } from './pricing'
import type { RateTier } from './rate-sheet'
import type { StoragePricing } from './storage-pricing'

/** Cents by line; null is a line the provider has not priced, which is never the same as zero. */
export type QuoteLines = Readonly<Record<QuoteLineKey, number | null>>

export type QuoteNeed = { spaceType: SpaceType; quantity: number; startDate: string; term: StorageTerm }

export const quoteLineGroups = ['Storage', 'Receiving', 'Pick and pack', 'Returns and other'] as const
export type QuoteLineGroup = (typeof quoteLineGroups)[number]

const groupOf = (key: QuoteLineKey): QuoteLineGroup => {
  if (key === 'storage' || key === 'setup' || key === 'minimum') return 'Storage'
  if (key.startsWith('container') || key.startsWith('per_')) return 'Receiving'
  return key.includes('pick') ? 'Pick and pack' : 'Returns and other'
}

const labelOf = (key: QuoteLineKey, spaceType: SpaceType): string => {
  if (key === 'storage')
    return spaceType === 'SQ_FEET' ? 'Storage per square foot per month' : 'Storage per pallet per month'
  if (key === 'setup') return 'Setup, once'
  if (key === 'minimum') return 'Monthly minimum'
  return key === 'return_rate' ? 'Return, per unit' : pricingUnitLabels[key]
}

/** The lines in the order they are shown, with their labels for the kind of space. */
export const quoteLineRows = (spaceType: SpaceType): { key: QuoteLineKey; group: QuoteLineGroup; label: string }[] =>
  quoteLineKeys.map((key) => ({ key, group: groupOf(key), label: labelOf(key, spaceType) }))

export const noQuoteLines: QuoteLines = Object.fromEntries(quoteLineKeys.map((key) => [key, null])) as Record<
  QuoteLineKey,
  null
>

export type QuoteTotals = {
  /** Storage of a month, or the monthly minimum where that is more. Services count toward the minimum. */
  monthCents: number
  setupCents: number
  /** What the merchant commits to: all months, and setup. */
  termCents: number
  /** The first month, and setup. */
  dueCents: number
}

/** What a quote amounts to, in cents; null without a price of storage, or when it can't be counted. */
export function quoteTotals(lines: QuoteLines, { quantity, term }: Pick<QuoteNeed, 'quantity' | 'term'>) {
  if (lines.storage === null || !Number.isSafeInteger(quantity) || quantity <= 0) return null
  const monthCents = Math.max(lines.storage * quantity, lines.minimum ?? 0)
  const setupCents = lines.setup ?? 0
  const totals: QuoteTotals = {
    monthCents,
    setupCents,
    termCents: monthCents * term + setupCents,
    dueCents: monthCents + setupCents,
  }
  return Object.values(totals).every((cents) => Number.isSafeInteger(cents)) ? totals : null
}

export type QuotableListing = StoragePricing & {
  fulfillmentRates?: readonly RateTier[] | null | undefined
}

/**
 * A provider's own rates as the lines of a quote: storage for the need after its discount, services of the volume tier
 * that holds the orders of a month. Rates that the listing doesn't have stay unpriced.
 */
export function linesFromRates(listing: QuotableListing, need: QuoteNeed, monthlyOrders = 0): QuoteLines {
  const tiers = listing.fulfillmentRates ?? []
  const tier = tierFor(tiers, monthlyOrders) ?? tiers[0] ?? null
  const services = Object.fromEntries(quoteServices.map((field) => [field, tierRate(tier, field)]))
  return { ...noQuoteLines, ...services, storage: quoteStorage(listing, need)?.discountedCents ?? null }
}

/** Whether several quotes answer the same need, so that their totals can be compared. */
export const isSameNeed = (one: QuoteNeed, other: QuoteNeed): boolean =>
  one.spaceType === other.spaceType &&
  one.quantity === other.quantity &&
  one.startDate === other.startDate &&
  one.term === other.term

/** Picking and packing one order of so many units, in cents; null where a line that it takes has no price. */
export function orderCents(lines: QuoteLines, units: number): number | null {
  const { unit_pick_pack_rate: first, unit_pick_additional_rate: further } = lines
  const others = Math.max(0, units - 1)
  if (first === null || (others > 0 && further === null)) return null
  return first + others * (further ?? 0)
}
