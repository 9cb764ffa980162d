import { randomUUID } from 'node:crypto'
import type { IdentityStatus } from '@stackyard/shared/schema/identity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, ok, type Reply } from '../setup/api'
import { type Buyer, newBuyer } from '../setup/buyer'
import { control } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

let stack: Stack
let person: Buyer
beforeAll(async () => {
  stack = await startStack({ env: { IDENTITY_PROVIDER: 'stripe' } })
})
beforeEach(async () => {
  await control(stack.simUrl, 'webhooks', { mode: 'deliver' })
  person = await newBuyer(stack, { kycVerified: false })
})
afterAll(() => stack?.stop())

const returnTo = '/warehouses/some-hall?month=3&space=600&mode=PALLET#RESERVE'
const begin = (): Promise<Reply<{ url: string }>> =>
  call<{ url: string }>(stack.url, 'POST', '/kyc/begin', { token: person.token, body: { returnTo } })
const status = (): Promise<IdentityStatus> =>
  ok<IdentityStatus>(stack.url, 'GET', '/kyc/getApplicationStatus', { token: person.token })
const becomes = (wanted: IdentityStatus['status']): Promise<IdentityStatus> =>
  eventually(`the identity ${wanted}`, 30_000, async () => {
    const now = await status()
    return now.status === wanted ? now : undefined
  })
/** Answers the provider's form as a person would in a browser; gives back where it led to. */
async function answerForm(link: string, answer: string): Promise<string> {
  const reply = await fetch(link, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })
  return reply.headers.get('location') ?? ''
}
const idOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1)
const told = async (kind: string): Promise<number> =>
  (await stack.pool.query('select 1 from market.notification where user_id = $1 and kind = $2', [person.id, kind])).rows
    .length
const isVerified = async (): Promise<boolean> =>
  (await stack.pool.query('select 1 from users where id = $1 and kyc_verified', [person.id])).rows.length > 0
const reread = () =>
  stack.pool.query(
    `select graphile_worker.add_job('reread-identity-sessions', json_build_object('olderThanSeconds', 0))`,
  )
