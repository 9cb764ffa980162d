import { setTimeout } from 'node:timers/promises'
import { cardToken } from '@stackyard/cms/modules/traffic/card-token'
import { readTraffic } from '@stackyard/cms/modules/traffic/repository'
import { visitorOf } from '@stackyard/cms/modules/traffic/visitor'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../setup/actors'
import { anyAddress } from '../../setup/address'
import { call } from '../../setup/api'
import { sharedStack } from '../../setup/stack'

const { url, pool } = sharedStack()
const db = drizzle(pool)

type Record = {
  warehouseId?: number
  serviceId?: number
  sellerId?: number
  campaignId?: number | null
  token?: string
}
type Who = { from?: string; token?: string }
const log = (impressions: Record[], who: Who = {}) =>
  call<{ counted: number }>(url, 'POST', '/impressions/log', { body: { impressions }, ...who })
const visit = (record: Record, who: Who = {}) =>
  call<{ counted: number }>(url, 'POST', '/impressions/page-visit', { body: record, ...who })

const listed = async (count: number) =>
  (
    await pool.query<{ id: number; sellerId: number }>(
      `select id, seller_id as "sellerId" from market.listing_search where listed and id <> $1 order by id limit $2`,
      [listingIds.main, count],
    )
  ).rows
const days = async () =>
  (
    await pool.query<{ id: number; campaign: number; sellerId: number; impressions: number; visits: number }>(
      `select subject_id as id, campaign_id as campaign, seller_id as "sellerId", impressions, visits
       from market.traffic_day order by subject, subject_id, campaign_id`,
    )
  ).rows

const HALF_HOUR_MS = 30 * 60_000
const LONGEST_TEST_MS = 5000

/** No test begins at the end of a half hour, when a reader's second look would count. */
beforeEach(async () => {
  const left = HALF_HOUR_MS - (Date.now() % HALF_HOUR_MS)
  if (left < LONGEST_TEST_MS) await setTimeout(left + 100)
  await pool.query('truncate market.traffic_sighting, market.traffic_day')
})

describe('impressions', () => {
  it('count each listing once a reader and half hour, for the seller it belongs to (R-310)', async () => {
    const [first, second] = await listed(2)
    const records = [
      { campaignId: null, warehouseId: first?.id, sellerId: 999_999 },
      { campaignId: null, warehouseId: second?.id, sellerId: first?.sellerId },
      { campaignId: null, warehouseId: second?.id, sellerId: first?.sellerId },
    ]
    const from = anyAddress()
    expect((await log(records, { from })).results).toEqual({ counted: 2 })
    expect((await log(records, { from })).results).toEqual({ counted: 0 })
    expect((await log(records)).results).toEqual({ counted: 2 })
    expect(await days()).toEqual(
      [first, second].map((listing) => ({ ...listing, campaign: 0, impressions: 2, visits: 0 })),
    )
  })

  it('of many readers at once are all counted', async () => {
    const listings = await listed(5)
    const records = listings.map(({ id }) => ({ warehouseId: id }))
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => log(index % 2 === 0 ? records : records.toReversed())),
    )
    expect(replies.reduce((sum, { results }) => sum + results.counted, 0)).toBe(100)
    for (const { impressions } of await days()) expect(impressions).toBe(20)
  })

  it('count nothing of an admin, of the owner, of what is hidden or not there (R-309)', async () => {
    const record = { warehouseId: listingIds.main }
    for (const actor of ['admin', 'seller'] as const)
      expect((await log([record], { token: await tokenOf(url, actor) })).results).toEqual({ counted: 0 })
    const hidden = await pool.query<{ id: number }>('select id from market.listing_search where not listed limit 1')
    const unseen = [{ warehouseId: hidden.rows[0]?.id ?? 1 }, { warehouseId: 999_999_999 }, { serviceId: 999_999_999 }]
    expect((await log(unseen)).results).toEqual({ counted: 0 })
    expect(await days()).toEqual([])
    expect((await log([record], { token: await tokenOf(url, 'customer') })).results).toEqual({ counted: 1 })
  })

  it('of services are counted too', async () => {
    const { rows } = await pool.query<{ id: number }>(
      'select id from market.service_search where listed order by id limit 1',
    )
    expect((await log([{ serviceId: rows[0]?.id ?? 0 }])).results).toEqual({ counted: 1 })
  })

  it('name a campaign only with the token of that card and reader', async () => {
    const secret = 'tests-only-0123456789abcdef0123456789'
    const [listing] = await listed(1)
    const token = await tokenOf(url, 'customer')
    const user = (await call<{ id: number }>(url, 'GET', '/user/profile/', { token })).results
    const visitor = visitorOf({ user: { id: user.id, userType: 'customer' }, ip: '', agent: '' }, secret, new Date())
    const card = { campaignId: 7, subject: 'warehouse', subjectId: listing?.id ?? 0, visitor } as const
    const record = { campaignId: 7, warehouseId: listing?.id ?? 0 }
    const forged = [
      undefined,
      'nonsense',
      cardToken('another secret', card, new Date()),
      cardToken(secret, { ...card, campaignId: 8 }, new Date()),
      cardToken(secret, { ...card, visitor: 'somebody' }, new Date()),
      cardToken(secret, card, new Date(Date.now() - 3 * 3600_000)),
    ]
    for (const each of forged) await log([{ ...record, ...(each ? { token: each } : {}) }], { token })
    expect((await days()).map(({ campaign, impressions }) => [campaign, impressions])).toEqual([[0, 1]])
    const paid = { ...record, token: cardToken(secret, card, new Date()) }
    expect((await log([paid], { token })).results).toEqual({ counted: 1 })
    expect((await log([paid], { token })).results).toEqual({ counted: 0 })
    expect((await days()).map(({ campaign, impressions }) => [campaign, impressions])).toEqual([
      [0, 1],
      [7, 1],
    ])
  })

  it('are refused when they say nothing or too much', async () => {
    for (const impressions of [
      [],
      [{}],
      [{ warehouseId: 1, serviceId: 2 }],
      Array.from({ length: 101 }, () => ({ warehouseId: 1 })),
    ])
      expect((await log(impressions as Record[])).status).toBe(400)
  })
})

describe('page visits', () => {
  it('are counted beside impressions, and read for the seller’s dashboard by day (R-111)', async () => {
    const [listing] = await listed(1)
    const sellerId = listing?.sellerId ?? 0
    const from = anyAddress()
    await log([{ warehouseId: listing?.id ?? 0 }], { from })
    for (const counted of [1, 0])
      expect((await visit({ warehouseId: listing?.id ?? 0 }, { from })).results).toEqual({ counted })
    const { rows } = await pool.query<{ day: string }>(
      `select to_char(day, 'YYYY-MM-DD') as day from market.traffic_day`,
    )
    const day = rows[0]?.day ?? ''
    expect(await readTraffic(db, { sellerId, from: day, to: day })).toEqual([{ day, impressions: 1, visits: 1 }])
    expect(await readTraffic(db, { sellerId, from: '2001-01-01', to: '2001-12-31' })).toEqual([])
  })
})
