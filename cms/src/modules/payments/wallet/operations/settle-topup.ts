import { brand } from '@stackyard/shared/reference/brand'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findTopup, type Topup } from '../repository'
import { failureText, readPayment, type SeenPayment } from '../read-payment'
import { followTopup } from './follow-topup'

/** Stripe forgets an idempotency key after 24 hours; from this age on it is not relied on any more. */
const KEY_LIVES_MS = 20 * 60 * 60 * 1000
const DAY_SECONDS = 86_400

/** How long the card's holder has to confirm with the bank. */
const CONFIRM_WITHIN_MS = 30 * 60_000

/** Codes of a refusal that is final: nothing was charged. */
const FINAL = ['CARD_DECLINED', 'PAYMENT_FAILED', 'PAYMENT_ACTION_REQUIRED']

/** The client secret is set while the card's bank asks its holder. */
export type SettledTopup = { topup: Topup; clientSecret: string | null }

/**
 * Charges a pending top-up at Stripe, outside of any transaction, and credits what was paid. The key derives from the
 * top-up, so that doing it again finds what was done.
 * @throws whatever leaves the outcome open; the job tries again.
 */
export async function settleTopup(services: Services, id: number): Promise<SettledTopup | undefined> {
  const topup = await findTopup(services.db, id)
  if (!topup || topup.subscriptionId !== null) return undefined
  if (topup.state !== 'pending') return { topup, clientSecret: null }
  const asked = topup.paymentIntentId ? await askFor(services, topup.paymentIntentId) : await charge(services, topup)
  const isAbandoned = asked.intent?.status === 'requires_action' && isLate(services, topup)
  if (isAbandoned && asked.intent) await abandon(services, asked.intent)
  const intent = asked.intent
  const after = await followTopup(services, id, () =>
    intent ? readPayment(services, intent.id) : Promise.resolve(asked.refused),
  )
  return after && { topup: after, clientSecret: secretOf(after, intent) }
}

const secretOf = ({ state }: Topup, intent: Stripe.PaymentIntent | null): string | null =>
  state === 'pending' && intent?.status === 'requires_action' ? intent.client_secret : null

const isLate = ({ clock }: Services, { createdAt }: Topup): boolean =>
  clock.now().getTime() - createdAt.getTime() > CONFIRM_WITHIN_MS

const abandon = ({ stripe }: Services, { id }: Stripe.PaymentIntent) =>
  callStripe(() => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `${id}:abandon` }))

type Asked = { intent: Stripe.PaymentIntent; refused?: never } | { intent: null; refused: SeenPayment }

const askFor = async ({ stripe }: Services, id: string): Promise<Asked> => ({
  intent: await callStripe(() => stripe.paymentIntents.retrieve(id)),
})

async function charge(services: Services, topup: Topup): Promise<Asked> {
  const made = await findMade(services, topup)
  if (made) return { intent: made }
  try {
    return { intent: await callStripe(() => create(services, topup)) }
  } catch (error) {
    if (!(error instanceof CodedError) || !FINAL.includes(error.code)) throw error
    const intentId = error.data?.paymentIntentId
    if (typeof intentId === 'string') return askFor(services, intentId)
    return { intent: null, refused: refusedBy(error) }
  }
}

const refusedBy = (error: CodedError): SeenPayment => ({
  paymentIntentId: null,
  state: 'failed',
  failure: failureText(error),
  paidCents: 0,
  fromBalanceCents: 0,
  refundedCents: 0,
})

function create({ stripe }: Services, topup: Topup): Promise<Stripe.PaymentIntent> {
  const { id, userId, amountCents, couponCents, paymentType, paymentMethod } = topup
  const isCard = paymentType === 'CARD'
  return stripe.paymentIntents.create(
    {
      amount: amountCents - couponCents,
      currency: 'usd',
      customer: paymentMethod.stripeCustomerId,
      payment_method: paymentMethod.stripePaymentMethodId,
      confirm: true,
      allowed_payment_method_types: [isCard ? 'card' : 'us_bank_account'],
      ...(paymentMethod.mandateId ? { mandate: paymentMethod.mandateId } : {}),
      description: `${brand.name} advertising credit ${id}`,
      metadata: { wallet_topup_id: String(id), user_id: String(userId) },
    },
    { idempotencyKey: `topup:${id}:pay` },
  )
}

/** The payment of a top-up that was asked for so long ago that Stripe has forgotten its key. */
async function findMade({ stripe, clock }: Services, topup: Topup): Promise<Stripe.PaymentIntent | null> {
  const since = topup.createdAt.getTime()
  if (clock.now().getTime() - since < KEY_LIVES_MS) return null
  const created = { gte: Math.floor(since / 1000) - DAY_SECONDS }
  return callStripe(async () => {
    const query = { customer: topup.paymentMethod.stripeCustomerId, created, limit: 100 }
    for await (const intent of stripe.paymentIntents.list(query))
      if (intent.metadata['wallet_topup_id'] === String(topup.id)) return intent
    return null
  })
}
