import { randomUUID } from 'node:crypto'
import type { AchAccount } from '@stackyard/shared/schema/payment'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { achForm, beginBankProof } from '../billing/payment-browser'
import { deliver, signedEvent } from './signed-event'

const stack = sharedStack()
const { url, simUrl, pool } = stack
const soon = { timeout: 15_000, interval: 100 }

const processedAt = async (eventId: string): Promise<Date | null> => {
  const { rows } = await pool.query('select processed_at from market.webhook_inbox where event_id = $1', [eventId])
  expect(rows).toHaveLength(1)
  return rows[0].processed_at
}

const steer = async (path: string, body: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${simUrl}/__sim/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(reply.status).toBe(200)
}

describe('webhooks of the provider', () => {
  let person: Person
  beforeAll(async () => {
    person = await newPerson(url)
  })

  const read = (id: number) => ok<AchAccount>(url, 'GET', `/user/ach/${id}`, { token: person.token })
  const addUnproven = async () => {
    const proof = await beginBankProof(stack, person.token)
    const body = achForm(proof.id)
    return { proof, account: await ok<AchAccount>(url, 'POST', '/user/ach/', { token: person.token, body }) }
  }

  it('make a bank account usable once its deposits are proven', async () => {
    const { proof, account } = await addUnproven()
    expect(account.isUsable).toBe(false)
    await proof.prove()
    await vi.waitFor(async () => expect((await read(account.id)).isUsable).toBe(true), soon)
  })

  it('doubled twenty times are taken in and worked off once', async () => {
    const event = signedEvent('setup_intent.succeeded', { id: 'seti_none', object: 'setup_intent' })
    const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(url, event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await vi.waitFor(async () => expect(await processedAt(event.id)).not.toBeNull(), soon)
    const first = await processedAt(event.id)
    expect(await deliver(url, event)).toBe(200)
    const { rows } = await pool.query(`select 1 from graphile_worker._private_jobs where payload ->> 'eventId' = $1`, [
      event.id,
    ])
    expect(rows).toEqual([])
    expect(await processedAt(event.id)).toEqual(first)
  })

  it('of one object that wait together are worked off together, by the job of any of them', async () => {
    const objectId = `seti_none_${randomUUID()}`
    const { rows } = await pool.query<{ id: string }>(
      `with taken as (insert into market.webhook_inbox (event_id, type, object_id)
          select 'evt_' || gen_random_uuid(), 'setup_intent.created', $1 from generate_series(1, 3) returning event_id as id),
        job as (select graphile_worker.add_job('process-webhook', json_build_object('eventId', max(id))) from taken)
      select id from taken, job`,
      [objectId],
    )
    expect(rows).toHaveLength(3)
    const times = () => Promise.all(rows.map(async ({ id }) => (await processedAt(id))?.getTime()))
    await vi.waitFor(async () => expect(await times()).not.toContain(undefined), soon)
    expect(new Set(await times()).size).toBe(1)
  })

  it('in reverse order lead to what is true now', async () => {
    await steer('webhooks', { mode: 'hold' })
    try {
      const { proof, account } = await addUnproven()
      await proof.prove()
      expect((await read(account.id)).isUsable).toBe(false)
      await steer('webhooks/flush', { order: 'reversed' })
      await vi.waitFor(async () => expect((await read(account.id)).isUsable).toBe(true), soon)
    } finally {
      await steer('webhooks', { mode: 'deliver' })
    }
  })

  it('are believed in that something happened, never in what they say happened', async () => {
    const { proof, account } = await addUnproven()
    const claimed = { id: proof.id, object: 'setup_intent', status: 'succeeded', mandate: 'mandate_claimed' }
    const event = signedEvent('setup_intent.succeeded', claimed)
    expect(await deliver(url, event)).toBe(200)
    await vi.waitFor(async () => expect(await processedAt(event.id)).not.toBeNull(), soon)
    expect((await read(account.id)).isUsable).toBe(false)
  })

  it('of kinds that mean nothing here are taken in and done with', async () => {
    const event = signedEvent('customer.updated', { id: 'cus_none', object: 'customer' })
    expect(await deliver(url, event)).toBe(200)
    await vi.waitFor(async () => expect(await processedAt(event.id)).not.toBeNull(), soon)
  })
})
