import { depositDiscountCents } from '@stackyard/shared/domain/coupon'
import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import type { Tx } from '../../../platform/db'
import { couponRefused, keepCoupon, lockCoupon, returnCoupon } from '../../payments/coupon'
import { assertFigures } from './price-order'
import type { Order } from './repository'

const refOf = (orderId: number): string => `order:${orderId}`

type OrderDiscount = {
  columns: Pick<Order, 'amountCents' | 'couponCode' | 'couponCents'>
  /** Writes the use down, once the order has its number. */
  reserve: (orderId: number) => Promise<void>
}

/**
 * What the purchase's code takes off its price, decided here and now: the code stays locked until the transaction ends.
 * Lock the warehouse's space before.
 * @throws CodedError COUPON_REFUSED, or PRICE_CHANGED when the client believes in another discount.
 */
export async function takeDiscount(
  tx: Tx,
  { input, userId, now }: { input: PurchaseInput; userId: number; now: Date },
  priceCents: number,
): Promise<OrderDiscount> {
  const { couponCode: code, couponDiscount } = input
  const locked = code ? await lockCoupon(tx, { code, appliesTo: 'deposits', userId, now }) : null
  const couponCents = locked ? depositDiscountCents(termsOf(locked.terms), priceCents) : 0
  if (locked && couponCents === 0) throw couponRefused('nothing')
  assertFigures({ couponDiscount }, { couponDiscount: [couponCents] })
  return {
    columns: { amountCents: priceCents - couponCents, couponCode: locked?.terms.code ?? null, couponCents },
    reserve: async (orderId) => locked?.reserve(refOf(orderId)),
  }
}

const termsOf = ({ kind, percent, amountCents }: Awaited<ReturnType<typeof lockCoupon>>['terms']) =>
  kind === 'percent' ? { kind, percent: percent ?? 0 } : { kind, amountCents: amountCents ?? 0 }

/** The order was paid: its use of a code counts for good. */
export const keepOrderCoupon = async (tx: Tx, order: Order): Promise<void> => {
  if (order.couponCode) await keepCoupon(tx, refOf(order.id))
}

/** The order came to nothing: its customer may use the code again. A charge that a bank took back gives nothing back. */
export const returnOrderCoupon = async (tx: Tx, order: Order): Promise<void> => {
  if (order.couponCode && order.paymentState !== 'charged_back') await returnCoupon(tx, refOf(order.id))
}
