import { amend, type Change } from '@stackyard/shared/domain/amendment'
import { amendmentTransition } from '@stackyard/shared/domain/amendment-process'
import { addDays, addMonths } from '@stackyard/shared/domain/calendar'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import { amendmentStates, type AmendmentState } from '@stackyard/shared/reference/amendment-terms'
import type { Amendments } from '@stackyard/shared/schema/amendment'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { newBuyer, readTransaction, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { act, orderIn } from '../transaction/order-in'
import { amendmentsOf, daysOf } from './amend'

const stack = sharedStack()
const { url, pool } = stack
const changes = amendmentsOf(url)
let buyer: Buyer
let seller = ''
let seller2 = ''
let admin = ''
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
  seller2 = await tokenOf(url, 'seller2')
  admin = await tokenOf(url, 'admin')
})

const running = (more: Record<string, unknown> = {}) =>
  orderIn(url, buyer, 'approved', { selectedTerm: 3, quantity: 4, ...more })

/** What a change comes to, as the dialog counts it. */
function totalOf({ terms, unitCents, minimumCents, today, settled }: Amendments, change: Change): number {
  if (!terms) throw new Error('no terms')
  return sumOfCharges(amend(terms, change, { unitCents, minimumCents }, { today, settled }))
}

const seen = async (id: number) => (await changes.read(id, buyer.token)).results

async function proposeMore(id: number, token = buyer.token, quantity = 6) {
  const now = await seen(id)
  const from = daysOf(now).day(40)
  const totalCents = totalOf(now, { kind: 'quantity', from, quantity })
  return changes.propose(id, token, { kind: 'quantity', fromDate: from, quantity, totalCents })
}

async function proposed(id: number, token = buyer.token): Promise<number> {
  const reply = await proposeMore(id, token)
  expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
  return reply.results.list[0]?.id ?? 0
}

async function reach(state: AmendmentState): Promise<{ id: number; change: number }> {
  const id = await running()
  const change = await proposed(id)
  if (state === 'accepted') expect((await changes.accept(id, seller)).status).toBe(200)
  if (state === 'declined') await changes.step('decline', id, change, seller)
  if (state === 'withdrawn') await changes.step('withdraw', id, change, buyer.token)
  if (state === 'expired') {
    await pool.query(`update market.reservation_amendment set expires_at = now() - interval '1 minute' where id = $1`, [
      change,
    ])
    await pool.query(`select graphile_worker.add_job('amendment:expire', json_build_object('amendmentId', $1::int))`, [
      change,
    ])
    await eventually('the end of a proposal', 30_000, async () =>
      (await seen(id)).list[0]?.state === 'expired' ? true : undefined,
    )
  }
  return { id, change }
}

describe('every answer to a proposal in every state by every side', () => {
  it.each(amendmentStates)('%s', async (state) => {
    let made = await reach(state)
    for (const action of ['accept', 'decline', 'withdraw'] as const)
      for (const actor of ['customer', 'seller'] as const) {
        const { id, change } = made
        const total = sumOfCharges((await seen(id)).list[0]?.result ?? { charges: [] })
        const token = actor === 'customer' ? buyer.token : seller
        const reply = await changes.step(action, id, change, token, total)
        const wanted = amendmentTransition({ state, proposedBy: 'customer' }, action, actor)
        const expected = wanted.ok ? 200 : wanted.reason === 'NOT_ALLOWED' ? 403 : 409
        expect(reply.status, `${state}: ${action} by ${actor}: ${JSON.stringify(reply.error)}`).toBe(expected)
        expect((await seen(id)).list[0]?.state).toBe(wanted.ok ? wanted.to : state)
        if (wanted.ok) made = await reach(state)
      }
  })
})

