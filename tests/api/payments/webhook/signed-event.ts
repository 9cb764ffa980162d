import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { WEBHOOK_SECRET } from '../../../setup/server-env'

const signer = new Stripe('sk_test_signing_only')

export type SignedEvent = { id: string; payload: string; signature: string }

/** An event as Stripe would send it, about any object; `secret` and `timestamp` are Stripe's own unless given. */
export function signedEvent(
  type: string,
  object: { id: string; object: string },
  {
    secret = WEBHOOK_SECRET,
    timestamp = Math.floor(Date.now() / 1000),
    id = `evt_${randomUUID().replaceAll('-', '')}`,
  } = {},
): SignedEvent {
  const payload = JSON.stringify({ id, object: 'event', type, created: timestamp, livemode: false, data: { object } })
  return { id, payload, signature: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}

export async function deliver(url: string, { payload, signature }: SignedEvent): Promise<number> {
  const reply = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  })
  await reply.arrayBuffer()
  return reply.status
}
