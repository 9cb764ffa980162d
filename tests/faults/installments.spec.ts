import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { addDays, addMonths } from '@stackyard/shared/domain/calendar'
import type { Installment } from '@stackyard/shared/schema/installment'
import type { MoneySummary } from '@stackyard/shared/schema/payout'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, done, orderIn } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { call, ok } from '../setup/api'
import { type Buyer, byBank, newBuyer, readTransaction } from '../setup/buyer'
import { breakCard as breakCardOf, workOfDay } from '../setup/months'
import { control, simulatorStore } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { arm, describePoint, prepareCommitPoints, type KillPoint } from './kill-points'
import { moneyFaults } from './money'

const DAY_SECONDS = 86_400

let stack: Stack
let buyer: Buyer
let admin: string
beforeAll(async () => {
  stack = await startStack()
  buyer = await newBuyer(stack)
  admin = await tokenOf(stack.url, 'admin')
  await stack.pool.query('update warehouses set billed_by_platform = true where id = $1', [listingIds.main])
})
afterAll(() => stack?.stop())

/** A running reservation of so many months that the platform bills. */
async function running(term: number, more: Record<string, unknown> = {}): Promise<{ id: number; start: string }> {
  const id = await orderIn(stack.url, buyer, 'approved', { selectedTerm: term, ...more })
  const { startDate } = await readTransaction(stack.url, buyer.token, id)
  return { id, start: startDate ?? '' }
}

const plan = (id: number, token = buyer.token) =>
  ok<Installment[]>(stack.url, 'GET', `/user/transaction/${id}/installments`, { token })
const stateOf = async (id: number, number: number) => (await plan(id)).find((each) => each.number === number)?.state

const workOf = (today: string) => workOfDay(stack, today)
const settle = () =>
  stack.pool.query(`select graphile_worker.add_job('settle-installments', json_build_object('olderThanSeconds', 0))`)

const until = (id: number, number: number, state: string) =>
  eventually(`month ${number} ${state}`, 60_000, async () => ((await stateOf(id, number)) === state ? true : undefined))

async function told(id: number, kind: string): Promise<string[]> {
  const { rows } = await stack.pool.query<{ message: string }>(
    `select message from market.notification where kind = $2 and (data ->> 'transactionId')::int = $1 order by id`,
    [id, kind],
  )
  return rows.map(({ message }) => message)
}

const intentsOf = async (id: number) =>
  Object.values((await simulatorStore(stack.simUrl)).payment_intent).filter((intent) =>
    intent.metadata['installment']?.startsWith(`${id}:`),
  )

const breakCard = (orderId: number) => breakCardOf(stack, { orderId, buyerId: buyer.id })

async function mendCard(id: number): Promise<void> {
  await stack.pool.query(
    `update market.orders set payment_method = payment_method || jsonb_build_object('stripePaymentMethodId', $2::text)
      where id = $1`,
    [id, `pm_demo_visa_${buyer.id}`],
  )
}

const pay = (id: number, number: number, token = buyer.token) =>
  call<Installment[]>(stack.url, 'POST', `/user/transaction/${id}/installments/${number}/pay`, {
    token,
    body: { paymentType: 'CARD', cardId: buyer.cardId },
  })

