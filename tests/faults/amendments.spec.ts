import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Change } from '@stackyard/shared/domain/amendment'
import { addDays, addMonths } from '@stackyard/shared/domain/calendar'
import type { Amendments } from '@stackyard/shared/schema/amendment'
import type { Installment } from '@stackyard/shared/schema/installment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amendmentsOf, daysOf } from '../api/reservations/amendment/amend'
import { act, done, orderIn } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { type Buyer, byBank, newBuyer, palletsByCard, purchase, readTransaction } from '../setup/buyer'
import { control } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { leaveFree, more, proposalOf } from './amending'
import { arm, describePoint, prepareCommitPoints, type KillPoint } from './kill-points'
import { moneyFaults } from './money'

let stack: Stack
let buyer: Buyer
let seller = ''
let changes: ReturnType<typeof amendmentsOf>
/** The same by another web process. */
let elsewhere: ReturnType<typeof amendmentsOf>
beforeAll(async () => {
  stack = await startStack({ frontDoors: 2 })
  buyer = await newBuyer(stack)
  seller = await tokenOf(stack.url, 'seller')
  changes = amendmentsOf(stack.url)
  elsewhere = amendmentsOf(stack.urls[1] ?? '')
  await stack.pool.query('update warehouses set billed_by_platform = true where id = $1', [listingIds.main])
})
afterAll(() => stack?.stop())
// Each test has the calls of a minute for itself.
beforeEach(() => stack.pool.query('delete from market.rate_limit'))

const running = (more: Record<string, unknown> = {}) =>
  orderIn(stack.url, buyer, 'approved', { selectedTerm: 3, quantity: 4, ...more })
const plan = (id: number) =>
  ok<Installment[]>(stack.url, 'GET', `/user/transaction/${id}/installments`, { token: buyer.token })
const amounts = async (id: number) =>
  (await plan(id)).map(({ number, dueDate, amount, state }) => [number, dueDate, amount, state])
const workOf = (today: string) =>
  stack.pool.query(`select graphile_worker.add_job('run-installments', json_build_object('today', $1::text))`, [today])
const until = (id: number, number: number, state: string) =>
  eventually(`payment ${number} ${state}`, 60_000, async () =>
    (await plan(id)).find((each) => each.number === number)?.state === state ? true : undefined,
  )

async function propose(id: number, of: (now: Amendments) => Change): Promise<number> {
  const now = (await changes.read(id, buyer.token)).results
  const change = of(now)
  const reply = await changes.propose(id, buyer.token, proposalOf(now, change))
  expect(reply, `${daysOf(now).start} ${JSON.stringify(reply.error)}`).toMatchObject({ success: true })
  return reply.results.list[0]?.id ?? 0
}

async function agreed(id: number, of: (now: Amendments) => Change): Promise<void> {
  await propose(id, of)
  const reply = await changes.accept(id, seller)
  expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
}

