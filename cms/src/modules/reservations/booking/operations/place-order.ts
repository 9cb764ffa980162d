import { bookingProblem } from '@stackyard/shared/domain/bookable-space'
import { needsIdentityCheck } from '@stackyard/shared/domain/kyc-gate'
import { textOf } from '@stackyard/shared/messages/text'
import { KYC_THRESHOLD_CENTS } from '@stackyard/shared/reference/terms'
import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { getTableColumns, sql } from 'drizzle-orm'
import { settledInTime } from '../../../../integrations/stripe/provider-deadline'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { bindKey, idempotencyKey, takeKey, type IdempotencyKey } from '../../../../platform/idempotency-key'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { planInstallments } from '../../installment'
import { bindQuote, takeQuotedOffer, type QuotedOffer } from '../../quote'
import { alertOfSplitting } from '../alert-admins'
import { announceOrder } from '../announce-order'
import { bookable, bookableOf, type BookableListing, type BookableRow } from '../bookable-listing'
import { printing, scheduleExpiry, settling } from '../jobs/job-names'
import { takeDiscount } from '../order-coupon'
import { orderTerms } from '../order-terms'
import { findPaymentChoice } from '../payment-choice'
import { priceOrder, type OrderFigures } from '../price-order'
import { COMMIT_LOCK_MS, inPlacingTurn, PLACING_LOCK_MS } from '../purchase-turns'
import { findOrder, lockSpace, takeOrderId, type Order } from '../repository'
import { capacityHold, orderAudit, orders } from '../tables'
import { NOTHING_SETTLED, settleFrom, type Settled } from './settle-order'

const HOLD_MS = 6 * 24 * 60 * 60 * 1000

const ROUTE = 'POST /purchase/'

type Purchase = { user: SessionUser; input: PurchaseInput; keyHeader: string | null }
type Placed = { order: Order; clientSecret: string | null }

/**
 * Places an order: one transaction for key, price, gate, capacity and order; then the hold on the card
 * outside of any transaction. A bank account is not debited before the approval.
 * @throws CodedError of `priceOrder` and `takeQuotedOffer`, EMAIL_NOT_VERIFIED, KYC_REQUIRED, PAYMENT_METHOD_INVALID,
 * CAPACITY_EXCEEDED, COUPON_REFUSED, CARD_DECLINED, IDEMPOTENCY_MISMATCH, UNAVAILABLE when too many purchases wait
 * already, or REQUEST_IN_PROGRESS while the bank's answer is not known.
 */
