import { tierKey } from '@stackyard/shared/domain/fulfillment-pricing'
import { noFulfillment } from './prices'

/** The price no other listing has: a test searches everything a visitor can fetch for it. */
export const CANARY_PRICE = 7341.77

export const terms = (one: number | null, three: number | null, six: number | null, twelve: number | null) => ({
  price: { price1: one, price3: three, price6: six, price12: twelve },
  sq: { priceSq1: one, priceSq3: three, priceSq6: six, priceSq12: twelve },
})

export const noSquareFeet = {
  sqEnabled: false,
  ...terms(null, null, null, null).sq,
  minSpaceOrderSq: null,
  maxSpaceOrderSq: null,
}
const noDiscounts = {
  hotRackEnabled: false,
  discountOption: 'percentage' as const,
  discount1: null,
  discount3: null,
  discount6: null,
  discount12: null,
  discountSq1: null,
  discountSq3: null,
  discountSq6: null,
  discountSq12: null,
}

/** A plain listing that is out: 400 pallets at $20.00 a month and $1.50 a square foot, from one pallet up. */
export const plain = {
  isDraft: false,
  visible: true,
  isVerified: true,
  isFeatured: false,
  isHighPriority: false,
  diamond: 0,
  palletEnabled: true,
  sqEnabled: true,
  totalSpace: 400,
  minSpaceOrder: 1,
  maxSpaceOrder: 400,
  minSpaceOrderSq: 14,
  maxSpaceOrderSq: 5332,
  ...terms(20, 19, 18, 16.5).price,
  ...terms(1.5, 1.42, 1.35, 1.24).sq,
  ...noDiscounts,
  ...noFulfillment,
}

const rates = (unit: number) => ({
  inbound: {
    container_40ft_rate: unit * 180,
    container_20ft_rate: unit * 110,
    per_pallet_rate: 9.5,
    per_parcel_rate: 1.9,
  },
  outbound: {
    eCommerce: { unit_pick_pack_rate: unit, unit_pick_additional_rate: 0.45, unit_pick_additional_sku_rate: 0.6 },
    b2b: {
      case_pick_rate: 2.1,
      case_pick_additional_rate: 0.85,
      case_pick_additional_sku_rate: 1.1,
      pallet_pick_rate: 11.5,
    },
  },
  fbaPrep: { labeling_rate: 0.35 },
  misc: { isKittingEnabled: true, isReturnsEnabled: true },
  other: { service_labor_rate: 42 },
})

/** Deposit $1,200 in three tiers; the second has 5 % off, the third 10 %. */
export const threeTiers = {
  fulfillmentRatesVisible: true,
  fulfillmentDeposit: 1200,
  fulfillmentRates: [
    { tierName: '0 to 500', fulfillmentRatesDetails: rates(2.75) },
    { tierName: '501 to 2000', fulfillmentRatesDetails: rates(2.5) },
    { tierName: '2001 to 9999', fulfillmentRatesDetails: rates(2.25) },
  ],
  fulfillmentRatesDetails: {
    monthlyVolumeTiers: {
      volumeTierDiscountOption: 'percentage',
      [`${tierKey('0 to 500')}_discount`]: 0,
      [`${tierKey('501 to 2000')}_discount`]: 5,
      [`${tierKey('2001 to 9999')}_discount`]: 10,
    },
  },
  serviceRate: 42,
  addOnServiceRate: 28,
}

const canaryRates = JSON.parse(
  JSON.stringify(rates(1), (_key, value: unknown) => (typeof value === 'number' ? CANARY_PRICE : value)),
) as ReturnType<typeof rates>

export const canary = {
  ...terms(CANARY_PRICE, CANARY_PRICE, CANARY_PRICE, CANARY_PRICE).price,
  ...terms(CANARY_PRICE, CANARY_PRICE, CANARY_PRICE, CANARY_PRICE).sq,
  ...threeTiers,
  fulfillmentDeposit: CANARY_PRICE,
  fulfillmentRates: [{ tierName: '0 to 9999', fulfillmentRatesDetails: canaryRates }],
  fulfillmentRatesDetails: {
    monthlyVolumeTiers: { volumeTierDiscountOption: 'fixed', [`${tierKey('0 to 9999')}_discount`]: 0 },
  },
  serviceRate: CANARY_PRICE,
  addOnServiceRate: CANARY_PRICE,
}
