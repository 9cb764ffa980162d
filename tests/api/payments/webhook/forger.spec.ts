import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { OLD_WEBHOOK_SECRET } from '../../../setup/server-env'
import { sharedStack } from '../../../setup/stack'
import { deliver, signedEvent, type SignedEvent } from './signed-event'

const { url, pool } = sharedStack()
const object = { id: 'seti_none', object: 'setup_intent' }

async function isTakenIn({ id }: SignedEvent): Promise<boolean> {
  return (await pool.query('select 1 from market.webhook_inbox where event_id = $1', [id])).rowCount === 1
}

const good = signedEvent('setup_intent.succeeded', object)
const forged: [string, SignedEvent][] = [
  [
    'signed with another secret',
    signedEvent('payment_intent.succeeded', object, { secret: 'whsec_guessed_0123456789' }),
  ],
  ['without a signature', { ...signedEvent('payment_intent.succeeded', object), signature: '' }],
  [
    'signed ten minutes ago',
    signedEvent('payment_intent.succeeded', object, { timestamp: Math.floor(Date.now() / 1000) - 600 }),
  ],
  ['with a word changed', { ...good, payload: good.payload.replace('succeeded', 'cancelled') }],
  ['with a blank added', { ...good, payload: `${good.payload} ` }],
  ['with the signature of another', { ...signedEvent('payment_intent.succeeded', object), signature: good.signature }],
]

it('an event signed with the secret of before is taken in while both are set', async () => {
  const event = signedEvent('setup_intent.succeeded', object, { secret: OLD_WEBHOOK_SECRET })
  expect(await deliver(url, event)).toBe(200)
  expect(await isTakenIn(event)).toBe(true)
})

describe('forged webhooks', () => {
  it.each(forged)('%s is refused and leaves nothing', async (_, event) => {
    expect(await deliver(url, event)).toBe(400)
    expect(await isTakenIn(event)).toBe(false)
  })

  it('a body over 1 MB is refused by its announced length, unread', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': String(1024 * 1024 + 1) }
      const attempt = request(`${url}/api/webhooks/stripe`, { method: 'POST', headers, agent: false })
      attempt.once('error', reject)
      attempt.once('response', (response) => {
        resolve(response.statusCode)
        attempt.destroy()
      })
      attempt.flushHeaders()
    })
    expect(status).toBe(413)
  })

  it('only POST reaches it', async () => {
    const reply = await fetch(`${url}/api/webhooks/stripe`, { headers: { 'stripe-signature': 't=1,v1=0' } })
    await reply.arrayBuffer()
    expect([404, 405]).toContain(reply.status)
  })
})
