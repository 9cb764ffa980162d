import { tierKey } from '@stackyard/shared/domain/fulfillment-pricing'
import { SQFT_PER_PALLET } from '@stackyard/shared/reference/terms'
import type { FulfillmentTier } from '@stackyard/shared/schema/fulfillment'
import { toCents, type Random } from './random'

export type StoragePrices = {
  discountOption: 'percentage' | 'fixed'
  price1: number | null
  price3: number | null
  price6: number | null
  price12: number | null
  discount1: number | null
  discount3: number | null
  discount6: number | null
  discount12: number | null
  priceSq1: number | null
  priceSq3: number | null
  priceSq6: number | null
  priceSq12: number | null
  discountSq1: number | null
  discountSq3: number | null
  discountSq6: number | null
  discountSq12: number | null
}

export type FulfillmentPrices = {
  fulfillmentRatesVisible: boolean
  fulfillmentDeposit: number | null
  fulfillmentRates: FulfillmentTier[]
  fulfillmentRatesDetails: { monthlyVolumeTiers: Record<string, number | string> }
  serviceRate: number | null
  addOnServiceRate: number | null
}

export type Building = {
  priceLevel: number
  totalSpace: number
  coldStorage: boolean
  tempControl: boolean
  bonded: boolean
  palletEnabled: boolean
  sqEnabled: boolean
  hotRackEnabled: boolean
}

const PALLET_MONTH = 18.5

/** Longer terms cost less a month. */
const TERM_FACTORS = { 1: 1, 3: 0.96, 6: 0.92, 12: 0.86 } as const
type Term = keyof typeof TERM_FACTORS
const TERMS: readonly Term[] = [1, 3, 6, 12]

/** Dollars per pallet per month: the place, the climate it keeps, and a little less a pallet in a big building. */
export function basePalletPrice(building: Building, random: Random): number {
  const climate = building.coldStorage ? 1.55 : building.tempControl ? 1.22 : 1
  const size = 1.16 - Math.min(0.3, Math.log10(Math.max(40, building.totalSpace) / 40) * 0.11)
  return PALLET_MONTH * building.priceLevel * climate * size * (building.bonded ? 1.07 : 1) * random.between(0.9, 1.14)
}

const noPrices: StoragePrices = {
  discountOption: 'percentage',
  price1: null,
  price3: null,
  price6: null,
  price12: null,
  discount1: null,
  discount3: null,
  discount6: null,
  discount12: null,
  priceSq1: null,
  priceSq3: null,
  priceSq6: null,
  priceSq12: null,
  discountSq1: null,
  discountSq3: null,
  discountSq6: null,
  discountSq12: null,
}

/** A deal is deeper for those who stay longer: percent in whole steps, or dollars to the quarter and under the price. */
function dealOf(option: 'percentage' | 'fixed', price: number, percent: number, term: Term): number {
  const deeper = percent + [0, 2, 4, 7][TERMS.indexOf(term)]!
  if (option === 'percentage') return Math.min(45, deeper)
  const step = price >= 5 ? 0.25 : 0.01
  return toCents(Math.max(step, Math.floor((price * deeper) / 100 / step) * step))
}

/**
 * Storage prices by term. Some landlords offer no long terms, some no single months; at least one term always stands.
 * Discounts exist on HotRacks alone, since only there do they apply.
 */
export function planStoragePrices(building: Building, random: Random): StoragePrices {
  const prices: StoragePrices = { ...noPrices, discountOption: random.chance(0.72) ? 'percentage' : 'fixed' }
  const base = basePalletPrice(building, random)
  const habit = random.next()
  const offered = TERMS.filter((term) => (habit < 0.12 ? term <= 3 : habit < 0.2 ? term > 1 : true))
  const percent = random.whole(5, 22)
  for (const term of offered) {
    const pallet = toCents(Math.round(base * TERM_FACTORS[term] * 20) / 20)
    const squareFoot = toCents((base * TERM_FACTORS[term] * 0.96) / SQFT_PER_PALLET)
    if (building.palletEnabled) prices[`price${term}`] = pallet
    if (building.sqEnabled) prices[`priceSq${term}`] = squareFoot
    if (!building.hotRackEnabled) continue
    if (building.palletEnabled) prices[`discount${term}`] = dealOf(prices.discountOption, pallet, percent, term)
    if (building.sqEnabled) prices[`discountSq${term}`] = dealOf(prices.discountOption, squareFoot, percent, term)
  }
  return prices
}

const TIERS = ['0 to 500', '501 to 2000', '2001 to 5000', '5001 to 9999'] as const

function rateCard(level: number, tier: number, random: Random): FulfillmentTier['fulfillmentRatesDetails'] {
  const factor = level * (1 - tier * 0.07)
  const rate = (dollars: number, step = 0.05) => toCents(Math.max(step, Math.round((dollars * factor) / step) * step))
  return {
    inbound: {
      container_40ft_rate: rate(465, 5),
      container_20ft_rate: rate(295, 5),
      per_pallet_rate: rate(9.5, 0.25),
      per_parcel_rate: rate(1.9),
    },
    outbound: {
      eCommerce: {
        unit_pick_pack_rate: rate(2.65),
        unit_pick_additional_rate: rate(0.45),
        unit_pick_additional_sku_rate: rate(0.6),
      },
      b2b: {
        case_pick_rate: rate(2.1),
        case_pick_additional_rate: rate(0.85),
        case_pick_additional_sku_rate: rate(1.1),
        pallet_pick_rate: rate(11.5, 0.25),
      },
    },
    fbaPrep: { labeling_rate: rate(0.35) },
    misc: { isKittingEnabled: random.chance(0.6), isReturnsEnabled: random.chance(0.7) },
    other: { service_labor_rate: rate(42, 0.5) },
  }
}

/** Two to four volume tiers, each cheaper than the one before, a deposit, and a discount on the deposit for volume. */
export function planFulfillment(level: number, visible: boolean, random: Random): FulfillmentPrices {
  const count = random.whole(2, TIERS.length)
  const names = [...TIERS.slice(0, count - 1), `${TIERS[count - 1]!.split(' ')[0]} to 9999`]
  const bent = (level + 1) / 2
  const tiers = names.map((tierName, index) => ({ tierName, fulfillmentRatesDetails: rateCard(bent, index, random) }))
  const option = random.chance(0.8) ? 'percentage' : 'fixed'
  const deposit = Math.round((600 * bent * random.between(0.7, 1.8)) / 50) * 50
  const discounts = names.map((name, index): [string, number] => [
    `${tierKey(name)}_discount`,
    index * (option === 'percentage' ? 5 : 50),
  ])
  return {
    fulfillmentRatesVisible: visible,
    fulfillmentDeposit: deposit,
    fulfillmentRates: tiers,
    fulfillmentRatesDetails: {
      monthlyVolumeTiers: { volumeTierDiscountOption: option, ...Object.fromEntries(discounts) },
    },
    serviceRate: Math.round(42 * bent),
    addOnServiceRate: Math.round(28 * bent),
  }
}

export const noFulfillment: FulfillmentPrices = {
  fulfillmentRatesVisible: false,
  fulfillmentDeposit: null,
  fulfillmentRates: [],
  fulfillmentRatesDetails: { monthlyVolumeTiers: {} },
  serviceRate: null,
  addOnServiceRate: null,
}
