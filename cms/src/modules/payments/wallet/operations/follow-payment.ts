import type Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import { readInvoicePayment, readPayment } from '../read-payment'
import { findTopup, findTopupByIntent, type Topup } from '../repository'
import { followTopup } from './follow-topup'

/** Reads a top-up's payment anew and credits what stands of it. */
export function followTopupNow(services: Services, topup: Topup): Promise<Topup | undefined> {
  const { id, stripeInvoiceId, paymentIntentId } = topup
  if (stripeInvoiceId) return followTopup(services, id, () => readInvoicePayment(services, stripeInvoiceId))
  if (paymentIntentId) return followTopup(services, id, () => readPayment(services, paymentIntentId))
  return Promise.resolve(topup)
}

/** What a change of a PaymentIntent leads to: its top-up is credited with what stands. Others are left alone. */
export async function followWalletPayment(services: Services, intent: Stripe.PaymentIntent): Promise<void> {
  const id = Number(intent.metadata['wallet_topup_id'])
  const named = Number.isSafeInteger(id) && id > 0 ? await findTopup(services.db, id) : undefined
  const topup = named ?? (await findTopupByIntent(services.db, intent.id))
  if (topup) await followTopupNow(services, { ...topup, paymentIntentId: topup.paymentIntentId ?? intent.id })
}
