import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deliver, signedEvent } from '../api/payments/webhook/signed-event'
import { startStack, type Stack } from '../setup/stack'

const soon = { timeout: 45_000, interval: 100 }
let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const event = (name: string) => signedEvent(name, { id: 'seti_none', object: 'setup_intent' })

async function steer(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${stack.simUrl}/__sim/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(reply.status).toBe(200)
  return reply.json()
}

async function rowOf(eventId: string): Promise<{ processed_at: Date | null } | undefined> {
  const { rows } = await stack.pool.query('select processed_at from market.webhook_inbox where event_id = $1', [
    eventId,
  ])
  return rows[0]
}

describe('the webhook inbox under faults', () => {
  it('answers 503 while the database refuses, so that the provider sends again, and then takes the event in', async () => {
    const held = event('setup_intent.succeeded')
    const client = await stack.pool.connect()
    try {
      await client.query('begin')
      await client.query('lock table market.webhook_inbox in access exclusive mode')
      expect(await deliver(stack.url, held)).toBe(503)
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await rowOf(held.id)).toBeUndefined()
    expect(await deliver(stack.url, held)).toBe(200)
    await vi.waitFor(async () => expect((await rowOf(held.id))?.processed_at).toBeInstanceOf(Date), soon)
  })

  it('an event whose worker died with it in hand is worked off after the power is back', async () => {
    await steer('barrier', { id: 'cut', match: 'GET /v1/setup_intents/:id', when: 'before' })
    const taken = event('setup_intent.succeeded')
    expect(await deliver(stack.url, taken)).toBe(200)
    await vi.waitFor(async () => expect(await steer('barrier/waiting', { id: 'cut' })).toEqual({ waiting: 1 }), soon)
    await stack.kill9()
    expect((await rowOf(taken.id))?.processed_at).toBeNull()
    await steer('barrier/open', { id: 'cut' })
    await stack.start()
    // The sweep comes by the minute and takes what has waited for one; both are hurried here.
    await stack.pool.query(
      `update market.webhook_inbox set received_at = now() - interval '2 minutes' where event_id = $1`,
      [taken.id],
    )
    await stack.pool.query(`select graphile_worker.add_job('sweep-webhook-inbox')`)
    await vi.waitFor(async () => expect((await rowOf(taken.id))?.processed_at).toBeInstanceOf(Date), soon)
  })
})
