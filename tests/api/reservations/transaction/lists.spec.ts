import { ordersBy, ordersWhere, type Scope } from '@stackyard/cms/modules/reservations/booking/order-filters'
import { orders } from '@stackyard/cms/modules/reservations/booking/tables'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { addDays } from '@stackyard/shared/domain/calendar'
import { TransactionQuery } from '@stackyard/shared/schema/transaction'
import { drizzle } from 'drizzle-orm/node-postgres'
import papaparse from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, readTransaction, type Buyer } from '../../../setup/buyer'
import { planOf } from '../../../setup/plan-of'
import { sharedStack } from '../../../setup/stack'
import { orderIn } from './order-in'

const stack = sharedStack()
const { url, pool } = stack
const small: number[] = []
let buyer: Buyer
let byBank: number
let admin: string
beforeAll(async () => {
  buyer = await newBuyer(stack)
  admin = await tokenOf(url, 'admin')
  small.push(await orderIn(url, buyer, 'pending', { quantity: 3 }), await orderIn(url, buyer, 'approved'))
  byBank = await orderIn(url, buyer, 'pending', {
    paymentType: 'ACH',
    achId: buyer.achId,
    cardId: undefined,
    billingInfoId: undefined,
    quantity: 2,
  })
  await pool.query(`update market.orders set created_at = '2025-03-09T23:59:59Z' where id = $1`, [small[0]])
})

const ids = async (query: string, token = buyer.token): Promise<number[]> =>
  (await ok<{ id: number }[]>(url, 'GET', `/user/transaction/?${query}`, { token })).map((order) => order.id)

type Row = Record<string, string>
type File = { fileName: string; content: string; rows: number; isComplete: boolean }
const exported = async (path: string, token: string): Promise<{ file: File; rows: Row[] }> => {
  const file = await ok<File>(url, 'GET', path, { token })
  return { file, rows: papaparse.parse<Row>(file.content, { header: true }).data }
}

describe('lists of orders (R-389)', () => {
  it('come in the order asked for', async () => {
    const [old = 0, approved = 0] = small
    expect(await ids('')).toEqual([byBank, approved, old])
    expect(await ids('sort=createdAt')).toEqual([old, approved, byBank])
    expect(await ids('sort=-amountDue')).toEqual([old, byBank, approved])
    expect(await ids('sort=amountDue&limit=2&skip=1')).toEqual([byBank, old])
    expect((await call(url, 'GET', '/user/transaction/?sort=sellerId', { token: buyer.token })).status).toBe(400)
  })

  it('are narrowed by method, type, status and days', async () => {
    const [old = 0, approved = 0] = small
    expect(await ids('paymentType=ACH')).toEqual([byBank])
    expect(await ids('paymentType=CARD&status=approved')).toEqual([approved])
    expect(await ids('type=fulfillment')).toEqual([])
    expect(await ids('from=2025-03-09&to=2025-03-09')).toEqual([old])
    expect(await ids('to=2025-03-08')).toEqual([])
    expect(await ids('from=2025-03-10')).toEqual([byBank, approved])
    expect(await ids('status=&paymentType=&type=&from=&to=&sort=')).toHaveLength(3)
    for (const wrong of ['from=yesterday', 'paymentType=CASH', 'type=rental'])
      expect((await call(url, 'GET', `/user/transaction/?${wrong}`, { token: buyer.token })).status, wrong).toBe(400)
  })

  it('leave as CSV: what matches, of the own, nothing else', async () => {
    const { file, rows } = await exported('/user/transaction/export?sort=createdAt', buyer.token)
    expect(file).toMatchObject({ fileName: expect.stringMatching(/^orders-\d{4}-\d\d-\d\d\.csv$/), isComplete: true })
    expect(rows.map((row) => [Number(row.Number), row.Status, row.Method, row['Amount (USD)']])).toEqual([
      [small[0], 'Pending', 'CARD', '60.00'],
      [small[1], 'Approved', 'CARD', '20.00'],
      [byBank, 'Pending', 'ACH', '40.00'],
    ])
    const { endDate } = await readTransaction(url, buyer.token, byBank)
    expect(rows[2]?.['Last day']).toBe(addDays(endDate ?? '', -1))
    expect(file.rows).toBe(3)
    expect((await exported('/user/transaction/export?paymentType=ACH', buyer.token)).rows).toHaveLength(1)
    const stranger = await newBuyer(stack)
    expect((await exported('/user/transaction/export', stranger.token)).file).toMatchObject({ rows: 0 })
  })

  it('leave without formulas, whatever people call themselves', async () => {
    const name = '=HYPERLINK("//evil","x")\nof two lines'
    await pool.query(`update users set company = $2 where id = $1`, [buyer.id, name])
    const { rows } = await exported(`/admin/transaction/export?query=hyperlink`, admin)
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row.Customer).toBe(`'${name}`)
    await pool.query(`update users set company = null where id = $1`, [buyer.id])
  })

  it('of everybody are for admins', async () => {
    const all = (await exported('/admin/transaction/export', admin)).rows.map((row) => Number(row.Number))
    expect(all).toEqual(expect.arrayContaining([...small, byBank]))
    for (const token of [buyer.token, await tokenOf(url, 'seller')])
      expect((await call(url, 'GET', '/admin/transaction/export', { token })).status).toBe(403)
  })
})

describe('the plan of a list of orders', () => {
  it('reads a page from an index, in its order, on a full marketplace', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type,
           payment_method, warehouse, created_at)
         select n % 3000 + 1000, n % 400 + 5000, $1, 'fulfillment', 100 + n * 7919 % 100000, 'CARD', '{}', '{}',
           now() - n * interval '1 minute' from generate_series(1, 20000) n`,
        [listingIds.main],
      )
      await client.query('analyze market.orders')
      const db = drizzle({ client })
      const planFor = async (scope: Scope, reader: { id: number; userType: 'admin' | 'customer' }, input: object) => {
        const query = TransactionQuery.parse(input)
        const page = db
          .select()
          .from(orders)
          .where(ordersWhere(reader, query, scope))
          .orderBy(...ordersBy(query.sort))
          .limit(query.limit)
        return planOf(client, page.getSQL())
      }
      const boss = { id: 1, userType: 'admin' } as const
      expect(await planFor('all', boss, {})).toMatch(/Index Scan using orders_by_day/)
      expect(await planFor('all', boss, { sort: 'createdAt' })).toMatch(/Index Scan Backward using orders_by_day/)
      expect(await planFor('all', boss, { sort: '-amountDue' })).toMatch(/Index Scan using orders_by_amount/)
      expect(await planFor('all', boss, { from: '2026-01-01', to: '2030-01-01' })).toMatch(/orders_by_day/)
      const own = await planFor('own', { id: 1200, userType: 'customer' }, { sort: '-amountDue' })
      expect(own).toMatch(/orders_by_customer/)
      expect(own).not.toMatch(/Seq Scan/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
