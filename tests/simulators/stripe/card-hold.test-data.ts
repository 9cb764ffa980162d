import type Stripe from 'stripe'

/** Asks for ten dollars to be set aside on a card. */
export const holdParams = {
  amount: 1_000,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
  capture_method: 'manual',
  confirm: true,
} satisfies Stripe.PaymentIntentCreateParams

/** A new customer with the card of a test token. */
export async function customerWith(
  stripe: Stripe,
  token: string,
): Promise<{ customer: string; payment_method: string }> {
  const customer = (await stripe.customers.create()).id
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token } })
  return { customer, payment_method: (await stripe.paymentMethods.attach(method.id, { customer })).id }
}

/** Ten dollars held on a good card. */
export async function holdOn(stripe: Stripe, idempotencyKey?: string): Promise<Stripe.PaymentIntent> {
  const params = { ...holdParams, ...(await customerWith(stripe, 'tok_visa')) }
  return stripe.paymentIntents.create(params, idempotencyKey ? { idempotencyKey } : {})
}
