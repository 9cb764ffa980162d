import { rebuildMedians } from '@stackyard/cms/modules/payments/campaign/insight-repository'
import { addDays } from '@stackyard/shared/domain/calendar'
import type { AdminCampaign, AdSeller, Campaign, CampaignTotals, ViewOutcomes } from '@stackyard/shared/schema/campaign'
import type { ListingInsight } from '@stackyard/shared/schema/listing-insight'
import type { ZeroBalanceUser } from '@stackyard/shared/schema/wallet'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { tokenOf } from '../../../setup/actors'
import {
  type Advertiser,
  cardOf,
  logSeen,
  logVisit,
  newAdvertiser,
  runningCampaign,
  seen,
  started,
  topUp,
  visitor,
} from '../../../setup/advertiser'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
let admin: string
let seller: Advertiser
let campaign: Campaign
let nearby: Campaign

beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  ;({ seller, campaign } = await runningCampaign(stack, { credit: 200, name: 'Figures of Holm' }))
  nearby = await started(url, seller, { campaignType: 'nearby', budget: 10 })
  for (let reader = 0; reader < 4; reader++) {
    const who = visitor()
    const record = seen(await cardOf(url, campaign, who))
    await logSeen(url, [record], who)
    // The visit comes last: in the first hours of a day it uses up what the campaign may spend by then.
    if (reader === 3) await logVisit(url, record, who)
  }
  const who = visitor()
  await logSeen(url, [seen(await cardOf(url, nearby, who))], who)
  await logSeen(url, [{ ...seen(await cardOf(url, nearby, who)), token: 'forged' }], who)
})

const get = <T>(path: string, token: string): Promise<T> => ok<T>(url, 'GET', path, { token })
const charts = ['impressions-over-time', 'performance-comparison', 'top-campaigns', 'daily-page-visits'] as const
const today = () => new Date().toISOString().slice(0, 10)