describe('the changes of a reservation', () => {
  it('are for its two sides; admins read them, strangers and visitors find nothing', async () => {
    const id = await running()
    const change = await proposed(id)
    const stranger = await newBuyer(stack)
    expect((await changes.read(id, seller)).results.list[0]?.actions).toEqual(['accept', 'decline'])
    expect((await changes.read(id, buyer.token)).results.list[0]?.actions).toEqual(['withdraw'])
    expect((await changes.read(id, admin)).results).toMatchObject({ canPropose: false, list: [{ actions: [] }] })
    for (const token of [stranger.token, seller2]) {
      expect((await changes.read(id, token)).status).toBe(404)
      expect((await changes.step('decline', id, change, token)).status).toBe(404)
      expect((await changes.propose(id, token, { kind: 'extension', months: 1, totalCents: 1 })).status).toBe(404)
    }
    expect((await changes.read(id, null)).status).toBe(401)
    expect((await changes.step('decline', id, change, null)).status).toBe(401)
    expect((await changes.step('decline', id, change, admin)).status).toBe(403)
  })

  it('are one at a time, and only of what runs', async () => {
    const id = await running()
    await proposed(id)
    expect((await proposeMore(id, seller)).status).toBe(409)
    expect((await seen(id)).canPropose).toBe(false)
    const pending = await orderIn(url, buyer, 'pending', { selectedTerm: 3 })
    expect((await proposeMore(pending)).status).toBe(409)
    const asked = await running()
    const change = await proposed(asked)
    await act(url, buyer.token, 'request-cancel', asked)
    const reply = await changes.accept(asked, seller)
    expect([reply.status, (await changes.step('decline', asked, change, seller)).status]).toEqual([409, 200])
  })

  it('refuse another total than was seen, a day that is over, and more space than is free', async () => {
    const id = await running()
    const now = await seen(id)
    const { day, end } = daysOf(now)
    const body = { kind: 'quantity' as const, fromDate: day(10), quantity: 6 }
    expect(await changes.propose(id, buyer.token, { ...body, totalCents: 1 })).toMatchObject({
      status: 409,
      error: { code: 'PRICE_CHANGED' },
    })
    for (const fromDate of [addDays(now.today, 0), end])
      expect((await changes.propose(id, buyer.token, { ...body, fromDate, totalCents: 1 })).status).toBe(400)
    const quantity = 90_000_000
    const totalCents = totalOf(now, { kind: 'quantity', from: day(10), quantity })
    const full = await changes.propose(id, buyer.token, { ...body, quantity, totalCents })
    expect(full.error?.code, JSON.stringify(full.error)).toMatch(/^CAPACITY_EXCEEDED$/)
  })

  it('change terms, space, and end once they are accepted, and tell the other side', async () => {
    const id = await running()
    const before = await readTransaction(url, buyer.token, id)
    await proposed(id)
    expect((await changes.accept(id, seller)).status).toBe(200)
    const now = await seen(id)
    const { start, end, day } = daysOf(now)
    const order = await readTransaction(url, buyer.token, id)
    expect(order).toMatchObject({ quantity: 4, selectedTerm: 3, endDate: end, monthlyTotal: before.monthlyTotal })
    expect(order.amended).toMatchObject({ number: 1, steps: [{ quantity: 4 }, { from: day(40), quantity: 6 }] })
    expect(order.events.at(-1)).toMatchObject({ action: 'amended', actor: 'seller' })
    const holds = () =>
      pool
        .query<{ start: string; end: string; units: number }>(
          `select start_day::text as start, end_day::text as end, units::int from market.capacity_hold
            where order_id = $1 order by start_day`,
          [id],
        )
        .then(({ rows }) => rows)
    expect(await holds()).toEqual([
      { start, end: day(40), units: 4 * 1333 },
      { start: day(40), end, units: 6 * 1333 },
    ])
    const extended = totalOf(now, { kind: 'extension', months: 3 })
    await changes.propose(id, seller, { kind: 'extension', months: 3, totalCents: extended, note: 'Stay with us' })
    expect((await changes.accept(id, buyer.token)).status).toBe(200)
    expect((await readTransaction(url, buyer.token, id)).endDate).toBe(addMonths(start, 6))
    const later = await seen(id)
    const ended = totalOf(later, { kind: 'end', from: day(31) })
    await changes.propose(id, buyer.token, { kind: 'end', lastDate: day(30), totalCents: ended })
    expect((await changes.accept(id, seller)).status).toBe(200)
    expect(await holds()).toEqual([{ start, end: day(31), units: 4 * 1333 }])
    const { rows } = await pool.query<{ kind: string; user_id: number }>(
      `select kind, user_id from market.notification where (data ->> 'transactionId')::int = $1
        and kind like 'amendment%' order by id`,
      [id],
    )
    expect(rows.map(({ kind, user_id }) => [kind, user_id === buyer.id])).toEqual([
      ['amendment_proposed', false],
      ['amendment_accepted', true],
      ['amendment_proposed', true],
      ['amendment_accepted', false],
      ['amendment_proposed', false],
      ['amendment_accepted', true],
    ])
  })

  it('ask a customer for their identity where a purchase would', async () => {
    const id = await running()
    await pool.query('update users set kyc_verified = false where id = $1', [buyer.id])
    try {
      expect(await proposeMore(id, seller, 5_000)).toMatchObject({ status: 403, error: { code: 'KYC_REQUIRED' } })
    } finally {
      await pool.query('update users set kyc_verified = true where id = $1', [buyer.id])
    }
  })
})
