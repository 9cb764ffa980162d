import type { Campaign, CampaignInput } from '@stackyard/shared/schema/campaign'
import type { WalletEntry } from '@stackyard/shared/schema/wallet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import {
  type Advertiser,
  campaignBody,
  newAdvertiser,
  restoreListings,
  runningCampaign,
  startCampaign,
  started,
  topUp,
  walletOf,
} from '../../../setup/advertiser'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack

type Page = { campaigns: Campaign[]; total: number }
const list = ({ token }: Pick<Advertiser, 'token'>, query = '') => ok<Page>(url, 'GET', `/campaign/${query}`, { token })
const patch = ({ token }: Pick<Advertiser, 'token'>, id: number, action: string, body: object = {}) =>
  call<Campaign>(url, 'PATCH', `/campaign/${id}/${action}`, { token, body })
const remove = ({ token }: Pick<Advertiser, 'token'>, id: number) => call(url, 'DELETE', `/campaign/${id}`, { token })

describe('starting a campaign', () => {
  it('R-405: its whole budget moves from the balance to what is reserved', async () => {
    const { seller, campaign } = await runningCampaign(stack, { budget: 20 })
    expect(campaign).toMatchObject({
      status: 'ACTIVE',
      budget: 20,
      spent: 0,
      remaining: 20,
      impressionPrice: 0.02,
      visitPrice: 0.25,
    })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 30, reserved: 20 })
    const [entry] = await ok<WalletEntry[]>(url, 'GET', '/wallet/transactions', { token: seller.token })
    expect(entry).toMatchObject({
      kind: 'reservation',
      amount: -20,
      balanceAfter: 30,
      reservedAfter: 20,
      campaignId: campaign.id,
    })
  })

  it('R-414: for another’s listing it is refused, and the picker lists one’s own alone', async () => {
    const [seller, other] = [await newAdvertiser(stack), await newAdvertiser(stack)]
    await topUp(url, seller, 50)
    const body = { adWarehouseIds: other.listings.map(({ id }) => id) }
    expect(await startCampaign(url, seller, body)).toMatchObject({ status: 400 })
    const eligible = await ok<{ id: number }[]>(url, 'GET', '/warehouse/ownForCampaign?campaignType=featured', {
      token: seller.token,
    })
    expect(eligible.map(({ id }) => id)).toEqual(seller.listings.map(({ id }) => id))
    for (const [path, token, status] of [
      ['/warehouse/ownForCampaign?campaignType=billboard', seller.token, 400],
      ['/services/ownForCampaign?campaignType=billboard', seller.token, 400],
      ['/warehouse/ownForCampaign', await tokenOf(url, 'customer'), 403],
    ] as const)
      expect(await call(url, 'GET', path, { token })).toMatchObject({ status })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 50, reserved: 0 })
  })

  it('HotRack campaigns take HotRacks alone, and no services', async () => {
    const seller = await newAdvertiser(stack)
    await topUp(url, seller, 50)
    await pool.query('update market.listing_search set hotrack = false where seller_id = $1', [seller.id])
    expect(await startCampaign(url, seller, { campaignType: 'hotdeal' })).toMatchObject({ status: 400 })
    expect(await startCampaign(url, seller, { campaignType: 'hotdeal', adServiceIds: [1] })).toMatchObject({
      status: 400,
    })
    await pool.query('update market.listing_search set hotrack = true where seller_id = $1', [seller.id])
    expect(await startCampaign(url, seller, { campaignType: 'hotdeal' })).toMatchObject({ success: true })
    await restoreListings(stack, seller)
  })

  it('without enough credit it is refused and nothing is set aside', async () => {
    const seller = await newAdvertiser(stack)
    await topUp(url, seller, 19.99)
    expect(await startCampaign(url, seller, { budget: 20 })).toMatchObject({
      status: 409,
      error: { code: 'INSUFFICIENT_CREDIT', data: { issues: [{ path: 'budget' }] } },
    })
    expect(await list(seller)).toEqual({ campaigns: [], total: 0 })
  })

  it('bad days, budgets and empty choices are refused with the field', async () => {
    const seller = await newAdvertiser(stack)
    await topUp(url, seller, 50)
    const wrong: [Partial<Record<keyof CampaignInput, unknown>>, string][] = [
      [{ endDate: '2020-01-01' }, 'endDate'],
      [{ startDate: '2020-01-01' }, 'startDate'],
      [{ endDate: '2031-01-01' }, 'endDate'],
      [{ endDate: 'soon' }, 'endDate'],
      [{ budget: 4.99 }, 'budget'],
      [{ budget: 20.001 }, 'budget'],
      [{ budget: -20 }, 'budget'],
      [{ adWarehouseIds: [] }, 'adWarehouseIds'],
      [{ campaignType: 'billboard' }, 'campaignType'],
    ]
    for (const [more, path] of wrong) {
      const reply = await startCampaign(url, seller, more as Partial<CampaignInput>)
      expect(reply.status, JSON.stringify(more)).toBe(400)
      expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
    }
  })

  it('a repeated call with one key is one campaign; two at once can’t spend the same credit', async () => {
    const seller = await newAdvertiser(stack)
    await topUp(url, seller, 30)
    const body = campaignBody(seller, { budget: 20 })
    const headers = { 'idempotency-key': 'campaign-once' }
    const same = await Promise.all(
      Array.from({ length: 4 }, () => call(url, 'POST', '/campaign/', { token: seller.token, body, headers })),
    )
    expect(same.every(({ success }) => success)).toBe(true)
    expect(await walletOf(url, seller)).toMatchObject({ balance: 10, reserved: 20 })
    const both = await Promise.all([10, 10].map((budget) => startCampaign(url, seller, { budget })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await walletOf(url, seller)).toMatchObject({ balance: 0, reserved: 30 })
  })

  it('the budget must be covered by an account whose address is verified', async () => {
    const seller = await newAdvertiser(stack)
    await pool.query('update users set is_email_verified = false where id = $1', [seller.id])
    expect(await startCampaign(url, seller)).toMatchObject({ status: 403, error: { code: 'EMAIL_NOT_VERIFIED' } })
  })
})