describe('figures of a seller', () => {
  it('R-425: the four charts add up to the views of the campaigns', async () => {
    const [impressions, types, top, visits] = await Promise.all(
      charts.map((chart) => get<Record<string, unknown>[]>(`/campaign/charts/${chart}`, seller.token)),
    )
    expect(impressions).toHaveLength(30)
    expect(impressions?.at(-1)).toMatchObject({ date: today(), impressions: 5 })
    expect(impressions?.[0]).toMatchObject({ impressions: 0 })
    expect(types?.map(({ campaignType, campaigns, impressions: n }) => [campaignType, campaigns, n])).toEqual([
      ['featured', 1, 4],
      ['nearby', 1, 1],
      ['search', 0, 0],
      ['hotdeal', 0, 0],
    ])
    expect(top?.map(({ id, visits: n }) => [id, n])).toEqual([
      [campaign.id, 1],
      [nearby.id, 0],
    ])
    expect(visits?.at(-1)).toMatchObject({ date: today(), visits: 1, spent: 0.35 })
  })

  it('narrow by type and days', async () => {
    const sum = async (query: string): Promise<number> =>
      (await get<{ impressions: number }[]>(`/campaign/charts/impressions-over-time?${query}`, seller.token)).reduce(
        (total, point) => total + point.impressions,
        0,
      )
    expect(await sum('campaignType=nearby')).toBe(1)
    expect(await sum('campaignType=')).toBe(5)
    expect(await sum('dateRange=7d')).toBe(5)
    expect(await sum('dateRange=all')).toBe(5)
    expect(await sum('dateRange=12m')).toBe(5)
    expect(await sum('startDate=2025-01-01&endDate=2025-01-31')).toBe(0)
    expect(await sum('overall=true')).toBe(5)
  })

  it('R-419: performance-comparison takes no campaignType, impressions-over-time a userId', async () => {
    const types = await get<{ impressions: number }[]>(
      '/campaign/charts/performance-comparison?campaignType=nearby',
      seller.token,
    )
    expect(types.reduce((sum, { impressions }) => sum + impressions, 0)).toBe(5)
    const of = (userId: number) =>
      get<{ impressions: number }[]>(`/campaign/charts/impressions-over-time?userId=${userId}`, admin)
    expect((await of(seller.id)).at(-1)?.impressions).toBe(5)
    const other = await newAdvertiser(stack, [])
    expect((await of(other.id)).at(-1)?.impressions).toBe(0)
  })

  it('R-425: for admins, the service type narrows each chart; for sellers it changes nothing', async () => {
    for (const chart of charts) {
      const path = `/campaign/charts/${chart}?serviceType=software`
      const sum = async (token: string, query = '') =>
        (await get<{ visits?: number; impressions?: number }[]>(path + query, token)).reduce(
          (total, { visits = 0, impressions = 0 }) => total + visits + impressions,
          0,
        )
      expect(await sum(admin, `&userId=${seller.id}`), chart).toBe(0)
      expect(await sum(seller.token), chart).toBeGreaterThan(0)
    }
  })

  it('R-422: of all sellers and of others are for admins alone', async () => {
    for (const path of [
      '/campaign/overallAnalytics',
      '/campaign/overall-analytics-filter',
      '/campaign/admin-filtered-campaigns',
      '/campaign/admin-filtered-campaigns-modal',
      '/campaign/sellers',
      '/campaign/outcomes',
    ])
      expect(await call(url, 'GET', path, { token: seller.token }), path).toMatchObject({ status: 403 })
    for (const chart of charts)
      expect(await call(url, 'GET', `/campaign/charts/${chart}?userId=1`, { token: seller.token })).toMatchObject({
        status: 403,
      })
    const other = await newAdvertiser(stack, [])
    const totals = await get<CampaignTotals>('/campaign/analytics?overall=true', other.token)
    expect(totals).toMatchObject({ campaigns: 0, impressions: 0, spent: 0 })
  })

  it('totals', async () => {
    expect(await get<CampaignTotals>('/campaign/analytics', seller.token)).toMatchObject({
      campaigns: 2,
      activeCampaigns: 2,
      impressions: 5,
      visits: 1,
      visitRate: 0.2,
      spent: 0.35,
      budget: 30,
      reserved: 29.65,
    })
  })

  it('what each listing brings, with and without ads, beside the median of its region', async () => {
    const { id } = seller.listings[0] ?? { id: 0 }
    const organic = visitor()
    await logSeen(url, [{ warehouseId: id }], organic)
    await logVisit(url, { warehouseId: id }, organic)
    await pool.query(
      `insert into market.traffic_day (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
       select current_date, 'warehouse', s.id, 0, s.seller_id, 100, 10 from market.listing_search s
       where s.listed and s.region = (select region from market.listing_search where id = $1) and s.id <> $1 limit 8
       on conflict do nothing`,
      [id],
    )
    for (const days of [7, 30]) await rebuildMedians(drizzle(pool), days)
    const [listing] = await get<ListingInsight[]>('/campaign/listings', seller.token)
    expect(listing).toMatchObject({
      id,
      type: 'warehouse',
      // Five charged ones, the visitor's and the one with the forged token.
      impressions: 7,
      sponsoredImpressions: 5,
      visits: 2,
      sponsoredVisits: 1,
      spent: 0.35,
      quoteRequests: 0,
      reservations: 0,
      conversion: 0,
    })
    expect(listing?.regionMedian?.impressions).toBeGreaterThan(0)
    expect(listing?.days).toEqual([{ date: today(), impressions: 7, visits: 2 }])
    const file = await get<{ content: string }>('/campaign/listings/export', seller.token)
    expect(file.content.split('\r\n')[1]).toContain('7,5,2,1')
    expect(await get<ListingInsight[]>(`/campaign/listings?userId=${seller.id}`, admin)).toHaveLength(1)
    expect(await call(url, 'GET', '/campaign/listings', { token: admin })).toMatchObject({ status: 404 })
  })
})

