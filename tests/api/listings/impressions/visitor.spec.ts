import { setTimeout } from 'node:timers/promises'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { BROWSER } from '../../../setup/advertiser'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

type Record = {
  warehouseId?: number
  serviceId?: number
  sellerId?: number
  campaignId?: number | null
  token?: string
}
type Who = { from?: string; token?: string }
const browser = { headers: { 'user-agent': BROWSER } }
const log = (impressions: Record[], who: Who = {}) =>
  call<{ counted: number }>(url, 'POST', '/impressions/log', { body: { impressions }, ...browser, ...who })
const visit = (record: Record, who: Who = {}) =>
  call<{ counted: number }>(url, 'POST', '/impressions/page-visit', { body: record, ...browser, ...who })

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

  it('of bots are not counted', async () => {
    const [listing] = await listed(1)
    const body = { impressions: [{ warehouseId: listing?.id }] }
    for (const agent of ['Googlebot/2.1', 'curl/8.5.0', 'HeadlessChrome/141.0'])
      expect((await call(url, 'POST', '/impressions/log', { body, headers: { 'user-agent': agent } })).results).toEqual(
        { counted: 0 },
      )
    expect(await days()).toEqual([])
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
  it('are counted beside impressions (R-111)', async () => {
    const [listing] = await listed(1)
    const sellerId = listing?.sellerId ?? 0
    const from = anyAddress()
    await log([{ warehouseId: listing?.id ?? 0 }], { from })
    for (const counted of [1, 0])
      expect((await visit({ warehouseId: listing?.id ?? 0 }, { from })).results).toEqual({ counted })
    expect(await days()).toEqual([{ id: listing?.id, campaign: 0, sellerId, impressions: 1, visits: 1 }])
  })
})
