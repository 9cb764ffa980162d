import { SMALLEST_CHARGE_CENTS } from './coupon'
import { quoteFulfillment, type FulfillmentPricing, type FulfillmentQuote } from './fulfillment-pricing'
import type { OrderPartKind } from '../reference/order-parts'
import type { PurchaseType } from '../reference/payment-types'

/** What a reservation has of storage and of fulfillment; cents. */
export type PricedOrder = {
  type: PurchaseType
  /** What the customer pays first: the price less the coupon. */
  amountCents: number
  couponCents: number
  /** Of a storage reservation with fulfillment: what the first payment has of the deposit. 0 for any other. */
  fulfillmentCents: number
}

/** A part of the first payment: its price, what the coupon takes off it, and what is left to pay. */
export type OrderPart = { kind: OrderPartKind; priceCents: number; couponCents: number; dueCents: number }

/** What both parts cost together with the first payment; the coupon comes off this sum. */
export const priceOfParts = ({
  storageCents,
  fulfillmentCents,
}: {
  storageCents: number
  fulfillmentCents: number
}): number => storageCents + fulfillmentCents

/**
 * Shares cents out in proportion to prices: whole cents that add up to what is shared, none larger than its price as long
 * as no more is shared than the prices are together.
 */
export function shareOut(cents: number, prices: readonly number[]): number[] {
  const sum = BigInt(prices.reduce((total, price) => total + price, 0))
  let before = 0
  let given = 0
  return prices.map((price) => {
    before += price
    const until = sum === 0n ? 0 : Number((BigInt(cents) * BigInt(before)) / sum)
    const share = until - given
    given = until
    return share
  })
}

/** The parts of a reservation; prices, coupon, and what is due add up to those of the whole, to the cent. */
export function partsOf({ type, amountCents, couponCents, fulfillmentCents }: PricedOrder): OrderPart[] {
  const priceCents = amountCents + couponCents
  const priced: readonly (readonly [OrderPartKind, number])[] =
    type === 'fulfillment'
      ? [['fulfillment', priceCents]]
      : fulfillmentCents > 0
        ? [
            ['storage', priceCents - fulfillmentCents],
            ['fulfillment', fulfillmentCents],
          ]
        : [['storage', priceCents]]
  const coupons = shareOut(
    couponCents,
    priced.map(([, cents]) => cents),
  )
  return priced.map(([kind, cents], index) => {
    const share = coupons[index] ?? 0
    return { kind, priceCents: cents, couponCents: share, dueCents: cents - share }
  })
}

/** What a reservation is of. */
export const reservedOf = ({
  type,
  fulfillmentCents,
}: Pick<PricedOrder, 'type' | 'fulfillmentCents'>): OrderPartKind | 'both' => {
  if (type === 'fulfillment') return 'fulfillment'
  return fulfillmentCents > 0 ? 'both' : 'storage'
}

/** What the first payment has of fulfillment, less its part of the coupon: the deposit that was paid; 0 without fulfillment. */
export const paidDepositCents = (order: PricedOrder): number =>
  partsOf(order).find(({ kind }) => kind === 'fulfillment')?.dueCents ?? 0

/** The deposit of a tier, when fulfillment of that tier can be reserved: alone, or together with storage. */
export function reservableTier(pricing: FulfillmentPricing, tierName: string): FulfillmentQuote | null {
  const quote = quoteFulfillment(pricing, tierName)
  return quote && quote.amountDueCents >= SMALLEST_CHARGE_CENTS ? quote : null
}
