import { beforeAll, describe, expect, it } from 'vitest'
import type { MoneyReport } from '@stackyard/shared/schema/money-report'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, readTransaction, type Buyer } from '../../../setup/buyer'
import { control, paymentIntentOf } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { orderIn } from './order-in'

const stack = sharedStack()
const { url, pool, simUrl } = stack
const SELLER = 3
let buyer: Buyer
let admin: string
beforeAll(async () => {
  buyer = await newBuyer(stack)
  admin = await tokenOf(url, 'admin')
})

const addJob = (name: string, payload: object = {}): Promise<unknown> =>
  pool.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)])

/** The job for an order now, and until it has been done. */
async function remind(orderId: number): Promise<void> {
  const key = `test-reminder:${orderId}:${Date.now()}`
  await pool.query(`select graphile_worker.add_job('remind-of-expiry', $1::json, job_key := $2)`, [
    JSON.stringify({ orderId }),
    key,
  ])
  await eventually('the reminder done', 15_000, async () => {
    const { rows } = await pool.query('select 1 from graphile_worker.jobs where key = $1', [key])
    return rows.length === 0 || undefined
  })
}

type Told = { user_id: number; message: string; is_admin: boolean }

async function told(kind: string, id: number): Promise<Told[]> {
  const { rows } = await pool.query<Told>(
    `select n.user_id, n.message, u.user_type = 'admin' as is_admin from market.notification n
     join users u on u.id = n.user_id where n.kind = $1 and (n.data ->> 'transactionId')::int = $2 order by u.user_type::text, n.id`,
    [kind, id],
  )
  return rows
}

const noted = (id: number, action: string): Promise<true> =>
  eventually(`${action} of order ${id}`, 15_000, async () => {
    const { events } = await readTransaction(url, buyer.token, id)
    return events.some((event) => event.action === action) || undefined
  })

const mailed = (id: number): string[] =>
  stack
    .outbox()
    .filter((mail) => mail.subject.startsWith(`Reservation #${id} `))
    .map((mail) => mail.to)

describe('an unanswered hold', () => {
  it('is announced to both parties a day before it ends, once, and not before', async () => {
    const id = await orderIn(url, buyer, 'pending')
    const { rows } = await pool.query<{ hours: number }>(
      `select round(extract(epoch from o.expires_at - j.run_at) / 3600)::int as hours
       from market.orders o join graphile_worker.jobs j on j.key = 'remind-of-expiry:' || o.id where o.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ hours: 24 }])
    await remind(id)
    await pool.query(`update market.orders set expires_at = now() + interval '23 hours' where id = $1`, [id])
    await remind(id)
    await noted(id, 'expiry_notice')
    await remind(id)
    await expect.poll(() => mailed(id).length, { timeout: 15_000 }).toBe(4)
    const notices = await told('order_expires_soon', id)
    expect(notices.map((notice) => notice.user_id)).toEqual([buyer.id, SELLER])
    expect(notices[0]?.message).toContain('nothing is charged')
    expect(notices[1]?.message).toContain('is waiting for your answer')
    expect(await readTransaction(url, buyer.token, id)).toMatchObject({ status: 'pending', paymentState: 'authorized' })
  })

  it('that was answered is not announced', async () => {
    const id = await orderIn(url, buyer, 'approved')
    await pool.query(`update market.orders set expires_at = now() + interval '23 hours' where id = $1`, [id])
    await remind(id)
    expect(await told('order_expires_soon', id)).toEqual([])
  })
})

describe('a dispute', () => {
  it.each(['won', 'lost'] as const)('is told to both parties and the admins, and how it ended: %s', async (status) => {
    const id = await orderIn(url, buyer, 'approved')
    const intent = await paymentIntentOf(simUrl, id)
    const opened = await fetch(`${simUrl}/__sim/disputes/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentIntent: intent.id }),
    })
    const dispute = (await opened.json()) as { id: string }
    await noted(id, 'disputed')
    expect(await call(url, 'PUT', `/admin/transactions/cancel/${id}`, { token: admin })).toMatchObject({
      status: 409,
      error: { code: 'TRANSITION_REFUSED' },
      message: expect.stringContaining('dispute'),
    })
    await control(simUrl, 'disputes/close', { id: dispute.id, status })
    await noted(id, `dispute_${status}`)
    for (const kind of ['disputed', `dispute_${status}`]) {
      const people = await told(kind, id)
      expect(people.filter((person) => !person.is_admin).map((person) => person.user_id)).toEqual([buyer.id, SELLER])
      expect(people.filter((person) => person.is_admin).length).toBeGreaterThan(0)
      for (const person of people) expect(person.message).toContain('$20.00')
    }
    const paymentState = status === 'won' ? 'captured' : 'charged_back'
    expect(await readTransaction(url, buyer.token, id)).toMatchObject({ status: 'approved', paymentState })
  })
})

describe('the nightly comparison with the payment provider', () => {
  const reports = () => ok<MoneyReport[]>(url, 'GET', '/admin/transaction/reports', { token: admin })
  const next = async (): Promise<MoneyReport> => {
    const last = (await reports())[0]?.id ?? 0
    await addJob('report-money')
    return eventually('another report', 15_000, async () => (await reports()).find((report) => report.id > last))
  }

  it('reports a difference to the admins, mends nothing, and is kept', async () => {
    const id = await orderIn(url, buyer, 'approved')
    const mine = (report: MoneyReport) => report.violations.filter(({ detail }) => detail.includes(`order ${id},`))
    const good = await next()
    expect(good.checked).toBeGreaterThan(10)
    expect(mine(good)).toEqual([])
    await pool.query('update market.orders set amount_cents = amount_cents + 1 where id = $1', [id])
    try {
      const report = await next()
      expect(mine(report)).toMatchObject([
        { invariant: 'PaymentIntents and orders agree one to one', detail: expect.stringContaining('2000 cents') },
      ])
      const { rows } = await pool.query(
        `select 1 from market.notification where kind = 'money_report' and (data ->> 'reportId')::int = $1`,
        [report.id],
      )
      expect(rows.length).toBeGreaterThan(0)
      const { rows: kept } = await pool.query('select amount_cents::int as cents from market.orders where id = $1', [
        id,
      ])
      expect(kept).toEqual([{ cents: 2001 }])
    } finally {
      await pool.query('update market.orders set amount_cents = amount_cents - 1 where id = $1', [id])
    }
    await expect(pool.query('delete from market.money_report')).rejects.toThrow('append only')
  })

  it('is for admins alone (R-390)', async () => {
    for (const token of [buyer.token, await tokenOf(url, 'seller')])
      expect((await call(url, 'GET', '/admin/transaction/reports', { token })).status).toBe(403)
  })
})