describe('changing a campaign', () => {
  it('R-411: stop sets INACTIVE, pause PAUSED, resume ACTIVE; stop is final and gives the rest back', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    expect((await patch(seller, campaign.id, 'pause')).results.status).toBe('PAUSED')
    expect(await walletOf(url, seller)).toMatchObject({ reserved: 20 })
    expect((await patch(seller, campaign.id, 'resume')).results.status).toBe('ACTIVE')
    expect(await patch(seller, campaign.id, 'resume')).toMatchObject({ error: { code: 'CAMPAIGN_NOT_PAUSED' } })
    for (let call = 0; call < 2; call++)
      expect((await patch(seller, campaign.id, 'stop')).results).toMatchObject({
        status: 'INACTIVE',
        endReason: 'stopped',
      })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 50, reserved: 0 })
    for (const action of ['pause', 'resume'])
      expect(await patch(seller, campaign.id, action)).toMatchObject({ status: 409, error: { code: 'CAMPAIGN_ENDED' } })
    expect(await patch(seller, campaign.id, 'edit-budget', { budget: 10 })).toMatchObject({ status: 409 })
  })

  it('R-413: the budget is edited up and down, within what is spent and what the wallet has', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const edit = (budget: unknown) => patch(seller, campaign.id, 'edit-budget', { budget })
    expect((await edit(35)).results).toMatchObject({ budget: 35, remaining: 35 })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 15, reserved: 35 })
    expect((await edit(12.5)).results.budget).toBe(12.5)
    expect(await walletOf(url, seller)).toMatchObject({ balance: 37.5, reserved: 12.5 })
    expect(await edit(50.01)).toMatchObject({ status: 409, error: { code: 'INSUFFICIENT_CREDIT' } })
    expect((await edit('all')).status).toBe(400)
    expect(await walletOf(url, seller)).toMatchObject({ balance: 37.5, reserved: 12.5 })
  })

  it('R-412, R-426: delete lowers the total by one; afterwards the campaign is gone', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    await started(url, seller, { budget: 5 })
    expect((await list(seller)).total).toBe(2)
    expect(await remove(seller, campaign.id)).toMatchObject({ success: true })
    expect(await list(seller)).toMatchObject({ total: 1 })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 45, reserved: 5 })
    expect(await patch(seller, campaign.id, 'edit-budget', { budget: 10 })).toMatchObject({ status: 404 })
    expect(await remove(seller, campaign.id)).toMatchObject({ status: 404 })
    expect(await call(url, 'GET', `/campaign/${campaign.id}`, { token: seller.token })).toMatchObject({ status: 404 })
  })

  it('R-418: another seller’s campaign is not found, whatever is asked of it', async () => {
    const { campaign } = await runningCampaign(stack)
    const other = await newAdvertiser(stack)
    for (const action of ['stop', 'pause', 'resume'])
      expect(await patch(other, campaign.id, action)).toMatchObject({ status: 404 })
    expect(await patch(other, campaign.id, 'edit-budget', { budget: 6 })).toMatchObject({ status: 404 })
    expect(await remove(other, campaign.id)).toMatchObject({ status: 404 })
    expect(await call(url, 'GET', `/campaign/${campaign.id}`, { token: other.token })).toMatchObject({ status: 404 })
    expect(await call(url, 'GET', `/campaign/${campaign.id}`, { token: await tokenOf(url, 'admin') })).toMatchObject({
      results: { status: 'ACTIVE' },
    })
  })
})

