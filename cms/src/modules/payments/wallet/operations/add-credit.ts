import { depositDiscountCents } from '@stackyard/shared/domain/coupon'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { AddCreditInput, AddedCredit } from '@stackyard/shared/schema/wallet'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { bindKey, idempotencyKey, takeKey } from '../../../../platform/idempotency-key'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { couponRefused, lockCoupon } from '../../coupon'
import { chooseWalletMethod } from '../choose-wallet-method'
import { scheduleSubscription, scheduleTopup } from '../job-names'
import { subscriptionRef, topupRef } from '../refs'
import { findLastOfSubscription, findSubscription, insertSubscription, insertTopup } from '../repository'
import { toCredit } from '../to-wallet'
import { settleSubscription } from './settle-subscription'
import { settleTopup } from './settle-topup'

const ROUTE = 'POST /wallet/add-credit'

type Wanted = { user: SessionUser; input: AddCreditInput; keyHeader: string | null }
type Begun = { id: number; isMonthly: boolean }

/**
 * Adds credit to a seller's wallet, once or monthly: what is wanted is written in one transaction, the payment is made
 * outside of it, and only what Stripe says was paid is credited. A card credits at once, a bank debit when it succeeded.
 * @throws CodedError EMAIL_NOT_VERIFIED, PAYMENT_METHOD_INVALID, COUPON_REFUSED, SUBSCRIPTION_EXISTS, CARD_DECLINED,
 * PAYMENT_FAILED, IDEMPOTENCY_MISMATCH, REQUEST_IN_PROGRESS while the outcome is open; PAYMENT_ACTION_REQUIRED for a
 * monthly top-up carries the client secret by which the card is confirmed for later payments, after which the same call
 * goes through.
 */
export async function addCredit(services: Services, wanted: Wanted): Promise<AddedCredit> {
  if (!wanted.user.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  const begun = await withTransaction(services.db, (tx) => begin(services, tx, wanted))
  return begun.isMonthly ? startMonthly(services, begun.id) : payOnce(services, begun.id)
}

async function begin(services: Services, tx: Tx, { user, input, keyHeader }: Wanted): Promise<Begun> {
  const key = idempotencyKey({ userId: user.id, route: ROUTE }, keyHeader, input)
  const taken = await takeKey(tx, key)
  const isMonthly = input.recurring
  if (taken.earlier !== null) return { id: taken.earlier, isMonthly }
  const now = services.clock.now()
  const amountCents = dollarsToCents(input.amount) ?? 0
  const chosen = await chooseWalletMethod(tx, user.id, input)
  const coupon = await takeCoupon(tx, { code: input.couponCode ?? null, userId: user.id, now, amountCents })
  const terms = { userId: user.id, amountCents, ...coupon.columns, ...chosen, createdAt: now }
  const id = isMonthly ? await beginMonthly(services, tx, terms) : await beginOnce(services, tx, terms)
  await coupon.reserve(isMonthly ? subscriptionRef(id) : topupRef(id))
  await tx.execute(bindKey(key, id))
  return { id, isMonthly }
}

async function beginOnce(services: Services, tx: Tx, terms: Parameters<typeof insertTopup>[1]): Promise<number> {
  const { id } = await insertTopup(tx, terms)
  await scheduleTopup(services, tx, id)
  return id
}

type SubscriptionTerms = Omit<Parameters<typeof insertSubscription>[1], 'status'>

async function beginMonthly(services: Services, tx: Tx, terms: SubscriptionTerms): Promise<number> {
  const row = await insertSubscription(tx, { ...terms, status: 'pending' })
  if (!row) throw new CodedError('SUBSCRIPTION_EXISTS')
  await scheduleSubscription(services, tx, row.id)
  return row.id
}

type CouponWanted = { code: string | null; userId: number; now: Date; amountCents: number }

/** What a code takes off what is charged; the code stays locked until the transaction ends. */
async function takeCoupon(tx: Tx, { code, userId, now, amountCents }: CouponWanted) {
  if (!code) return { columns: { couponCode: null, couponCents: 0 }, reserve: async () => undefined }
  const { terms, reserve } = await lockCoupon(tx, { code, appliesTo: 'wallet', userId, now })
  const discount =
    terms.kind === 'percent'
      ? { kind: terms.kind, percent: terms.percent ?? 0 }
      : { kind: terms.kind, amountCents: terms.amountCents ?? 0 }
  const couponCents = depositDiscountCents(discount, amountCents)
  if (couponCents === 0) throw couponRefused('nothing')
  return { columns: { couponCode: terms.code, couponCents }, reserve }
}

async function payOnce(services: Services, id: number): Promise<AddedCredit> {
  const settled = await settleTopup(services, id)
  if (!settled) throw new CodedError('REQUEST_IN_PROGRESS')
  const { topup, clientSecret } = settled
  if (topup.state === 'failed') throw new CodedError('CARD_DECLINED', topup.failure ? { message: topup.failure } : {})
  if (!topup.paymentIntentId) throw new CodedError('REQUEST_IN_PROGRESS')
  return { subscriptionId: topup.paymentIntentId, clientSecret, credit: toCredit(topup) }
}

async function startMonthly(services: Services, id: number): Promise<AddedCredit> {
  await settleSubscription(services, id).catch(async (error: unknown) => {
    if (error instanceof CodedError && error.code === 'PAYMENT_ACTION_REQUIRED')
      throw new CodedError(error.code, { clientSecret: await beginProof(services, id), cause: error })
    if (error instanceof CodedError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE')
      throw new CodedError(error.code, { message: text('wallet.topup.unknown'), cause: error })
    throw error
  })
  const row = await findSubscription(services.db, id)
  const credit = row && (await findLastOfSubscription(services.db, id))
  if (row?.status === 'failed') throw new CodedError('CARD_DECLINED', row.failure ? { message: row.failure } : {})
  if (!row?.stripeSubscriptionId || !credit) throw new CodedError('REQUEST_IN_PROGRESS')
  return {
    subscriptionId: row.stripeSubscriptionId,
    clientSecret: null,
    credit: toCredit(credit, row.stripeSubscriptionId),
  }
}

/** The card's bank asks: a card that its holder confirmed for later use pays the next try and the months to come. */
async function beginProof(services: Services, id: number): Promise<string> {
  const row = await findSubscription(services.db, id)
  if (!row) throw new CodedError('NOT_FOUND')
  const { stripeCustomerId, stripePaymentMethodId } = row.paymentMethod
  const intent = await callStripe(() =>
    services.stripe.setupIntents.create(
      {
        customer: stripeCustomerId,
        payment_method: stripePaymentMethodId,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        metadata: { user_id: String(row.userId), wallet_subscription_id: String(id) },
      },
      { idempotencyKey: `wallet-subscription:${id}:proof` },
    ),
  )
  if (!intent.client_secret) throw new CodedError('PAYMENT_PROVIDER_UNAVAILABLE')
  return intent.client_secret
}
