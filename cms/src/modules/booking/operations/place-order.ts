import { needsIdentityCheck } from '@stackyard/shared/domain/kyc-gate'
import { KYC_THRESHOLD_CENTS } from '@stackyard/shared/reference/terms'
import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { alertOfSplitting } from '../alert-admins'
import { announceOrder } from '../announce-order'
import { findBookableListing, type BookableListing } from '../bookable-listing'
import { scheduleExpiry, schedulePrinting, scheduleSettling } from '../jobs/job-names'
import { takeDiscount } from '../order-coupon'
import { findOrderTerms } from '../order-terms'
import { findPaymentChoice } from '../payment-choice'
import { priceOrder } from '../price-order'
import { bindKey, purchaseKey, takeKey } from '../purchase-key'
import { findOrder, lockCapacity, type Order } from '../repository'
import { capacityHold, orderAudit, orders } from '../tables'
import { settleOrder } from './settle-order'

const HOLD_MS = 6 * 24 * 60 * 60 * 1000

type Purchase = { user: SessionUser; input: PurchaseInput; idempotencyKey: string | null }
type Placed = { order: Order; clientSecret: string | null }

/**
 * Places an order (MONEY §4): one transaction for key, price, gate, capacity and order; then the hold on the card
 * outside of any transaction. A bank account is not debited before the approval.
 * @throws CodedError of `priceOrder`, EMAIL_NOT_VERIFIED, KYC_REQUIRED, PAYMENT_METHOD_INVALID, CAPACITY_EXCEEDED,
 * COUPON_REFUSED, CARD_DECLINED, IDEMPOTENCY_MISMATCH, or REQUEST_IN_PROGRESS while the bank's answer is not known.
 */