describe('listings of a seller', () => {
  it('R-425: are sorted by each figure, either way, on every page', async () => {
    const other = await newAdvertiser(stack)
    const second = await pool.query<{ id: number }>(
      'select id from market.listing_search where listed and seller_id <> $1 order by id limit 1',
      [other.id],
    )
    const [own] = other.listings
    await pool.query(`update market.listing_search set seller_id = $1 where id = $2`, [other.id, second.rows[0]?.id])
    const ids = [own?.id, second.rows[0]?.id]
    for (const [at, id] of ids.entries())
      await pool.query(
        `insert into market.traffic_day (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
         values (current_date, 'warehouse', $1, 0, $2, $3, $4)`,
        [id, other.id, at === 0 ? 50 : 20, at === 0 ? 3 : 9],
      )
    const sorted = async (query: string) =>
      (await get<ListingInsight[]>(`/campaign/listings?${query}`, other.token)).map(({ id }) => id)
    expect(await sorted('')).toEqual([ids[1], ids[0]])
    expect(await sorted('sortBy=impressions&order=desc')).toEqual(ids)
    expect(await sorted('sortBy=impressions&order=asc')).toEqual([ids[1], ids[0]])
    expect(await sorted('sortBy=impressions&order=desc&limit=1&page=2')).toEqual([ids[1]])
    for (const key of ['name', 'sponsoredImpressions', 'visits', 'quoteRequests', 'reservations', 'conversion'])
      expect((await sorted(`sortBy=${key}&order=asc`)).toSorted(), key).toEqual(ids.toSorted())
  })
})