export async function placeOrder(services: Services, purchase: Purchase): Promise<Placed> {
  const { user } = purchase
  if (!user.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  const { orderId, made } = await inPlacingTurn(purchase.input.warehouseId, () =>
    withTransaction(services.db, (tx) => createOrder(services, tx, purchase), PLACING_LOCK_MS),
  )
  const begun = made ?? (await findOrder(services.db, orderId))
  const asks = begun?.paymentState === 'authorizing' && (made !== null || begun.paymentIntentId !== null)
  const { clientSecret, held } = asks ? await authorizeInTime(services, begun) : NOTHING_SETTLED
  const order = held ?? (asks ? await findOrder(services.db, orderId) : begun)
  if (!order) throw new CodedError('NOT_FOUND')
  if (order.paymentState === 'failed')
    throw new CodedError('CARD_DECLINED', order.failure ? { message: order.failure } : {})
  if (order.paymentState === 'authorizing' && !clientSecret) throw new CodedError('REQUEST_IN_PROGRESS')
  return { order, clientSecret }
}

/**
 * Asks for the hold of a new order, or goes on with one that the customer's bank asks a confirmation for. An unknown
 * outcome is no failure: the settling job finds it out with the same key.
 */
async function authorizeNow(services: Services, order: Order): Promise<Settled> {
  try {
    return await settleFrom(services, order)
  } catch (error) {
    services.log.warn({ err: error, orderId: order.id }, 'the hold of an order is not known yet')
    return NOTHING_SETTLED
  }
}

/** The same, while the customer waits: a provider that does not answer in time leaves the purchase in progress. */
const authorizeInTime = (services: Services, order: Order): Promise<Settled> =>
  settledInTime(authorizeNow(services, order), NOTHING_SETTLED)

async function createOrder(
  services: Services,
  tx: Tx,
  { user, input, keyHeader }: Purchase,
): Promise<{ orderId: number; made: Order | null }> {
  const key = idempotencyKey({ userId: user.id, route: ROUTE }, keyHeader, input)
  const taken = await takeKey<BookableRow>(tx, key, bookable(input.warehouseId))
  if (taken.earlier !== null) return { orderId: taken.earlier, made: null }
  const now = services.clock.now()
  const listing = bookableOf(taken.read)
  const quoted = await takeQuote(services, tx, user, input)
  const figures = priceOrder(listing, input, now, quoted)
  if (!listing) throw new CodedError('LISTING_UNAVAILABLE')
  const monthlyTotalCents = figures.monthlyTotalCents ?? 0
  const gate = { kycVerified: user.kycVerified, monthlyTotalCents, amountDueCents: figures.amountCents }
  if (needsIdentityCheck(gate)) throw new CodedError('KYC_REQUIRED')
  const payment = await findPaymentChoice(tx, user.id, input)
  const orderId = figures.units > 0 ? await takeSpace(tx, listing, figures, quoted) : await takeOrderId(tx)
  const discount = await takeDiscount(tx, { input, userId: user.id, now }, figures.amountCents)
  const isHeld = input.paymentType === 'ACH'
  const expiresAt = new Date(now.getTime() + HOLD_MS)
  const placing = {
    ...figures,
    ...discount.columns,
    ...payment,
    id: orderId,
    customerId: user.id,
    ...copiedOf(listing, figures.term),
    warehouseId: input.warehouseId,
    poNumber: input.poNumber ?? null,
    status: 'pending' as const,
    paymentType: input.paymentType,
    paymentState: isHeld ? ('authorized' as const) : ('authorizing' as const),
    inFlightSince: isHeld ? null : now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  await discount.reserve(orderId)
  if (quoted) await bindQuote(services, tx, quoted, { orderId, userId: user.id })
  const { order, ofDayCents } = await recordPlacing(services, tx, placing, { key, now, isSummed: !user.kycVerified })
  if (isHeld) {
    await announceOrder(services, tx, order, 'customer_purchase')
    await scheduleExpiry(services, tx, order.id, expiresAt)
  }
  if (!user.kycVerified && ofDayCents > KYC_THRESHOLD_CENTS) await alertOfSplitting(services, tx, user.id)
  return { orderId: order.id, made: order }
}

/** What an order keeps of its listing, so that a later change of the listing changes no order. */
const copiedOf = (listing: BookableListing, term: number | null | undefined) => ({
  sellerId: listing.sellerId,
  warehouse: listing.snapshot,
  terms: orderTerms(listing),
  billedBy: term ? listing.billedBy : ('warehouse' as const),
})

/** The quote that the purchase names, locked before the warehouse's space. */
async function takeQuote(
  services: Services,
  tx: Tx,
  user: SessionUser,
  input: PurchaseInput,
): Promise<QuotedOffer | null> {
  if (input.type !== 'offering' || input.quoteId === undefined) return null
  const { quoteId, quoteRevision: revision, warehouseId, spaceType, selectedTerm: term, quantity, startDate } = input
  const need = { spaceType, term, ...(quantity ? { quantity } : {}), ...(startDate ? { startDate } : {}) }
  return takeQuotedOffer(services, tx, user, { quoteId, revision, warehouseId, need })
}

/** Locks the warehouse's space, then checks that the whole span has room. Answers a number for the order. */
async function takeSpace(
  tx: Tx,
  listing: BookableListing,
  { spaceType, quantity, startDay, endDay, units }: OrderFigures,
  quoted: QuotedOffer | null,
): Promise<number> {
  const space = await lockSpace(tx, listing.id, { from: startDay ?? '', to: endDay ?? '' })
  if (!space.stands) throw new CodedError('LISTING_UNAVAILABLE')
  const free = Math.max(0, space.total - space.taken)
  if (quoted) {
    if (units > free) throw new CodedError('CAPACITY_EXCEEDED')
    return space.orderId
  }
  const wanted = { spaceType: spaceType ?? 'PALLET', quantity }
  const problem = bookingProblem(listing, wanted, free)
  if (problem) throw new CodedError('CAPACITY_EXCEEDED', { message: textOf(problem) })
  return space.orderId
}

type Placing = typeof orders.$inferInsert & Pick<Order, 'id' | 'status' | 'paymentState' | 'units' | 'createdAt'>

/**
 * A new order and what belongs to it, in one round trip: its history, the space it holds, its key, the printing of what
 * was agreed and, for a card, the job that settles it if this process can't. Its installments, if the platform bills it,
 * follow. `ofDayCents`, if `isSummed`: the prices in cents of the customer's orders of the last 24 hours that were not
 * cancelled, this one with them; else this one's.
 */
async function recordPlacing(
  { jobs }: Services,
  tx: Tx,
  placing: Placing,
  { key, now, isSummed }: { key: IdempotencyKey; now: Date; isSummed: boolean },
): Promise<{ order: Order; ofDayCents: number }> {
  const { id, units, startDay, endDay, customerId } = placing
  const wanted = [printing(id, now), ...(placing.paymentState === 'authorizing' ? [settling(id, now)] : [])]
  const noted = sql`insert into ${orderAudit} (order_id, at, action, actor, user_id, to_status, payment_state)
    values (${id}, ${placing.createdAt}, 'purchase', 'customer', ${customerId}, ${placing.status}, ${placing.paymentState})`
  const held = sql`insert into ${capacityHold} (order_id, warehouse_id, start_day, end_day, units, expires_at)
    values (${id}, ${placing.warehouseId}, ${startDay}::date, ${endDay}::date, ${units}, ${placing.expiresAt})`
  const parts = [
    tx.$with('noted', {}).as(noted),
    tx.$with('bound', {}).as(bindKey(key, id)),
    ...(units > 0 && startDay && endDay ? [tx.$with('held', {}).as(held)] : []),
  ]
  // The statement doesn't see the order that it makes.
  const before = isSummed
    ? sql<string>`(select coalesce(sum(amount_cents + coupon_cents), 0) from market.orders where customer_id = ${customerId}
        and status <> 'cancelled' and created_at > now() - interval '24 hours')`
    : sql<string>`0`
  const [row] = await tx
    .with(...parts)
    .insert(orders)
    .overridingSystemValue()
    .values(placing)
    .returning({
      ...getTableColumns(orders),
      before,
      queued: jobs.call(wanted).mapWith(Number),
      patient: sql<string>`set_config('lock_timeout', ${String(COMMIT_LOCK_MS)}, true)`,
    })
  if (!row) throw new Error('an inserted order came back empty')
  const { before: beforeCents, queued, patient: _, ...order } = row
  if (queued < wanted.length) throw new Error(`of ${wanted.length} jobs of an order ${queued} were taken`)
  await planInstallments(tx, order)
  return { order, ofDayCents: Number(beforeCents) + order.amountCents + order.couponCents }
}