export async function placeOrder(services: Services, purchase: Purchase): Promise<Placed> {
  const { user } = purchase
  if (!user.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  const { orderId, isNew } = await withTransaction(services.db, (tx) => createOrder(services, tx, purchase))
  const clientSecret = isNew || (await isAtBank(services, orderId)) ? await authorizeNow(services, orderId) : null
  const order = await findOrder(services.db, orderId)
  if (!order) throw new CodedError('NOT_FOUND')
  if (order.paymentState === 'failed')
    throw new CodedError('CARD_DECLINED', order.failure ? { message: order.failure } : {})
  if (order.paymentState === 'authorizing' && !clientSecret) throw new CodedError('REQUEST_IN_PROGRESS')
  return { order, clientSecret }
}

/** True while the customer's bank asks for a confirmation: a repeat goes on from there with the same payment. */
async function isAtBank(services: Services, orderId: number): Promise<boolean> {
  const order = await findOrder(services.db, orderId)
  return order?.paymentState === 'authorizing' && order.paymentIntentId !== null
}

/** An unknown outcome is no failure: the settling job finds it out with the same key. */
async function authorizeNow(services: Services, orderId: number): Promise<string | null> {
  try {
    return await settleOrder(services, orderId)
  } catch (error) {
    services.log.warn({ err: error, orderId }, 'the hold of an order is not known yet')
    return null
  }
}

async function createOrder(
  services: Services,
  tx: Tx,
  { user, input, idempotencyKey }: Purchase,
): Promise<{ orderId: number; isNew: boolean }> {
  const key = purchaseKey(user.id, idempotencyKey, input)
  const earlier = await takeKey(tx, key)
  if (earlier !== null) return { orderId: earlier, isNew: false }
  const now = services.clock.now()
  const listing = await findBookableListing(tx, input.warehouseId)
  const figures = priceOrder(listing, input, now)
  const monthlyTotalCents = figures.monthlyTotalCents ?? 0
  const gate = { kycVerified: user.kycVerified, monthlyTotalCents, amountDueCents: figures.amountCents }
  if (needsIdentityCheck(gate)) throw new CodedError('KYC_REQUIRED')
  const payment = await findPaymentChoice(tx, user.id, input)
  if (figures.units > 0) await assertSpace(tx, input.warehouseId, figures)
  const discount = await takeDiscount(tx, { input, userId: user.id, now }, figures.amountCents)
  const isHeld = input.paymentType === 'ACH'
  const expiresAt = new Date(now.getTime() + HOLD_MS)
  const [order] = await tx
    .insert(orders)
    .values({
      ...figures,
      ...discount.columns,
      ...payment,
      customerId: user.id,
      sellerId: (listing as BookableListing).sellerId,
      warehouseId: input.warehouseId,
      warehouse: (listing as BookableListing).snapshot,
      terms: await findOrderTerms(tx, listing as BookableListing),
      paymentType: input.paymentType,
      paymentState: isHeld ? 'authorized' : 'authorizing',
      inFlightSince: isHeld ? null : now.toISOString(),
      expiresAt: expiresAt.toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .returning()
  if (!order) throw new Error('an inserted order came back empty')
  await discount.reserve(order.id)
  await recordPlacing(services, tx, order)
  await bindKey(tx, key, order.id)
  await schedulePrinting(services, tx, order.id)
  await scheduleNext(services, tx, order, { expiresAt, now })
  if (!user.kycVerified && (await sumOfDay(tx, user.id)) > KYC_THRESHOLD_CENTS)
    await alertOfSplitting(services, tx, user.id)
  return { orderId: order.id, isNew: true }
}

/** A bank account waits for the approval; a card is asked for its hold now. */
async function scheduleNext(
  services: Services,
  tx: Tx,
  order: Order,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  if (order.paymentState !== 'authorized') return scheduleSettling(services, tx, order.id, now)
  await announceOrder(services, tx, order, 'customer_purchase')
  await scheduleExpiry(services, tx, order.id, expiresAt)
}

/** Locks the warehouse's space, then checks that the whole span has room (MONEY §2). */
async function assertSpace(
  tx: Tx,
  warehouseId: number,
  {
    units,
    startDay,
    endDay,
  }: { units: number; startDay?: string | null | undefined; endDay?: string | null | undefined },
): Promise<void> {
  const total = await lockCapacity(tx, warehouseId)
  const taken = await tx.execute<{ taken: string; stands: boolean }>(
    sql`select market.space_taken(${warehouseId}, ${startDay}::date, ${endDay}::date) as taken,
      exists (select from warehouses where id = ${warehouseId} and deleted_at is null) as stands`,
  )
  // A deletion takes the same lock, and may have been through since the listing was read.
  if (taken.rows[0]?.stands !== true) throw new CodedError('LISTING_UNAVAILABLE')
  if (Number(taken.rows[0]?.taken ?? 0) + units > total) throw new CodedError('CAPACITY_EXCEEDED')
}

async function recordPlacing(services: Services, tx: Tx, order: Order): Promise<void> {
  await tx.insert(orderAudit).values({
    orderId: order.id,
    at: order.createdAt,
    action: 'purchase',
    actor: 'customer',
    userId: order.customerId,
    toStatus: order.status,
    paymentState: order.paymentState,
  })
  if (order.units === 0 || !order.startDay || !order.endDay) return
  await tx.insert(capacityHold).values({
    orderId: order.id,
    warehouseId: order.warehouseId,
    startDay: order.startDay,
    endDay: order.endDay,
    units: order.units,
    expiresAt: order.expiresAt,
  })
}

/** The prices of the customer's orders of the last 24 hours that were not cancelled, in cents. */
async function sumOfDay(tx: Tx, customerId: number): Promise<number> {
  const found = await tx.execute<{ cents: string }>(sql`
    select coalesce(sum(amount_cents + coupon_cents), 0) as cents from market.orders
    where customer_id = ${customerId} and status <> 'cancelled' and created_at > now() - interval '24 hours'`)
  return Number(found.rows[0]?.cents ?? 0)
}
