import { text } from '@stackyard/shared/messages/text'
import type { Membership, PlanUpgradeInput } from '@stackyard/shared/schema/plan'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import type { Tx } from '../../../../platform/db'
import { withTransaction } from '../../../../platform/with-transaction'
import { reserveCoupon } from '../../coupon'
import { choosePlanMethod } from '../choose-plan-method'
import { scheduleSettling } from '../job-names'
import { needPlan, priceOf } from '../plan-catalog'
import {
  type ChangeRow,
  couponRef,
  findChange,
  findLive,
  insertChange,
  lockPlanOf,
  setChangeCoupon,
} from '../repository'
import { readMembership } from './read-membership'
import { settlePlanChange } from './settle-plan-change'

/**
 * Subscribes a person to a paid plan, or changes the one they pay: the difference is charged at once, as
 * Stripe prorates it. Of two changes at once one wins.
 * @throws CodedError NOT_FOUND, VALIDATION_FAILED for the free plan, EMAIL_NOT_VERIFIED, PAYMENT_METHOD_INVALID,
 * PLAN_UNCHANGED, PLAN_CHANGE_PENDING, COUPON_REFUSED, and those of `settlePlanChange`; PAYMENT_ACTION_REQUIRED comes
 * with the `clientSecret` by which the browser has the card's bank ask its holder, after which the same call goes through.
 */
export async function upgradePlan(
  services: Services,
  user: SessionUser,
  input: PlanUpgradeInput & { annualPlan: boolean },
): Promise<Membership> {
  const plan = await needPlan(services.payload, input.id)
  const amountCents = priceOf(plan, input.annualPlan)
  if (plan.type === 'free' || amountCents === 0)
    throw new CodedError('VALIDATION_FAILED', { message: 'Cancel your plan to return to the free one.' })
  if (!user.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  const changeId = await withTransaction(services.db, async (tx) => {
    await lockPlanOf(tx, user.id)
    const chosen = await choosePlanMethod(tx, user.id, input)
    const live = await findLive(tx, user.id)
    const isSame = live?.planId === plan.id && live.isAnnual === input.annualPlan && !live.cancelAtPeriodEnd
    if (isSame && live.status === 'active' && live.paymentLabel === chosen.paymentMethod.label)
      throw new CodedError('PLAN_UNCHANGED')
    const change = await insertChange(tx, {
      userId: user.id,
      planId: plan.id,
      isAnnual: input.annualPlan,
      amountCents: isSame ? live.amountCents : amountCents,
      ...chosen,
      stripeSubscriptionId: live?.stripeSubscriptionId ?? null,
    })
    if (!change) throw new CodedError('PLAN_CHANGE_PENDING')
    if (input.couponCode) await takeCoupon(services, tx, change, input.couponCode)
    await scheduleSettling(services, tx, change.id)
    return change.id
  })
  await settlePlanChange(services, changeId).catch(async (error: unknown) => {
    if (error instanceof CodedError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE')
      throw new CodedError('PAYMENT_PROVIDER_UNAVAILABLE', { message: text('plan.upgrade.unknown'), cause: error })
    if (error instanceof CodedError && error.code === 'PAYMENT_ACTION_REQUIRED')
      throw new CodedError(error.code, { clientSecret: await beginProof(services, changeId), cause: error })
    throw error
  })
  return readMembership(services, user.id)
}

/** Keeps a use of the coupon for this change; it is given back if the change fails. */
async function takeCoupon({ clock }: Services, tx: Tx, change: ChangeRow, code: string): Promise<void> {
  const use = { code, appliesTo: 'plans' as const, userId: change.userId, ref: couponRef(change.id), now: clock.now() }
  await setChangeCoupon(tx, change.id, await reserveCoupon(tx, use))
}

/**
 * What the bank's question is answered with: the change has failed and charged nothing, and a card proved by its holder
 * for later use pays the next try and the renewals.
 */
async function beginProof(services: Services, changeId: number): Promise<string> {
  const change = await findChange(services.db, changeId)
  if (!change) throw new Error(`there is no change ${changeId}`)
  const { stripeCustomerId, stripePaymentMethodId } = change.paymentMethod
  const intent = await callStripe(() =>
    services.stripe.setupIntents.create(
      {
        customer: stripeCustomerId,
        payment_method: stripePaymentMethodId,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        metadata: { user_id: String(change.userId), plan_change_id: String(changeId) },
      },
      { idempotencyKey: `plan:${changeId}:proof` },
    ),
  )
  if (!intent.client_secret) throw new CodedError('PAYMENT_PROVIDER_UNAVAILABLE')
  return intent.client_secret
}
