import { readEntries } from '@stackyard/cms/modules/reservations/booking/space-entries'
import { boardStatement } from '@stackyard/cms/modules/reservations/booking/operations/read-space-board'
import { dayOf, mondayOf } from '@stackyard/shared/domain/calendar'
import type { SpaceBoard, SpaceCalendar } from '@stackyard/shared/schema/space-calendar'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { planOf } from '../../../setup/plan-of'
import { freshName, liveListing } from './new-listing'

const { url, pool } = sharedStack()
const today = dayOf(new Date())

let seller: NewSeller
const ids: number[] = []
const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  ok(url, method, `/warehouse/${path}`, { token: seller.token, body })

beforeAll(async () => {
  seller = await newSeller({ url, pool })
  for (const name of ['B-side', 'a-side']) {
    const body = { ...liveListing(freshName(name)), totalSpace: 40 }
    const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: seller.token, body })
    ids.unshift(id)
  }
  const [first = 0, second = 0] = ids
  const buyer = await newBuyer({ url, pool })
  await bought(url, buyer.token, palletsByCard(buyer, first, { startDate: inDays(20), quantity: 8 }))
  await send('POST', `${second}/space/block`, { startDay: inDays(15), spaceType: 'PALLET', quantity: 23 })
  await send('PUT', `${second}/space/total/${inDays(70)}`, { pallets: 90 })
})

const read = (query = '', token = seller.token) =>
  call<SpaceBoard>(url, 'GET', `/warehouse/space/board${query}`, { token })

describe('the calendar of all warehouses', () => {
  it('has a row for each, by name, with the same weeks as its own calendar', async () => {
    const board = await read('?weeks=16')
    if (!board.success) throw new Error(board.message)
    expect(board.total).toBe(2)
    expect(board.results.weeks[0]).toBe(mondayOf(today))
    expect(board.results.rows.map(({ id }) => id)).toEqual(ids)
    for (const row of board.results.rows) {
      const { weeks } = await ok<SpaceCalendar>(url, 'GET', `/warehouse/${row.id}/space?weeks=16`, {
        token: seller.token,
      })
      expect(row).toMatchObject({
        total: weeks.map(({ total }) => total),
        blocked: weeks.map(({ blocked }) => blocked),
        held: weeks.map(({ held }) => held),
        sold: weeks.map(({ sold }) => sold),
        arriving: weeks.map(({ arriving }) => arriving),
        leaving: weeks.map(({ leaving }) => leaving),
      })
    }
    const [first, second] = board.results.rows
    expect(first?.arriving.filter((feet) => feet > 0)).toEqual([106.64])
    expect(new Set(second?.total)).toEqual(new Set([533.2, 1199.7]))
  })

  it('comes in pages, and to its provider alone', async () => {
    const page = await read('?weeks=2&skip=1&limit=1')
    expect(page.success && [page.total, page.results.rows.map(({ id }) => id)]).toEqual([2, ids.slice(1)])
    const past = await read('?weeks=2&skip=2&limit=1')
    expect(past.success && [past.total, past.results.rows]).toEqual([2, []])
    const other = await read('', (await newSeller({ url, pool })).token)
    expect(other.success && [other.total, other.results.rows]).toEqual([0, []])
    expect((await read('', await tokenOf(url, 'customer'))).status).toBe(403)
    expect((await call(url, 'GET', '/warehouse/space/board')).status).toBe(401)
  })

  it('goes out as a table of weeks and as events that name their warehouse', async () => {
    const file = (format: string) =>
      ok<z.infer<typeof TextFile>>(url, 'GET', `/warehouse/space/board/export?format=${format}`, {
        token: seller.token,
      })
    const lines = (await file('csv')).content.split('\r\n')
    expect(lines[0]).toBe('Warehouse,City,Week from,Total pallets,Blocked,Requested,Reserved,Free,Arriving,Leaving')
    expect(lines).toHaveLength(1 + 2 * 52)
    expect(lines.some((line) => line.endsWith(',40,0,8,0,32,8,0'))).toBe(true)
    const { content } = await file('ics')
    expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(content.replaceAll('\r\n ', '')).toMatch(/SUMMARY:B-side.* · Blocked · 23 pallets/)
  })
})

it('no more entries are read than go into a file', async () => {
  const where = sql`h.warehouse_id in ${ids}`
  const all = await readEntries(drizzle({ client: pool }), where)
  expect(all.length).toBeGreaterThan(1)
  expect(await readEntries(drizzle({ client: pool }), where, 1)).toEqual(all.slice(0, 1))
})

describe('a year of many warehouses', () => {
  const from = mondayOf(today)
  const statement = (sellerId: number) => boardStatement({ sellerId, from, weeks: 52, skip: 0, limit: 200 })

  it('is read by indexes, in one statement', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const plan = await planOf(client, statement(seller.user.id))
      expect(plan).toContain('listing_search_seller_idx')
      expect(plan).not.toMatch(/Seq Scan/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('has each block of 60 warehouses in its weeks', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      // Without triggers, which count the free space anew for each block.
      await client.query('set local session_replication_role = replica')
      await client.query(
        `update market.listing_search set seller_id = $1 where id in (select id from market.listing_search order by id limit 60)`,
        [seller.user.id],
      )
      const db = drizzle({ client })
      const blockedOf = async () => {
        const { rows } = await db.execute<{ id: number; blocked: number[] }>(statement(seller.user.id))
        expect(rows.length).toBeGreaterThanOrEqual(60)
        return new Map(rows.map(({ id, blocked }) => [id, blocked]))
      }
      const before = await blockedOf()
      // A square foot in each of the 20 weeks after this one.
      await client.query(
        `insert into market.capacity_hold (warehouse_id, start_day, end_day, units, state)
          select s.id, $2::date + n * 7, $2::date + n * 7 + 7, 100, 'blocked' from market.listing_search s, generate_series(1, 20) n
          where s.seller_id = $1`,
        [seller.user.id, from],
      )
      for (const [id, blocked] of await blockedOf()) {
        const earlier = before.get(id) ?? []
        expect(blocked.map((units, week) => units - (earlier[week] ?? 0))).toEqual(
          blocked.map((_, week) => (week >= 1 && week <= 20 ? 100 : 0)),
        )
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
  }, 120_000)
})
