import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, type Buyer, newBuyer, palletsByCard } from '../../../setup/buyer'
import { type CountedApi, startCountedApi } from '../../../setup/counted-api'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ownListing } from '../warehouse-write/own-listing'
import { changes, type ShownBy } from './kept-changes'

const stack = sharedStack()
const { pool, url } = stack

let api: CountedApi
let own: Awaited<ReturnType<typeof ownListing>>
let buyer: Buyer

const wordOf = () => own.name.split(' ')[1] ?? ''
const list = () => `/warehouse/?query=${wordOf()}`
const listOnDates = () => `${list()}&minPallets=2&priceTerm=3&freeFrom=${inDays(20)}`
const near = () => `/search/warehouses?limit=3&query=${encodeURIComponent('near Akron, OH')}`
const detail = () => `/warehouse/${own.id}`
const pin = () => `/warehouse/${own.id}/map`

const pathOf: Record<ShownBy, () => string> = { list, listOnDates, near, detail, pin }

type Options = { token?: string }

async function textOf(path: string, options: Options = {}): Promise<{ text: string; sent: string[] }> {
  const { reply, sent } = await api.ask(path, options)
  return { text: JSON.stringify([reply.status, reply.results, reply.total]), sent }
}

/** Asks until the answer is kept: nothing but the check, and the reader's session, is asked of the database. */
const kept = (path: string, options: Options = {}): Promise<string> =>
  eventually(`${path} is kept`, 15_000, async () => {
    const { text, sent } = await textOf(path, options)
    expect(sent).toHaveLength(options.token ? 2 : 1)
    return text
  })

/** Jobs that a purchase and earlier tests left behind write what answers show. */
const untilJobsAreDone = (): Promise<true> =>
  eventually('all jobs are done', 60_000, async () => {
    const { rows } = await pool.query(
      'select from graphile_worker._private_jobs where (run_at <= now() and attempts < max_attempts) or locked_at is not null',
    )
    return rows.length === 0 || undefined
  })

/** What is kept of each path before, what each answers with after, and that it is kept again. */
async function around(paths: string[], change: () => Promise<unknown>): Promise<[before: string, after: string][]> {
  const before: string[] = []
  for (const path of paths) before.push(await kept(path))
  await change()
  const after: string[] = []
  for (const path of paths) after.push((await textOf(path)).text)
  for (const path of paths) await kept(path)
  return paths.map((_, at) => [before[at] ?? '', after[at] ?? ''])
}

beforeAll(async () => {
  api = await startCountedApi(stack)
  own = await ownListing(stack, 'Kept')
  buyer = await newBuyer(stack)
  await bought(url, buyer.token, palletsByCard(buyer, own.id))
  await pool.query(
    `insert into reviews (rating, feedback, warehouse_id, author_id) values (5, 'Kept well, found well.', $1, $2)`,
    [own.id, buyer.id],
  )
  await pool.query('update market.listing_search set review_count = 1 where id = $1', [own.id])
  await untilJobsAreDone()
})
afterAll(async () => {
  await pool.query('delete from reviews where warehouse_id = $1', [own.id])
  await api.stop()
})

describe('an answer that is kept is given while what it shows is as it was', () => {
  it.each(changes)('by %s', async (_table, change, back, shows) => {
    const paths = shows.map((name) => pathOf[name]())
    const changed = await around(paths, () => pool.query(change, [own.id]))
    const undone = await around(paths, () => pool.query(back, [own.id]))
    for (const [before, after] of [...changed, ...undone]) expect(after).not.toBe(before)
    expect(undone.map(([, after]) => after)).toEqual(changed.map(([before]) => before))
  })

  it('and again after a change that is rolled back, or changes nothing', async () => {
    const paths = [list(), detail(), near()]
    const found = await around(paths, async () => {
      await pool.query('update market.listing_detail set detail = detail, money = money where id = $1', [own.id])
      await pool.query('update market.listing_search set updated_at = now() where id = $1', [own.id])
      await pool.query('update market.listing_facet set listed = listed')
      await pool.query('update reviews set rating = rating')
      const client = await pool.connect()
      await client.query('begin')
      await client.query('update market.listing_facet set listed = false where id = $1', [own.id])
      await client.query('truncate market.capacity_change')
      await client.query('rollback')
      client.release()
      for (const path of paths) expect((await textOf(path)).sent).toHaveLength(1)
    })
    for (const [before, after] of found) expect(after).toBe(before)
  })

  it('of a listing while others are changed, but for those of its seller that its page shows', async () => {
    const other = await ownListing(stack, 'Other')
    const third = await ownListing(stack, 'Third')
    await pool.query(
      'update market.listing_search set seller_id = s.seller_id from market.listing_search s where listing_search.id = $1 and s.id = $2',
      [third.id, own.id],
    )
    await kept(detail())
    await pool.query('update market.capacity set total_units = total_units + 1333 where warehouse_id = any($1)', [
      [other.id, third.id],
    ])
    await pool.query(`update market.listing_search set name = 'Another' where id = $1`, [other.id])
    expect((await textOf(detail())).sent).toHaveLength(1)
    await pool.query(`update market.listing_search set name = 'Beside it' where id = $1`, [third.id])
    expect((await textOf(detail())).text).toContain('Beside it')
    await kept(detail())
    await pool.query('delete from market.listing_search where id = $1', [third.id])
    expect((await textOf(detail())).text).not.toContain('Beside it')
  })

  it('of a listing by its address while that names the same listing', async () => {
    const other = await ownListing(stack, 'Namesake')
    const { slug } = await ok<Warehouse>(url, 'GET', detail())
    const byName = `/warehouse/${slug}`
    expect(await kept(byName)).toContain(own.name)
    await pool.query('update market.listing_search set warehouse_url = $2 where id = $1', [other.id, slug])
    expect((await textOf(byName)).text).toContain(other.name)
    await pool.query(`update market.listing_search set warehouse_url = 'no-longer-' || id where id = $1`, [other.id])
    expect((await textOf(byName)).text).toContain(own.name)
  })
})