describe('a reservation whose months the platform bills', { timeout: 300_000 }, () => {
  it('runs for twelve months, with a second month that fails three times more and is paid by link', async () => {
    const { id, start } = await running(12)
    const made = await plan(id)
    expect(made.map(({ number, dueDate, state }) => ({ number, dueDate, state }))).toEqual(
      Array.from({ length: 11 }, (_, index) => ({
        number: index + 2,
        dueDate: addMonths(start, index + 1),
        state: 'scheduled',
      })),
    )
    const due = made[0]?.dueDate ?? ''
    await workOf(addDays(due, -4))
    await workOf(addDays(due, -3))
    await eventually('the announcement', 30_000, async () =>
      (await told(id, 'installment_announced')).length === 1 ? true : undefined,
    )
    expect(await stateOf(id, 2)).toBe('scheduled')
    await breakCard(id)
    for (const [later, next] of [
      [0, 1],
      [1, 3],
      [3, 7],
    ] as const) {
      await workOf(addDays(due, later))
      await eventually('the next try', 60_000, async () =>
        (await plan(id))[0]?.nextTryDate === addDays(due, next) ? true : undefined,
      )
      // The day's work done twice charges nothing twice.
      await workOf(addDays(due, later))
    }
    await workOf(addDays(due, 7))
    await until(id, 2, 'failed')
    expect(await told(id, 'installment_retrying')).toHaveLength(6)
    expect(await told(id, 'installment_failed')).toHaveLength(2)
    expect(await intentsOf(id)).toHaveLength(4)
    expect(await readTransaction(stack.url, buyer.token, id)).toMatchObject({ status: 'approved' })
    const seller = await tokenOf(stack.url, 'seller')
    expect((await plan(id, seller))[0]).toMatchObject({ failure: null, canPay: false })
    expect((await pay(id, 2)).results[0]).toMatchObject({ state: 'paid' })
    expect((await pay(id, 2)).status).toBe(409)
    await mendCard(id)
    for (const { number, dueDate } of made.slice(1)) {
      await control(stack.simUrl, 'clock', { advanceSeconds: 30 * DAY_SECONDS })
      await workOf(dueDate)
      await until(id, number, 'paid')
    }
    expect((await intentsOf(id)).filter(({ status }) => status === 'succeeded')).toHaveLength(11)
    await eventually('eleven receipts', 30_000, async () => {
      const { rows } = await stack.pool.query(`select from market.invoice where ref like $1`, [`order:${id}:%`])
      return rows.length === 11 ? true : undefined
    })
    const money = await ok<MoneySummary>(stack.url, 'GET', '/admin/money', { token: admin })
    expect(money.capturedCents).toBe(12 * Math.round((made[0]?.amount ?? 0) * 100))
    expect(money.capturedCents).toBe(money.owedCents + money.paidOutCents + money.feeCents)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('is not to be seen or paid by others', async () => {
    const { id } = await running(3)
    const stranger = await newBuyer(stack)
    expect(
      (await call(stack.url, 'GET', `/user/transaction/${id}/installments`, { token: stranger.token })).status,
    ).toBe(404)
    expect((await pay(id, 2, stranger.token)).status).toBe(404)
    // What is not due yet is not paid early.
    expect((await pay(id, 2)).status).toBe(409)
  })

  it('debits a bank account, and is paid when the bank says so', async () => {
    const bank = byBank(buyer)
    const { id, start } = await running(3, bank)
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
    await eventually('the first payment', 60_000, async () =>
      (await readTransaction(stack.url, buyer.token, id)).paymentState === 'captured' ? true : undefined,
    )
    await workOf(addMonths(start, 1))
    await until(id, 2, 'processing')
    expect((await act(stack.url, admin, 'cancel as admin', id)).status).toBe(409)
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
    await until(id, 2, 'paid')
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('is not charged for a month after it was canceled', async () => {
    const { id, start } = await running(3)
    await done(stack.url, admin, 'cancel as admin', id)
    await workOf(addMonths(start, 2))
    await eventually('the refund', 60_000, async () =>
      (await readTransaction(stack.url, buyer.token, id)).paymentState === 'refunded' ? true : undefined,
    )
    expect((await plan(id)).map(({ state }) => state)).toEqual(['canceled', 'canceled'])
    expect(await intentsOf(id)).toEqual([])
    expect(await moneyFaults(stack)).toEqual([])
  })
})

const points: KillPoint[] = [
  { at: 'call', when: 'before', skip: 0 },
  { at: 'call', when: 'after', skip: 0 },
  ...([0, 1, 2] as const).flatMap((skip): KillPoint[] => [
    { at: 'commit', ends: 'committed', skip },
    { at: 'commit', ends: 'rolled back', skip },
  ]),
]

describe('kill -9 while an installment is charged', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    await prepareCommitPoints(stack)
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
  })

  it.each(points.map((point) => [describePoint(point), point] as const))('%s: it is charged once', async (_, point) => {
    const { id, start } = await running(3)
    const due = addMonths(start, 1)
    const armed = await arm(stack, point)
    await stack.pool.query(
      `select graphile_worker.add_job('run-installments', json_build_object('today', $1::text), job_key => $2)`,
      [due, randomUUID()],
    )
    await eventually('the cut', 60_000, async () => ((await armed.isReached()) || (await paid(id)) ? true : undefined))
    await armed.cut()
    await stack.start()
    await eventually('month 2 paid', 60_000, async () => {
      await settle()
      await workOf(due)
      return (await paid(id)) ? true : undefined
    })
    const charged = await intentsOf(id)
    expect(charged.map(({ status }) => status)).toEqual(['succeeded'])
    expect(await moneyFaults(stack)).toEqual([])
  })
})

const paid = async (id: number): Promise<boolean> =>
  (await stack.pool.query(`select from market.installment where order_id = $1 and number = 2 and state = 'paid'`, [id]))
    .rows.length > 0
