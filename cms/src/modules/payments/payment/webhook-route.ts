import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type Stripe from 'stripe'
import type { Services } from '../../../platform/services'
import { createIntake } from './operations/receive-webhook'

const largestBody = 1024 * 1024

/**
 * Stripe's webhook endpoint: verifies the signature over the raw bytes, takes the event in and answers 200.
 * 400 for what Stripe did not sign; 503 when it cannot be taken in, so that Stripe sends it again.
 */
export function webhookRoute(services: Services): Hono {
  const route = new Hono()
  const takeIn = createIntake(services)
  const limit = bodyLimit({ maxSize: largestBody, onError: (context) => context.json({ received: false }, 413) })
  route.post('/', limit, async (context) => {
    const bytes = Buffer.from(await context.req.arrayBuffer())
    const event = await verify(services, bytes, context.req.header('stripe-signature') ?? '')
    if (!event) return context.json({ received: false }, 400)
    try {
      await takeIn(event)
    } catch (error) {
      services.log.error({ err: error, eventId: event.id }, 'a webhook could not be taken in')
      return context.json({ received: false }, 503)
    }
    return context.json({ received: true })
  })
  return route
}

async function verify({ stripe, env }: Services, bytes: Buffer, signature: string): Promise<Stripe.Event | undefined> {
  for (const secret of env.STRIPE_WEBHOOK_SECRET)
    try {
      return await stripe.webhooks.constructEventAsync(bytes, signature, secret)
    } catch {
      // Not signed with this one; signed with none, the caller answers 400.
    }
  return undefined
}