describe('a change that is committed after the answer was kept, by a transaction that began before', () => {
  it('is shown by the next answer', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`update market.listing_detail set detail = detail || '{"highlights": "Late"}' where id = $1`, [
        own.id,
      ])
      await client.query('update market.listing_facet set listed = false where id = $1', [own.id])
      // Others write and commit meanwhile; answers are made and kept.
      await pool.query('update market.capacity set total_units = total_units + 1333 where warehouse_id = $1', [
        listingIds.canary,
      ])
      for (let asked = 0; asked < 3; asked++) {
        expect((await textOf(detail())).text).not.toContain('Late')
        expect((await textOf(list())).text).toContain(own.name)
      }
      await client.query('commit')
      expect((await textOf(detail())).text).toContain('Late')
      expect((await textOf(list())).text).not.toContain(own.name)
    } finally {
      client.release()
      await pool.query('update market.capacity set total_units = total_units - 1333 where warehouse_id = $1', [
        listingIds.canary,
      ])
      await pool.query(`update market.listing_detail set detail = detail || '{"highlights": ""}' where id = $1`, [
        own.id,
      ])
      await pool.query('update market.listing_facet set listed = true where id = $1', [own.id])
    }
  })
})

describe('acts of people', () => {
  it('are seen at once: a purchase takes space', async () => {
    const free = async () => (await api.ask<Warehouse>(detail())).reply.results.takenSpace
    const before = await free()
    const onCard = (text: string) => (JSON.parse(text) as [number, ListingCard[]])[1][0]?.freePallets
    const [[listBefore, listAfter] = ['', ''], [datesBefore, datesAfter] = ['', '']] = await around(
      [list(), listOnDates()],
      () => bought(url, buyer.token, palletsByCard(buyer, own.id, { quantity: 450, startDate: inDays(10) })),
    )
    expect(await free()).not.toEqual(before)
    expect(onCard(listBefore)).toBeGreaterThan(onCard(listAfter) ?? Infinity)
    expect(datesAfter).not.toBe(datesBefore)
  })

  it('are seen at once: an admin hides a listing, and shows it again', async () => {
    const admin = await tokenOf(url, 'admin')
    const hide = (visible: boolean) => ok(url, 'PUT', `/admin/warehouse/${own.id}`, { token: admin, body: { visible } })
    const [detailBefore] = [await kept(detail()), await kept(list())]
    await hide(false)
    expect((await api.ask(detail())).reply).toMatchObject({ status: 404, error: { code: 'LISTING_UNAVAILABLE' } })
    expect((await api.ask(pin())).reply.status).toBe(404)
    expect((await textOf(list())).text).not.toContain(own.name)
    // What is kept for readers is opened by its provider alone.
    const [provider, customer] = [own.token, buyer.token]
    expect((await api.ask<Warehouse>(detail(), { token: provider })).reply.results.visible).toBe(false)
    for (const reader of [{ token: customer }, {}]) expect((await api.ask(detail(), reader)).reply.status).toBe(404)
    expect((await api.ask(detail(), { token: provider })).reply.status).toBe(200)
    await hide(true)
    expect((await api.ask(detail())).reply.status).toBe(200)
    expect(detailBefore).toContain(own.name)
  })
})

describe('readers', () => {
  it('of one kind never get the answers of another', async () => {
    const [customer, seller, admin] = [buyer.token, own.token, await tokenOf(url, 'admin')]
    for (const path of [list(), detail(), listOnDates()]) {
      const asReader = await kept(path, { token: customer })
      const asVisitor = await kept(path)
      const asAdmin = await kept(path, { token: admin })
      expect(asReader).toContain('18.5')
      expect(asVisitor).not.toContain('18.5')
      expect(asAdmin).toContain('18.5')
      expect((await textOf(path, { token: seller })).sent).toHaveLength(2)
      for (const [options, text] of [
        [{}, asVisitor],
        [{ token: customer }, asReader],
        [{ token: admin }, asAdmin],
        [{ token: seller }, asReader],
      ] as const)
        expect((await textOf(path, options)).text).toBe(text)
    }
  })

  it('get no kept answer of a listing that is missing: it is there as soon as it is made', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('warehouses', 'id'))::int + 1 as id`,
    )
    const path = `/warehouse/${rows[0]?.id}`
    expect((await call(api.url, 'GET', path)).status).toBe(404)
    expect((await call(api.url, 'GET', path)).status).toBe(404)
    const made = await ownListing(stack, 'New')
    expect(made.id).toBe(rows[0]?.id)
    expect((await api.ask<Warehouse>(path)).reply.results.name).toBe(made.name)
  })
})
