import { rebuildMedians } from '@stackyard/cms/modules/payments/campaign/insight-repository'
import type { CampaignTotals } from '@stackyard/shared/schema/campaign'
import type { ListingInsight } from '@stackyard/shared/schema/listing-insight'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it, onTestFinished } from 'vitest'
import { logSeen, logVisit, newAdvertiser, visitor } from '../../../setup/advertiser'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { viewedCampaigns } from './viewed-campaigns'

const stack = sharedStack()
const { url, pool } = stack
const { admin, seller, campaign, nearby } = await viewedCampaigns(stack)

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
    const { rows } = await pool.query<{ id: number; seller: number }>(
      'select id, seller_id as seller from market.listing_search where listed and seller_id <> $1 order by id limit 1',
      [other.id],
    )
    const [own, second] = [other.listings[0], rows[0]]
    const give = (seller?: number) =>
      pool.query(`update market.listing_search set seller_id = $1 where id = $2`, [seller, second?.id])
    await give(other.id)
    onTestFinished(async () => void (await give(second?.seller)))
    const ids = [own?.id, second?.id]
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
