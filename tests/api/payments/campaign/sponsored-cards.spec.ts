import type { Campaign } from '@stackyard/shared/schema/campaign'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import {
  type Advertiser,
  adsFor,
  cardOf,
  logSeen,
  runningCampaign,
  seen,
  started,
  topUp,
  visitor,
  walletOf,
} from '../../../setup/advertiser'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack

const read = ({ token }: Pick<Advertiser, 'token'>, { id }: Pick<Campaign, 'id'>) =>
  ok<Campaign>(url, 'GET', `/campaign/${id}`, { token })
const refusals = async ({ id }: Pick<Campaign, 'id'>): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ reason: string; count: string }>(
    'select reason, sum(count) as count from market.ad_refusal where campaign_id = $1 group by reason',
    [id],
  )
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, Number(count)]))
}

describe('sponsored cards', () => {
  it('R-423: fit the place, type and flags asked for', async () => {
    const { campaign } = await runningCampaign(stack)
    const ids = async (query: string) => (await adsFor(url, query, visitor())).map(({ campaignId }) => campaignId)
    expect(await ids('state=TX&limit=100')).toContain(campaign.id)
    expect(await ids('state=CA&limit=100')).not.toContain(campaign.id)
    expect(await ids('country=United States&regionScope=us&limit=100')).toContain(campaign.id)
    expect(await ids('type=service&limit=100')).not.toContain(campaign.id)
    expect(await ids('serviceType=software&limit=100')).not.toContain(campaign.id)
    expect(await ids('state=TX&limit=100&campaignType=search')).not.toContain(campaign.id)
  })

  it('R-424: carry isAd, campaignId, a label with who pays and what matched, and prices for signed-in readers alone', async () => {
    const { campaign } = await runningCampaign(stack)
    const reader = visitor()
    const card = await cardOf(url, campaign, reader)
    expect(card).toMatchObject({
      isAd: true,
      campaignId: campaign.id,
      ad: { label: 'Sponsored', paidBy: 'Holm Storage', matched: [{ kind: 'place', value: 'Texas' }] },
    })
    expect(card).not.toHaveProperty('prices')
    const signedIn = await cardOf(url, campaign, { ...reader, token: await tokenOf(url, 'customer') })
    expect(signedIn).toHaveProperty('prices')
    expect(signedIn.ad.token).not.toBe(card.ad.token)
  })

  it('are at most two for each ten cards of a page, and none for a strip of four', async () => {
    for (let more = 0; more < 3; more++) await runningCampaign(stack)
    for (const [limit, most] of [
      [4, 0],
      [5, 1],
      [10, 2],
      [24, 4],
    ] as const)
      expect((await adsFor(url, `state=TX&limit=${limit}`, visitor())).length).toBeLessThanOrEqual(most)
    const [first, second] = await Promise.all(
      ['skip=0', 'page=2'].map((page) => adsFor(url, `state=TX&limit=10&${page}`, visitor('10.9.9.9'))),
    )
    const ids = [...(first ?? []), ...(second ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are paced: a campaign ahead of its days waits, one behind goes first', async () => {
    const { campaign: ahead } = await runningCampaign(stack)
    await pool.query(
      `update market.campaign set spent_micros = budget_micros / 2, start_day = current_date, end_day = current_date + 99 where id = $1`,
      [ahead.id],
    )
    const shown = await adsFor(url, 'state=TX&limit=100', visitor())
    expect(shown.map(({ campaignId }) => campaignId)).not.toContain(ahead.id)
    await pool.query(`update market.campaign set spent_micros = 0, end_day = current_date where id = $1`, [ahead.id])
    expect((await adsFor(url, 'state=TX&limit=100', visitor())).map(({ campaignId }) => campaignId)).toContain(ahead.id)
  })

  it('a service is shown among services, with its type', async () => {
    const { rows } = await pool.query<{ id: number; seller: number; type: string }>(
      `select s.id, s.seller_id as seller, s.service_type as type from market.service_search s join users u on u.id = s.seller_id
       where s.listed and u.user_type = 'seller' order by s.id limit 1`,
    )
    const service = rows[0]
    if (!service) throw new Error('no service')
    const { seller } = await runningCampaign(stack)
    await pool.query('update market.service_search set seller_id = $2 where id = $1', [service.id, seller.id])
    const campaign = await started(url, seller, { adWarehouseIds: [], adServiceIds: [service.id], budget: 10 })
    const reader = visitor()
    const card = await cardOf(url, campaign, reader, `serviceType=${service.type}`)
    expect(card).toMatchObject({ type: 'service', id: service.id, isAd: true })
    await logSeen(url, [seen(card)], reader)
    expect(await read(seller, campaign)).toMatchObject({ impressions: 1 })
    await pool.query('update market.service_search set seller_id = $2 where id = $1', [service.id, service.seller])
  })

  it('every list answers the same bytes with all campaigns on and off', async () => {
    const lists = [
      '/warehouse/?limit=24',
      '/warehouse/?state=TX&limit=100',
      '/warehouse/?regionScope=us&region=south&limit=100',
      '/warehouse/?country=US&limit=50&skip=50',
      '/warehouse/?featured=true&limit=24',
      '/warehouse/?hotrack=true&limit=24',
      '/warehouse/?query=cold storage&limit=24',
      '/warehouse/?latitude=32.78&longitude=-96.8&radiusInMiles=100&limit=10',
      '/warehouse/?sort=rating&limit=24',
      '/warehouse/map?zoom=4&northCoordinate=50&southCoordinate=24&westCoordinate=-125&eastCoordinate=-66',
      '/warehouse/count-warehouse?state=TX',
      '/warehouse/facets?state=TX',
      '/search/warehouses?query=dallas',
      '/search/?query=texas',
      '/services/?limit=24',
      '/search/services?query=freight',
      '/search/users?query=holm',
    ]
    const { seller } = await runningCampaign(stack, { credit: 500 })
    await topUp(url, seller, 500)
    for (const campaignType of ['nearby', 'search'] as const) await started(url, seller, { campaignType, budget: 100 })
    const answers = () =>
      Promise.all(
        lists.map(async (path) => {
          const reply = await call<unknown>(url, 'GET', path, visitor('10.1.2.3'))
          return `${path} ${JSON.stringify([reply.results, reply.total])}`
        }),
      )
    const all = `update market.campaign set status = $1 where status <> 'INACTIVE' and deleted_at is null`
    await pool.query(all, ['ACTIVE'])
    const on = await answers()
    await pool.query(all, ['PAUSED'])
    const off = await answers()
    await pool.query(all, ['ACTIVE'])
    expect(off).toEqual(on)
    expect(on.join('')).not.toContain('"isAd":true')
  })

  it('a campaign whose last day has passed ends by itself', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const reader = visitor(anyAddress())
    const record = seen(await cardOf(url, campaign, reader))
    await pool.query(
      `update market.campaign set start_day = current_date - 3, end_day = current_date - 1 where id = $1`,
      [campaign.id],
    )
    await logSeen(url, [record], reader)
    expect(await refusals(campaign)).toEqual({ not_active: 1 })
    await pool.query(`select graphile_worker.add_job('end-overdue-campaigns', '{}')`)
    await expect.poll(async () => (await read(seller, campaign)).endReason, { timeout: 15_000 }).toBe('ended')
    expect(await walletOf(url, seller)).toMatchObject({ balance: 50, reserved: 0 })
  })
})