describe('an admin', () => {
  it('R-418: sees all campaigns, by client, type, status, days and words, sorted and as a file', async () => {
    const page = (query: string) =>
      get<{ campaigns: AdminCampaign[]; total: number }>(`/campaign/admin-filtered-campaigns?${query}`, admin)
    const all = await page('limit=100')
    expect(all.campaigns.map(({ id }) => id)).toEqual(expect.arrayContaining([campaign.id, nearby.id]))
    const own = await page(`clientId=${seller.id}&sortBy=spent&order=desc`)
    expect(own.campaigns.map(({ id }) => id)).toEqual([campaign.id, nearby.id])
    expect(own.campaigns[0]).toMatchObject({
      company: 'Holm Storage',
      email: seller.email,
      serviceType: 'warehouse',
      period: { impressions: 4, visits: 1, spent: 0.33 },
    })
    expect((await page('search=figures of holm')).campaigns.map(({ id }) => id)).toEqual([campaign.id])
    expect((await page(`clientId=${seller.id}&campaignType=nearby`)).total).toBe(1)
    expect((await page(`clientId=${seller.id}&serviceType=software`)).total).toBe(0)
    expect((await page(`clientId=${seller.id}&endDate=2025-01-01`)).total).toBe(0)
    expect((await page('limit=1&page=2')).campaigns).toHaveLength(1)
    const file = await get<{ content: string }>(
      `/campaign/admin-filtered-campaigns/export?clientId=${seller.id}`,
      admin,
    )
    expect(file.content).toContain('Figures of Holm')
  })

  it('R-418: sees figures sorted by the days they are of, and campaigns to come where no days are asked for', async () => {
    const other = await runningCampaign(stack, { credit: 60, name: 'Now' })
    const days = { startDate: addDays(today(), 20), endDate: addDays(today(), 30) }
    const later = await started(url, other.seller, { budget: 5, ...days })
    const who = visitor()
    await logSeen(url, [seen(await cardOf(url, other.campaign, who))], who)
    // More views in all, none of them in the days asked for.
    await pool.query('update market.campaign set impressions = 900 where id = $1', [later.id])
    const ids = async (query: string): Promise<number[]> => {
      const path = `/campaign/admin-filtered-campaigns?clientId=${other.seller.id}&${query}`
      return (await get<{ campaigns: AdminCampaign[] }>(path, admin)).campaigns.map(({ id }) => id)
    }
    expect(await ids('sortBy=impressions&order=desc')).toEqual([other.campaign.id, later.id])
    expect(await ids('dateRange=all&sortBy=impressions&order=asc')).toEqual([later.id, other.campaign.id])
    expect(await ids('dateRange=30d')).toEqual([other.campaign.id])
    await pool.query('update market.campaign set impressions = 0 where id = $1', [later.id])
  })

  it('R-420: the modal’s list takes adStatus and no serviceType', async () => {
    const page = (query: string) =>
      get<{ total: number }>(`/campaign/admin-filtered-campaigns-modal?clientId=${seller.id}&${query}`, admin)
    expect((await page('serviceType=software')).total).toBe(2)
    expect((await page('adStatus=ACTIVE')).total).toBe(2)
    expect((await page('adStatus=PAUSED')).total).toBe(0)
  })

  it('R-421: the list of sellers is paged and searched', async () => {
    const list = (query: string) => get<AdSeller[]>(`/campaign/sellers?${query}`, admin)
    const [found] = await list(`search=${seller.email}`)
    expect(found).toMatchObject({
      id: seller.id,
      company: 'Holm Storage',
      campaigns: 2,
      activeCampaigns: 2,
      impressions: 5,
      visits: 1,
      spent: 0.35,
      balance: 170,
      reserved: 29.65,
    })
    expect(await list('search=nobody-of-this-name')).toEqual([])
    expect((await list('limit=1')).length).toBe(1)
    expect(await list(`search=${seller.email}&serviceType=software`)).toEqual([])
  })

  it('sees totals, and why views were not charged', async () => {
    expect((await get<CampaignTotals>('/campaign/overallAnalytics', admin)).impressions).toBeGreaterThanOrEqual(5)
    const none = await get<CampaignTotals>('/campaign/overall-analytics-filter?serviceType=software', admin)
    expect(none).toMatchObject({ impressions: 0, campaigns: 0 })
    const ofClient = (query = '') =>
      get<CampaignTotals>(`/campaign/overall-analytics-filter?clientId=${seller.id}${query}`, admin)
    expect(await ofClient()).toMatchObject({ sellers: 1, activeCampaigns: 2, impressions: 5, reserved: 29.65 })
    expect(await ofClient('&campaignType=nearby')).toMatchObject({ activeCampaigns: 1, impressions: 1 })
    const outcomes = await get<z.infer<typeof ViewOutcomes>>('/campaign/outcomes', admin)
    expect(outcomes.charged.impressions).toBeGreaterThanOrEqual(5)
    expect(outcomes.charged.visits).toBeGreaterThanOrEqual(1)
    expect(outcomes.reasons).toContainEqual(expect.objectContaining({ reason: 'forged', kind: 'impression' }))
  })

  it('sets prices for new campaigns; those that exist keep theirs', async () => {
    const put = (body: object, token = admin) => call(url, 'PUT', '/campaign/prices', { token, body })
    expect(await put({ impressionPrice: 0.05, visitPrice: 0.4 }, seller.token)).toMatchObject({ status: 403 })
    for (const wrong of [{}, { impressionPrice: 0, visitPrice: 1 }, { impressionPrice: 0.00001, visitPrice: 1 }])
      expect((await put(wrong)).status).toBe(400)
    expect(await put({ impressionPrice: 0.0525, visitPrice: 0.4 })).toMatchObject({
      results: { impressionPrice: 0.0525, visitPrice: 0.4 },
    })
    const fresh = await started(url, seller, { budget: 5 })
    expect(fresh).toMatchObject({ impressionPrice: 0.0525, visitPrice: 0.4 })
    expect(await get<Campaign>(`/campaign/${campaign.id}`, seller.token)).toMatchObject({ impressionPrice: 0.02 })
    await put({ impressionPrice: 0.02, visitPrice: 0.25 })
    const { rows } = await pool.query(
      `select changes from market.audit_entry where action = 'set-view-prices' order by id limit 1`,
    )
    expect(rows).toEqual([{ changes: { impressionMicros: [20_000, 52_500], visitMicros: [250_000, 400_000] } }])
  })

  it('R-409: lists sellers without credit, those who ran out last first; a seller may not', async () => {
    const list = (query: string) => get<ZeroBalanceUser[]>(`/wallet/zero-balance-users?${query}`, admin)
    const empty = await newAdvertiser(stack)
    await topUp(url, empty, 20)
    await started(url, empty, { budget: 20 })
    const [first] = await list('limit=10&page=1')
    expect(first).toMatchObject({ id: empty.id, balance: 0, reserved: 20, spent: 0, activeCampaigns: 1 })
    expect(first?.emptySince).not.toBeNull()
    expect(first?.lastTopUpAt).not.toBeNull()
    expect((await list(`search=${seller.email}`)).map(({ id }) => id)).toEqual([])
    const never = await newAdvertiser(stack, [])
    expect(await list(`search=${never.email}`)).toMatchObject([{ id: never.id, emptySince: null }])
    const pages = await Promise.all([1, 2].map((page) => list(`limit=5&page=${page}`)))
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(10)
    expect(await call(url, 'GET', '/wallet/zero-balance-users', { token: seller.token })).toMatchObject({ status: 403 })
  })
})
