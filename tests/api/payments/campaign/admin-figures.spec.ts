import { addDays } from '@stackyard/shared/domain/calendar'
import type { AdminCampaign, AdSeller, Campaign, CampaignTotals, ViewOutcomes } from '@stackyard/shared/schema/campaign'
import type { ZeroBalanceUser } from '@stackyard/shared/schema/wallet'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  cardOf,
  logSeen,
  newAdvertiser,
  runningCampaign,
  seen,
  started,
  topUp,
  visitor,
} from '../../../setup/advertiser'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { viewedCampaigns } from './viewed-campaigns'

const stack = sharedStack()
const { url, pool } = stack
const { admin, seller, campaign, nearby } = await viewedCampaigns(stack)

const get = <T>(path: string, token: string): Promise<T> => ok<T>(url, 'GET', path, { token })
const today = () => new Date().toISOString().slice(0, 10)

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
    const named = await page(`clientId=${seller.id}&search=figures of holm`)
    expect(named.campaigns.map(({ id }) => id)).toEqual([campaign.id])
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