const rereadDone = () =>
  eventually('the sessions reread', 30_000, async () => {
    const { rows } = await stack.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'reread-identity-sessions'`,
    )
    return rows.length === 0 ? true : undefined
  })
const sessions = async (): Promise<string[]> =>
  (
    await stack.pool.query<{ status: string }>(
      'select status from market.identity_session where user_id = $1 order by created_at, id',
      [person.id],
    )
  ).rows.map((row) => row.status)

describe('an identity verified by the provider', { timeout: 120_000 }, () => {
  it('goes there and back to the open dialog with the same figures, and opens the gate (R-337)', async () => {
    expect(await status()).toMatchObject({ status: 'none', provider: 'stripe' })
    const { url } = (await begin()).results
    expect(await (await fetch(url)).text()).toContain('Test mode')
    const back = new URL(await answerForm(url, 'verified'))
    expect(back.pathname).toBe('/auth/kyc')
    expect(back.searchParams.get('returnTo')).toBe(returnTo)
    expect(await becomes('approved')).toMatchObject({ kycVerified: true, decidedAt: expect.any(String) })
    expect(await told('kyc_approved')).toBe(1)
    expect(await begin()).toMatchObject({ status: 409 })
  })

  it('says why it was refused and may be tried again; what was left unfinished ends', async () => {
    const first = (await begin()).results.url
    await answerForm(first, 'refused')
    expect(await becomes('rejected')).toMatchObject({ reason: 'The document is invalid.', kycVerified: false })
    const second = (await begin()).results.url
    expect(second).not.toBe(first)
    expect(await answerForm(first, 'verified')).toContain('/auth/kyc')
    await answerForm(second, 'processing')
    await becomes('pending')
    expect(await begin()).toMatchObject({ status: 409 })
    await control(stack.simUrl, 'identity/decide', { id: idOf(second), answer: 'verified' })
    await becomes('approved')
    expect(await sessions()).toEqual(['canceled', 'verified'])
    expect([await told('kyc_rejected'), await told('kyc_approved')]).toEqual([1, 1])
  })

  it('is counted once when its news comes twice', async () => {
    await control(stack.simUrl, 'webhooks', { mode: 'duplicate' })
    await answerForm((await begin()).results.url, 'verified')
    await becomes('approved')
    await control(stack.simUrl, 'webhooks/flush', { order: 'made' })
    await eventually('all news worked off', 20_000, async () => {
      const { rows } = await stack.pool.query('select 1 from market.webhook_inbox where processed_at is null')
      return rows.length === 0 ? true : undefined
    })
    expect(await told('kyc_approved')).toBe(1)
  })

  it('stands when its news comes in the wrong order', async () => {
    await control(stack.simUrl, 'webhooks', { mode: 'hold' })
    const { url } = (await begin()).results
    await answerForm(url, 'refused')
    await control(stack.simUrl, 'identity/decide', { id: idOf(url), answer: 'processing' })
    await control(stack.simUrl, 'identity/decide', { id: idOf(url), answer: 'verified' })
    await control(stack.simUrl, 'webhooks/flush', { order: 'reversed' })
    await becomes('approved')
    expect([await told('kyc_rejected'), await told('kyc_approved')]).toEqual([0, 1])
  })

  it('is found by the reconciler when its news is lost', async () => {
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await answerForm((await begin()).results.url, 'verified')
    await reread()
    await eventually('the gate open', 20_000, async () => ((await isVerified()) ? true : undefined))
    expect(await told('kyc_approved')).toBe(1)
  })

  it('is known to who comes back before its news, and told once', async () => {
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await answerForm((await begin()).results.url, 'verified')
    expect(await isVerified()).toBe(false)
    expect(await becomes('approved')).toMatchObject({ kycVerified: true })
    await reread()
    await rereadDone()
    expect(await becomes('approved')).toMatchObject({ kycVerified: true })
    expect(await told('kyc_approved')).toBe(1)
  })

  it('refused again for another reason says that one, though nothing was seen between', async () => {
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await answerForm((await begin()).results.url, 'refused')
    await becomes('rejected')
    await stack.pool.query(`update market.identity_session set reason = 'It is too dark.' where user_id = $1`, [
      person.id,
    ])
    for (const _ of ['a newer reason', 'the same one']) {
      await reread()
      await rereadDone()
    }
    expect(await becomes('rejected')).toMatchObject({ reason: 'The document is invalid.' })
    expect(await told('kyc_rejected')).toBe(2)
  })

  it('whose making was not heard of is found by its key, or taken in by its own news', async () => {
    const cutOff = { match: 'POST /v1/identity/verification_sessions', when: 'after', times: 3, hangUp: true }
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await control(stack.simUrl, 'fail', cutOff)
    expect(await begin()).toMatchObject({ success: false })
    expect(await sessions()).toEqual([])
    expect(await begin()).toMatchObject({ success: true })
    expect(await sessions()).toEqual(['open'])
    person = await newBuyer(stack, { kycVerified: false })
    await control(stack.simUrl, 'webhooks', { mode: 'deliver' })
    await control(stack.simUrl, 'fail', cutOff)
    expect(await begin()).toMatchObject({ success: false })
    await eventually('the session taken in', 20_000, async () => ((await sessions()).length === 1 ? true : undefined))
    expect(await begin()).toMatchObject({ success: true })
    expect(await sessions()).toEqual(['canceled', 'open'])
  })

  it('leads back to our own pages only, and names nobody else', async () => {
    const { url } = await ok<{ url: string }>(stack.url, 'POST', '/kyc/begin', {
      token: person.token,
      body: { returnTo: `https://elsewhere.test/${randomUUID()}` },
    })
    const back = new URL(await answerForm(url, 'later'))
    expect(back.origin).toBe(stack.url)
    expect(back.searchParams.get('returnTo')).toBe('/dashboard')
    expect(await status()).toMatchObject({ status: 'none', submittedAt: null })
  })
})
