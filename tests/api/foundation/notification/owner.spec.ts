import { randomUUID } from 'node:crypto'
import type { Notification } from '@stackyard/shared/schema/notification'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../../payments/billing/new-person'

const { url, pool } = sharedStack()
let person: Person
beforeEach(async () => {
  person = await newPerson(url)
})

async function tell(userId: number, message: string, data: Record<string, unknown> = {}): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into market.notification (user_id, kind, message, data) values ($1, 'test', $2, $3) returning id`,
    [userId, message, data],
  )
  return Number(rows[0]?.id)
}

const list = (query = '', who = person) =>
  call<Notification[]>(url, 'GET', `/notification/${query}`, { token: who.token })
const read = (path: string, who = person) =>
  call<Notification>(url, 'PUT', `/notification/${path}`, { token: who.token, body: {} })

describe('the own notifications', () => {
  it('come newest first, in pages, with the page each is about', async () => {
    await tell(person.id, 'An order', { transactionId: 7, warehouseId: 3 })
    await tell(person.id, 'A listing', { warehouseId: 3 })
    await tell(person.id, 'A page', { path: '/settings#billing' })
    await tell(person.id, 'Another site', { path: '//elsewhere.test' })
    const all = await list()
    expect(all.total).toBe(4)
    expect(all.results.map(({ message, path, isRead }) => ({ message, path, isRead }))).toEqual([
      { message: 'Another site', path: null, isRead: false },
      { message: 'A page', path: '/settings#billing', isRead: false },
      { message: 'A listing', path: '/dashboard/warehouses/3', isRead: false },
      { message: 'An order', path: '/dashboard/transactions/7', isRead: false },
    ])
    const second = await list('?limit=1&skip=1')
    expect(second.results.map(({ message }) => message)).toEqual(['A page'])
    expect(second.total).toBe(4)
  })

  it('are counted by reservation, so that no group is cut by a page', async () => {
    const path = '/dashboard/transactions/7'
    const told: [message: string, data: Record<string, unknown>][] = [
      ['seven began', { transactionId: 7, warehouseId: 3 }],
      ['eight', { transactionId: 8 }],
      ['a listing', { warehouseId: 7 }],
      ['seven again', { path: `${path}?change=extension`, transactionId: 7 }],
      ['a quote on seven', { path: '/dashboard/quotes/7', transactionId: 7 }],
      ['elsewhere', { path: '//x.test/dashboard/transactions/7' }],
      ['seven now', { path }],
    ]
    for (const [message, data] of told) await tell(person.id, message, data)
    const page = async (query: string) => {
      const { results, total } = await list(query)
      return { total, messages: results.map(({ message }) => message) }
    }
    expect(await page('?grouped=true&limit=2')).toEqual({
      total: 5,
      messages: ['seven now', 'seven again', 'seven began', 'elsewhere'],
    })
    expect(await page('?grouped=true&limit=2&skip=2')).toEqual({
      total: 5,
      messages: ['a quote on seven', 'a listing'],
    })
    expect(await page('?grouped=true&limit=2&skip=4')).toEqual({ total: 5, messages: ['eight'] })
    expect(await page('?grouped=true&limit=2&skip=6')).toEqual({ total: 5, messages: [] })
    expect((await page('?limit=2')).total).toBe(7)
    await pool.query(`update market.notification set is_read = true where user_id = $1 and message = 'seven now'`, [
      person.id,
    ])
    expect(await page('?grouped=true&limit=3&unread=true')).toEqual({
      total: 5,
      messages: ['elsewhere', 'a quote on seven', 'seven again', 'seven began'],
    })
  })

  it('of one reservation are 50 at most, the latest', async () => {
    await pool.query(
      `insert into market.notification (user_id, kind, message, data)
       select $1, 'test', 'told ' || n, '{"transactionId": 9}' from generate_series(1, 60) n`,
      [person.id],
    )
    const { results, total } = await list('?grouped=true')
    expect([results.length, results[0]?.message, total]).toEqual([50, 'told 60', 1])
  })

  it('R-428: are read one by one, or all at once, and only by their owner', async () => {
    const other = await newPerson(url)
    const first = await tell(person.id, 'one')
    await tell(person.id, 'two')
    await tell(other.id, 'not yours')
    expect((await read(String(first), other)).status).toBe(404)
    expect(await read(String(first))).toMatchObject({ status: 200, results: { id: first, isRead: true } })
    expect((await list('?unread=true')).results.map(({ message }) => message)).toEqual(['two'])
    expect((await read('all')).status).toBe(200)
    expect((await list('?unread=true')).total).toBe(0)
    expect((await list('?unread=true', other)).total).toBe(1)
    expect((await list()).total).toBe(2)
  })
})

describe('asking for a rate', () => {
  const ask = (warehouseId: number, token = person.token) =>
    call(url, 'POST', '/notification/requestServiceRate', { token, body: { warehouseId, serviceId: '' } })

  it('tells the provider once a day, also when asked five times at once', async () => {
    const { rows } = await pool.query<{ id: number; seller_id: number }>(
      `select s.id, s.seller_id from market.listing_search s join users u on u.id = s.seller_id
       where s.listed and u.user_type = 'seller' order by s.id limit 1`,
    )
    const { id, seller_id } = rows[0] ?? { id: 0, seller_id: 0 }
    const company = `Asker ${randomUUID()}`
    await ok(url, 'PUT', '/user/profile/', { token: person.token, body: { company } })
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const told = await pool.query<{ message: string }>(
      `select message from market.notification where user_id = $1 and message like $2`,
      [seller_id, `${company}%`],
    )
    expect(told.rowCount).toBe(1)
  })

  it('of a managed listing tells each admin once a day, and not the profile that nobody reads', async () => {
    const { rows } = await pool.query<{ id: number; seller_id: number }>(
      `select s.id, s.seller_id from market.listing_search s join users u on u.id = s.seller_id
       where s.listed and u.user_type = 'manager' order by s.id limit 1`,
    )
    const { id, seller_id } = rows[0] ?? { id: 0, seller_id: 0 }
    const company = `Asker ${randomUUID()}`
    await ok(url, 'PUT', '/user/profile/', { token: person.token, body: { company } })
    for (const _ of [1, 2]) expect((await ask(id)).status).toBe(200)
    const told = await pool.query<{ user_id: number; user_type: string }>(
      `select n.user_id, u.user_type from market.notification n join users u on u.id = n.user_id where message like $1`,
      [`${company}%`],
    )
    const receivers = told.rows.map(({ user_id }) => user_id)
    expect(new Set(told.rows.map(({ user_type }) => user_type))).toEqual(new Set(['admin']))
    expect(new Set(receivers).size).toBe(receivers.length)
    expect(receivers).not.toContain(seller_id)
  })

  it('needs a listing that is there', async () => {
    expect(await ask(999_999_999)).toMatchObject({ status: 404, error: { code: 'LISTING_UNAVAILABLE' } })
    expect((await call(url, 'POST', '/notification/requestServiceRate', { body: { warehouseId: 1 } })).status).toBe(401)
  })
})
