import type Stripe from 'stripe'

/** The simulator's store, as far as tests look into it: records by id. */
export type SimulatorStore = {
  payment_intent: Record<string, Stripe.PaymentIntent>
  payment_method: Record<string, Stripe.PaymentMethod>
  refund: Record<string, Stripe.Refund>
  transfer: Record<string, Stripe.Transfer>
}

/** What the payment provider holds now. */
export async function simulatorStore(simUrl: string): Promise<SimulatorStore> {
  const response = await fetch(`${simUrl}/__sim/dump`)
  if (!response.ok) throw new Error(`${simUrl}/__sim/dump answered ${response.status}`)
  return (await response.json()) as SimulatorStore
}

/** The one payment intent of an order. @throws Error when there is none or more than one. */
export async function paymentIntentOf(simUrl: string, orderId: number): Promise<Stripe.PaymentIntent> {
  const { payment_intent: intents } = await simulatorStore(simUrl)
  const found = Object.values(intents).filter((intent) => intent.metadata.order_id === String(orderId))
  if (found.length !== 1 || !found[0]) throw new Error(`order ${orderId} has ${found.length} payment intents`)
  return found[0]
}

/** The refunds of an order's one payment. */
export async function refundsOf(simUrl: string, orderId: number): Promise<Stripe.Refund[]> {
  const intent = await paymentIntentOf(simUrl, orderId)
  return Object.values((await simulatorStore(simUrl)).refund).filter(({ payment_intent: of }) => of === intent.id)
}

/** One control call, e.g. `control(simUrl, 'clock', { advanceSeconds: 60 })`. */
export async function control(simUrl: string, name: string, body: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${simUrl}/__sim/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`/__sim/${name} answered ${response.status}: ${await response.text()}`)
}