describe('a reservation that the platform bills, after a change', { timeout: 300_000 }, () => {
  it('charges what was agreed, month after month, and the books know it', async () => {
    const id = await running()
    const [second] = await plan(id)
    const month = second?.amount ?? 0
    const due = (count: number) => addMonths(second?.dueDate ?? '', count - 2)
    // The first month is paid: more space in the rest of it is an extra payment.
    await agreed(id, more(8, 10))
    const extra = (await plan(id)).find(({ isExtra }) => isExtra)
    expect(await amounts(id)).toEqual([
      [4, extra?.dueDate, extra?.amount, 'scheduled'],
      [2, due(2), month * 2, 'scheduled'],
      [3, due(3), month * 2, 'scheduled'],
    ])
    expect(await moneyFaults(stack)).toEqual([])
    await workOf(extra?.dueDate ?? '')
    await until(id, 4, 'paid')
    await agreed(id, () => ({ kind: 'extension', months: 3 }))
    await workOf(due(2))
    await until(id, 2, 'paid')
    await agreed(id, (now) => ({ kind: 'end', from: addMonths(daysOf(now).start, 4) }))
    expect((await amounts(id)).map(([number, , amount, state]) => [number, amount, state])).toEqual([
      [4, extra?.amount, 'paid'],
      [2, month * 2, 'paid'],
      [3, month * 2, 'scheduled'],
      [5, month * 2, 'scheduled'],
      [6, month * 2, 'canceled'],
      [7, month * 2, 'canceled'],
    ])
    for (const number of [3, 5]) {
      await workOf(due(number === 3 ? 3 : 4))
      await until(id, number, 'paid')
    }
    expect(await readTransaction(stack.url, buyer.token, id)).toMatchObject({ amended: { number: 3 } })
    await eventually('the receipts', 30_000, async () => {
      const { rows } = await stack.pool.query(`select from market.invoice where ref like $1`, [`order:${id}:%`])
      return rows.length === 4 ? true : undefined
    })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('with fulfillment: its deposit is in the first payment alone, whatever changes', async () => {
    const id = await running({ fulfillment: { monthlyVolumeTier: '501 to 2000' } })
    const [second] = await plan(id)
    expect(await readTransaction(stack.url, buyer.token, id)).toMatchObject({
      amountDue: (second?.amount ?? 0) + 1140,
      fulfillmentAmount: 1140,
    })
    expect((await plan(id)).map(({ amount }) => amount)).toEqual([second?.amount, second?.amount])
    await agreed(id, more(8, 10))
    await agreed(id, () => ({ kind: 'extension', months: 1 }))
    await workOf(second?.dueDate ?? '')
    await until(id, 2, 'paid')
    const { amountDue, parts } = await readTransaction(stack.url, buyer.token, id)
    expect(parts.map(({ amountDue: due }) => due)).toEqual([amountDue - 1140, 1140])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('of both parts ends one of them alone: no payment follows from the end of fulfillment, no end of it from that of the space', async () => {
    const id = await running({ fulfillment: { monthlyVolumeTier: '501 to 2000' } })
    const due = await amounts(id)
    const holds = () =>
      stack.pool.query(
        'select start_day::text, end_day::text, units, state from market.capacity_hold where order_id = $1',
        [id],
      )
    const { rows: held } = await holds()
    await agreed(id, (now) => ({ kind: 'fulfillment-end', from: daysOf(now).day(200) }))
    expect(await amounts(id)).toEqual(due)
    expect((await holds()).rows).toEqual(held)
    const { start } = daysOf((await changes.read(id, buyer.token)).results)
    const fulfillmentEnd = addDays(start, 200)
    expect((await readTransaction(stack.url, buyer.token, id)).amended).toMatchObject({ number: 1, fulfillmentEnd })
    await agreed(id, (now) => ({ kind: 'end', from: addMonths(daysOf(now).start, 2) }))
    expect((await readTransaction(stack.url, buyer.token, id)).amended).toMatchObject({
      number: 2,
      endDay: addMonths(start, 2),
      fulfillmentEnd,
    })
    await agreed(id, (now) => ({ kind: 'both-end', from: addMonths(daysOf(now).start, 1) }))
    const ended = await readTransaction(stack.url, buyer.token, id)
    expect(ended.amended).toMatchObject({ endDay: addMonths(start, 1), fulfillmentEnd: addMonths(start, 1) })
    expect(ended.parts.map(({ amountDue }) => amountDue)).toEqual([ended.amountDue - 1140, 1140])
    expect((await amounts(id)).map(([number, , , state]) => [number, state])).toEqual([
      [2, 'canceled'],
      [3, 'canceled'],
    ])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('after its space is over fulfillment can still be ended, and nothing else', async () => {
    const id = await running({ selectedTerm: 1, fulfillment: { monthlyVolumeTier: '501 to 2000' } })
    for (const [table, key] of [
      ['orders', 'id'],
      ['capacity_hold', 'order_id'],
    ])
      await stack.pool.query(
        `update market.${table} set start_day = (start_day - interval '6 months')::date,
          end_day = ((start_day - interval '6 months')::date + interval '1 month')::date where ${key} = $1`,
        [id],
      )
    expect((await changes.read(id, buyer.token)).results.kinds).toEqual(['fulfillment-end'])
    const reply = await changes.propose(id, buyer.token, { kind: 'extension', months: 1, totalCents: 0 })
    expect(reply).toMatchObject({ status: 409, error: { code: 'TRANSITION_REFUSED' } })
    await agreed(id, ({ today }) => ({ kind: 'fulfillment-end', from: addDays(today, 30) }))
    expect((await changes.read(id, buyer.token)).results.list[0]).toMatchObject({ number: 1, state: 'accepted' })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('is not changed while a payment is in flight, and a canceled one owes nothing more', async () => {
    const bank = byBank(buyer)
    const id = await running(bank)
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * 86_400 })
    await eventually('the first payment', 60_000, async () =>
      (await readTransaction(stack.url, buyer.token, id)).paymentState === 'captured' ? true : undefined,
    )
    await propose(id, more(6, 40))
    await workOf((await plan(id))[0]?.dueDate ?? '')
    await until(id, 2, 'processing')
    expect(await changes.accept(id, seller)).toMatchObject({ status: 409, error: { code: 'TRANSITION_REFUSED' } })
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * 86_400 })
    await until(id, 2, 'paid')
    expect((await changes.accept(id, seller)).status).toBe(200)
    await done(stack.url, await tokenOf(stack.url, 'admin'), 'cancel as admin', id)
    await eventually('the refund', 60_000, async () => {
      const { paymentState } = await readTransaction(stack.url, buyer.token, id)
      if (paymentState === 'refunded') return true
      await control(stack.simUrl, 'clock', { advanceSeconds: 86_400 })
      return undefined
    })
    // The change begins in the month that was paid meanwhile: its extra payment is canceled, too.
    expect((await plan(id)).map(({ state, isExtra }) => [state, isExtra])).toEqual([
      ['paid', false],
      ['canceled', true],
      ['canceled', false],
    ])
    expect(await moneyFaults(stack)).toEqual([])
  })
})

/** Both web processes accept one proposal at the same moment: what they send was read before. */
async function acceptTwice(id: number) {
  const open = await changes.openOf(id, seller)
  return Promise.all([changes, elsewhere].map((door) => door.acceptOpen(id, open, seller)))
}

describe('at once', { timeout: 300_000 }, () => {
  it('of two accepts, and of an accept and a withdrawal, one happens', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await running()
      await propose(id, more(6, 40))
      const twice = await acceptTwice(id)
      expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const other = await running()
      const change = await propose(other, more(6, 40))
      const open = await changes.openOf(other, seller)
      const [accept, withdraw] = await Promise.all([
        changes.acceptOpen(other, open, seller),
        elsewhere.step('withdraw', other, change, buyer.token),
      ])
      expect([accept.status, withdraw.status].toSorted()).toEqual([200, 409])
    }
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('of two accepts of the end of fulfillment, one happens', async () => {
    const id = await running({ fulfillment: { monthlyVolumeTier: '501 to 2000' } })
    await propose(id, (now) => ({ kind: 'fulfillment-end', from: daysOf(now).day(40) }))
    const twice = await acceptTwice(id)
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('an accept and a purchase never take the same last space', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await running()
      await propose(id, more(8, 20))
      await leaveFree(stack, 5)
      const other = await newBuyer(stack)
      const body = palletsByCard(other, listingIds.main, { quantity: 4, selectedTerm: 3 })
      const open = await changes.openOf(id, seller)
      const [accept, bought] = await Promise.all([
        changes.acceptOpen(id, open, seller),
        purchase(stack.urls[1] ?? '', other.token, body),
      ])
      expect([accept.status, bought.status].toSorted()).toEqual([200, 409])
      const lost = accept.status === 409 ? accept : bought
      expect(lost.error?.code).toBe('CAPACITY_EXCEEDED')
      expect(await moneyFaults(stack)).toEqual([])
      await leaveFree(stack, 500)
    }
  })
})

const points: KillPoint[] = ([0, 1, 2] as const).flatMap((skip): KillPoint[] => [
  { at: 'commit', ends: 'committed', skip },
  { at: 'commit', ends: 'rolled back', skip },
])

describe('kill -9 while a change is accepted', { timeout: 180_000 }, () => {
  beforeAll(() => prepareCommitPoints(stack))

  const cases = [
    ...points.map((point) => ['quantity', describePoint(point), point] as const),
    ...points.slice(0, 2).map((point) => ['both-end', describePoint(point), point] as const),
  ]
  it.each(cases)('%s, %s: all of it or nothing', async (of, _, point) => {
    const both = { fulfillment: { monthlyVolumeTier: '501 to 2000' } }
    const id = await running({ poNumber: randomUUID().slice(0, 8), ...(of === 'both-end' ? both : {}) })
    await propose(id, of === 'quantity' ? more(6, 40) : (now) => ({ kind: of, from: daysOf(now).day(40) }))
    const armed = await arm(stack, point)
    let answer: unknown
    const accepting = changes.accept(id, seller).then(
      (reply) => (answer = reply),
      () => null,
    )
    await eventually<true>('the cut', 60_000, async () => {
      if (await armed.isReached()) return true
      throw new Error(`the accept was answered: ${JSON.stringify(answer)}`)
    })
    await armed.cut()
    await accepting
    await stack.start()
    const { list } = (await changes.read(id, buyer.token)).results
    const { amended } = await readTransaction(stack.url, buyer.token, id)
    expect(list[0]?.state).toBe(point.at === 'commit' && point.ends === 'committed' ? 'accepted' : 'proposed')
    expect(amended?.number ?? 0).toBe(list[0]?.state === 'accepted' ? 1 : 0)
    expect(await moneyFaults(stack)).toEqual([])
    if (list[0]?.state === 'proposed') expect((await changes.accept(id, seller)).status).toBe(200)
    expect((await act(stack.url, seller, 'complete', id)).status).toBe(409)
  })
})
