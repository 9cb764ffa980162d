import {
  OPEN_TIER_UPPER_BOUND,
  pricingCategories,
  pricingUnitLabels,
  type RateField,
} from '../reference/pricing-labels'
import { tierKey } from './fulfillment-pricing'
import { formatDollars } from './money'

type Rates = Readonly<Record<string, unknown>> | null | undefined

/** A fulfillment tier with its rates in dollars, as stored. */
export type RateTier = {
  tierName: string
  fulfillmentRatesDetails?:
    | {
        inbound?: Rates
        outbound?: { eCommerce?: Rates; b2b?: Rates } | null | undefined
        fbaPrep?: Rates
        misc?: Rates
        other?: Rates
      }
    | null
    | undefined
}

export type RateLine = { label: string; value: string }
export type RateGroup = { title: string; subtitle: string | null; rates: RateLine[] }
export type RateSheetTier = { tierName: string; tierKey: string; label: string; groups: RateGroup[] }

const bounds = (tierName: string): [number, number] => {
  const [lower = 0, upper = OPEN_TIER_UPPER_BOUND] = (tierName.match(/\d+/g) ?? []).map(Number)
  return [lower, upper]
}

/** "{a} to {b}", or "{a}+" when b is 9999; the name itself when it holds no two numbers. */
export const tierLabel = (tierName: string): string => {
  const [lower, upper] = (tierName.match(/\d+/g) ?? []).map(Number)
  if (lower === undefined || upper === undefined) return tierName
  return upper === OPEN_TIER_UPPER_BOUND ? `${lower}+` : `${lower} to ${upper}`
}

/** Sorted by lower, then upper bound. */
export const byTierBounds = (a: { tierName: string }, b: { tierName: string }): number => {
  const [lowerA, upperA] = bounds(a.tierName)
  const [lowerB, upperB] = bounds(b.tierName)
  return lowerA - lowerB || upperA - upperB
}

const lines = (rates: Rates, fields: readonly RateField[]): RateLine[] =>
  fields.flatMap((field) => {
    const value = rates?.[field]
    if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return []
    return [{ label: pricingUnitLabels[field], value: formatDollars(value) }]
  })

const inboundFields = ['container_40ft_rate', 'container_20ft_rate', 'per_pallet_rate', 'per_parcel_rate'] as const
const ecommerceFields = ['unit_pick_pack_rate', 'unit_pick_additional_rate', 'unit_pick_additional_sku_rate'] as const
const b2bFields = [
  'case_pick_rate',
  'case_pick_additional_rate',
  'case_pick_additional_sku_rate',
  'pallet_pick_rate',
] as const

const groupsOf = (tier: RateTier): RateGroup[] => {
  const details = tier.fulfillmentRatesDetails
  const misc: RateLine[] = [
    ...(details?.misc?.['isKittingEnabled']
      ? [{ label: pricingUnitLabels.isKittingEnabled, value: 'Service Labor' }]
      : []),
    ...(details?.misc?.['isReturnsEnabled'] ? [{ label: pricingUnitLabels.isReturnsEnabled, value: 'Inquire' }] : []),
  ]
  const { INBOUND, OUTBOUND, ECOMMERCE, B2B, FBA_PREP, OTHER } = pricingCategories
  const groups: RateGroup[] = [
    { title: INBOUND, subtitle: null, rates: lines(details?.inbound, inboundFields) },
    { title: OUTBOUND, subtitle: ECOMMERCE, rates: lines(details?.outbound?.eCommerce, ecommerceFields) },
    { title: OUTBOUND, subtitle: B2B, rates: lines(details?.outbound?.b2b, b2bFields) },
    { title: FBA_PREP, subtitle: null, rates: lines(details?.fbaPrep, ['labeling_rate']) },
    { title: OTHER, subtitle: null, rates: [...lines(details?.other, ['service_labor_rate']), ...misc] },
  ]
  return groups.filter((group) => group.rates.length > 0)
}

/** The rate sheet: present, non-zero rates only; empty groups hidden, tiers without groups left out. */
export const rateSheet = (tiers: readonly RateTier[] | null | undefined): RateSheetTier[] =>
  (tiers ?? [])
    .toSorted(byTierBounds)
    .map((tier) => ({
      tierName: tier.tierName,
      tierKey: tierKey(tier.tierName),
      label: tierLabel(tier.tierName),
      groups: groupsOf(tier),
    }))
    .filter((tier) => tier.groups.length > 0)

/** The tier of a name, else the first. */
export const selectTier = (tiers: readonly RateSheetTier[], tierName?: string | null): RateSheetTier | null =>
  tiers.find((tier) => tier.tierName === tierName) ?? tiers[0] ?? null