describe('lists of campaigns', () => {
  let seller: Advertiser
  let other: Campaign
  let texas: Campaign
  beforeAll(async () => {
    seller = await newAdvertiser(stack, ['TX', 'CA'])
    await topUp(url, seller, 500)
    const [inTexas, inCalifornia] = seller.listings.map(({ id }) => id) as [number, number]
    texas = await started(url, seller, {
      adWarehouseIds: [inTexas],
      campaignType: 'featured',
      name: 'Texas',
      budget: 30,
    })
    other = await started(url, seller, {
      adWarehouseIds: [inCalifornia],
      campaignType: 'nearby',
      name: 'California',
      budget: 40,
    })
    await patch(seller, other.id, 'pause')
    await pool.query(
      `update market.listing_search set categories = '{apparel}', features = '{bonded}', region = 'south', regions = '{south}' where id = $1`,
      [inTexas],
    )
    await pool.query(
      `update market.listing_search set categories = '{toys}', features = '{rail}', region = 'west', regions = '{west}' where id = $1`,
      [inCalifornia],
    )
    await pool.query(`update market.campaign set start_day = '2025-03-01', end_day = '2025-03-31' where id = $1`, [
      other.id,
    ])
  })

  afterAll(() => restoreListings(stack, seller))

  const filtered = async (query: string): Promise<string[]> =>
    (await ok<Page>(url, 'GET', `/campaign/filtered?${query}`, { token: seller.token })).campaigns.map(
      ({ name }) => name,
    )

  it('R-417: the filtered list narrows by each of its filters', async () => {
    const [inTexas, inCalifornia] = seller.listings.map(({ id }) => id)
    const cases: [string, string[]][] = [
      ['', ['California', 'Texas']],
      ['campaignType=', ['California', 'Texas']],
      ['campaignType=featured', ['Texas']],
      ['adStatus=PAUSED', ['California']],
      ['dateRange=7d', ['Texas']],
      ['startDate=2025-03-10&endDate=2025-03-12', ['California']],
      [`adWarehouseIds=${inTexas}`, ['Texas']],
      [`adWarehouseIds=${inTexas}&adWarehouseIds=${inCalifornia}`, ['California', 'Texas']],
      ['adServiceIds=1', []],
      ['state=TX', ['Texas']],
      ['state=California', ['California']],
      ['country=United States', ['California', 'Texas']],
      ['country=DE', []],
      ['region=west', ['California']],
      ['categories=apparel', ['Texas']],
      ['expertise=rail', ['California']],
      ['serviceType=warehouse', ['California', 'Texas']],
      ['serviceType=software', []],
      ['serviceSubType=tms', []],
      ['sortBy=name&order=desc', ['Texas', 'California']],
      ['sortBy=budget&order=asc', ['Texas', 'California']],
      ['sortBy=budget&order=desc', ['California', 'Texas']],
      ['sortBy=nonsense', ['California', 'Texas']],
    ]
    for (const [query, names] of cases) expect(await filtered(query), query).toEqual(names)
    expect(texas.adServiceIds).toEqual([])
  })

  it('R-416: the list defaults to page 1 of 10 and answers campaigns and total', async () => {
    for (let more = 0; more < 10; more++) await started(url, seller, { budget: 5, name: `More ${more}` })
    const first = await list(seller)
    expect(first.total).toBe(12)
    expect(first.campaigns.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `More ${9 - at}`))
    expect((await list(seller, '?page=2')).campaigns.map(({ name }) => name)).toEqual(['California', 'Texas'])
    expect((await list(seller, '?page=3&limit=5')).campaigns.map(({ name }) => name)).toEqual(['California', 'Texas'])
  })
})

describe('the forecast', () => {
  it('rests on what the lists of the last 30 days showed', async () => {
    const seller = await newAdvertiser(stack)
    const id = seller.listings[0]?.id ?? 0
    const ask = (query: string) =>
      ok<Record<string, number | string>>(
        url,
        'GET',
        `/campaign/forecast?campaignType=nearby&adWarehouseIds=${id}&${query}`,
        {
          token: seller.token,
        },
      )
    await pool.query('delete from market.traffic_day where subject_id = $1', [id])
    const before = await ask('budget=100')
    await pool.query(
      `insert into market.traffic_day (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
       select current_date - n, 'warehouse', $1, 0, $2, 3000, 30 from generate_series(1, 30) n`,
      [id, seller.id],
    )
    const after = await ask('budget=10000')
    expect(after).toMatchObject({ daysOfFigures: 30, days: 30, endsBy: 'date', impressionPrice: 0.02 })
    expect(Number(after.impressions)).toBeGreaterThan(Number(before.impressions) + 3000)
    expect(await ask('budget=5')).toMatchObject({ endsBy: 'budget' })
    await pool.query('delete from market.traffic_day where subject_id = $1', [id])
  })
})
