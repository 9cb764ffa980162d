import { pricingUnitLabels, type RateField } from '../reference/pricing-labels'
import type { SpaceType, StorageTerm } from '../reference/terms'
import { dollarsToCents } from './money'
import { convertedSpace } from './pallet-quantity'
import { quoteStorage } from './pricing'
import { byTierBounds, tierLabel, type RateTier } from './rate-sheet'
import type { StoragePricing } from './storage-pricing'

/** What a merchant ships in and out in a month: whole numbers, zero for what they don't do. */
export type FulfillmentProfile = {
  /** 40-foot and 20-foot containers, pallets and parcels that arrive. */
  containers40: number
  containers20: number
  palletsIn: number
  parcelsIn: number
  /** Orders of single units, and the units in one. */
  orders: number
  unitsPerOrder: number
  /** Orders by the case, and the cases in one. */
  caseOrders: number
  casesPerOrder: number
  /** Whole pallets that leave. */
  palletsOut: number
  /** Units that are labeled. */
  labels: number
  /** Hours of service labor. */
  laborHours: number
  /** Of a hundred orders of units and of cases so many come back. */
  returnsPercent: number
}

/** One need, priced at each warehouse alike. `quantity` is pallets or square feet. */
export type CompareNeed = FulfillmentProfile & { spaceType: SpaceType; quantity: number; term: StorageTerm }

/** The fields of a listing that its landed cost is made of. */
export type CostedListing = StoragePricing & {
  fulfillmentRatesVisible?: boolean | null | undefined
  fulfillmentRates?: readonly RateTier[] | null | undefined
}

export type CostGroup = 'Storage' | 'Inbound' | 'Outbound' | 'Other'

/**
 * A line of the month's bill. Without a rate there is no amount: the listing does not show one, so it is to be asked for,
 * unless its rate sheet says that the service is not offered.
 */
export type CostLine = {
  key: 'storage' | RateField
  group: CostGroup
  label: string
  /** How many a month. */
  units: number
  rateCents: number | null
  amountCents: number | null
  isOffered: boolean
}

export type LandedCost = {
  lines: CostLine[]
  /** The sum of the lines that have a rate, a month. */
  monthlyCents: number
  /** `monthlyCents` × the term. */
  termCents: number
  /** Lines without a rate; with any, the sums are the least it will cost. */
  missing: number
  /** The tier whose rates are counted: that of the month's orders. */
  tier: string | null
}

/** No profile: storage alone. */
export const noFulfillment: FulfillmentProfile = {
  containers40: 0,
  containers20: 0,
  palletsIn: 0,
  parcelsIn: 0,
  orders: 0,
  unitsPerOrder: 1,
  caseOrders: 0,
  casesPerOrder: 1,
  palletsOut: 0,
  labels: 0,
  laborHours: 0,
  returnsPercent: 0,
}

const other = (spaceType: SpaceType): SpaceType => (spaceType === 'PALLET' ? 'SQ_FEET' : 'PALLET')

/** Storage in the asked unit; where the warehouse sells by the other alone, the same space in that. */
function storageLine(listing: CostedListing, { spaceType, quantity, term }: CompareNeed): CostLine {
  const line = (mode: SpaceType, units: number, cents: number | null): CostLine => ({
    key: 'storage',
    group: 'Storage',
    label: mode === 'PALLET' ? 'Pallet positions' : 'Square feet',
    units,
    rateCents: cents,
    amountCents: cents === null ? null : cents * units,
    isOffered: true,
  })
  const asked = quoteStorage(listing, { spaceType, quantity, term })
  if (asked) return line(spaceType, quantity, asked.discountedCents)
  const mode = other(spaceType)
  const units = convertedSpace(spaceType, quantity)
  const converted = quoteStorage(listing, { spaceType: mode, quantity: units, term })
  return converted ? line(mode, units, converted.discountedCents) : line(spaceType, quantity, null)
}

/** Orders of a month, by which the volume tier is chosen. */
export const monthlyOrders = ({ orders, caseOrders, palletsOut }: FulfillmentProfile): number =>
  orders + caseOrders + palletsOut

/** The tier that holds so many orders; between or above all tiers the highest that begins below; none under the first. */
export function tierFor(tiers: readonly RateTier[], orders: number): RateTier | null {
  const lowest = ({ tierName }: RateTier): number => Number(/\d+/.exec(tierName)?.[0] ?? 0)
  return tiers.toSorted(byTierBounds).findLast((tier) => lowest(tier) <= orders) ?? null
}

type Rates = Readonly<Record<string, unknown>> | null | undefined

function unitsOfProfile(need: FulfillmentProfile): [field: RateField, group: CostGroup, units: number][] {
  const more = (count: number): number => Math.max(0, count - 1)
  const returned = Math.ceil(((need.orders + need.caseOrders) * need.returnsPercent) / 100)
  return [
    ['container_40ft_rate', 'Inbound', need.containers40],
    ['container_20ft_rate', 'Inbound', need.containers20],
    ['per_pallet_rate', 'Inbound', need.palletsIn],
    ['per_parcel_rate', 'Inbound', need.parcelsIn],
    ['unit_pick_pack_rate', 'Outbound', need.orders],
    ['unit_pick_additional_rate', 'Outbound', need.orders * more(need.unitsPerOrder)],
    ['case_pick_rate', 'Outbound', need.caseOrders],
    ['case_pick_additional_rate', 'Outbound', need.caseOrders * more(need.casesPerOrder)],
    ['pallet_pick_rate', 'Outbound', need.palletsOut],
    ['labeling_rate', 'Other', need.labels],
    ['service_labor_rate', 'Other', need.laborHours],
    // A rate sheet says whether returns are taken, and no price: it is asked for.
    ['isReturnsEnabled', 'Other', returned],
  ]
}

/** A tier's rate in cents; zero and none are no rate. */
export function tierRate(tier: RateTier | null, field: RateField): number | null {
  const details = tier?.fulfillmentRatesDetails
  const groups: Rates[] = [
    details?.inbound,
    details?.outbound?.eCommerce,
    details?.outbound?.b2b,
    details?.fbaPrep,
    details?.other,
  ]
  const value = groups.map((rates) => rates?.[field]).find((rate) => typeof rate === 'number' && rate > 0)
  return typeof value === 'number' ? dollarsToCents(value) : null
}

/**
 * What a need costs at a warehouse in a month and over its term, line by line: storage after its discount, and each
 * service by the rates of the volume tier. What the need doesn't hold has no line. Deposits are no cost: they are paid
 * back or set off.
 */
export function landedCost(listing: CostedListing, need: CompareNeed): LandedCost {
  const tiers = listing.fulfillmentRatesVisible ? (listing.fulfillmentRates ?? []) : []
  const tier = tierFor(tiers, monthlyOrders(need))
  const services = unitsOfProfile(need)
    .filter(([, , units]) => units > 0)
    .map(([field, group, units]): CostLine => {
      const rateCents = tierRate(tier, field)
      const amountCents = rateCents === null ? null : rateCents * units
      const isOffered = field !== 'isReturnsEnabled' || tier?.fulfillmentRatesDetails?.misc?.[field] !== false
      return { key: field, group, label: pricingUnitLabels[field], units, rateCents, amountCents, isOffered }
    })
  const lines = [...(need.quantity > 0 ? [storageLine(listing, need)] : []), ...services]
  const monthlyCents = lines.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)
  return {
    lines,
    monthlyCents,
    termCents: monthlyCents * need.term,
    missing: lines.filter(({ amountCents }) => amountCents === null).length,
    tier: tier && services.length > 0 ? tierLabel(tier.tierName) : null,
  }
}
