import type Stripe from 'stripe'
import type { Services } from '../../../platform/services'

/** Brings the own records up to what a PaymentIntent says now; called again with the same one it changes nothing. */
export type PaymentIntentHandler = (services: Services, intent: Stripe.PaymentIntent) => Promise<void>

export const paymentIntentHandlers: PaymentIntentHandler[] = []

/** Registers who is told, by the worker, when a PaymentIntent has changed. `latest_charge` is expanded. */
export function onPaymentIntent(handler: PaymentIntentHandler): void {
  paymentIntentHandlers.push(handler)
}
