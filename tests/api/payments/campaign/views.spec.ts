import { setTimeout } from 'node:timers/promises'
import { cardToken } from '@stackyard/cms/modules/payments/campaign/card-token'
import { visitorOf } from '@stackyard/cms/modules/listings/traffic/visitor'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import {
  type Advertiser,
  adsFor,
  BROWSER,
  cardOf,
  logSeen,
  logVisit,
  restoreListings,
  runningCampaign,
  seen,
  started,
  visitor,
  walletOf,
} from '../../../setup/advertiser'
import { ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
const HALF_HOUR_MS = 30 * 60_000
const LONGEST_TEST_MS = 8000

/** No test begins at the end of a half hour, when a reader's second view would count. */
beforeEach(async () => {
  const left = HALF_HOUR_MS - (Date.now() % HALF_HOUR_MS)
  if (left < LONGEST_TEST_MS) await setTimeout(left + 100)
})

const read = ({ token }: Pick<Advertiser, 'token'>, { id }: Pick<Campaign, 'id'>) =>
  ok<Campaign>(url, 'GET', `/campaign/${id}`, { token })
const refusals = async ({ id }: Pick<Campaign, 'id'>): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ reason: string; count: string }>(
    'select reason, sum(count) as count from market.ad_refusal where campaign_id = $1 group by reason',
    [id],
  )
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, Number(count)]))
}

describe('a view of a sponsored card', () => {
  it('R-405, R-406: an impression and a page visit are charged to the budget, once each', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const reader = visitor()
    const record = seen(await cardOf(url, campaign, reader))
    expect(await logSeen(url, [record], reader)).toEqual({ counted: 1 })
    expect(await read(seller, campaign)).toMatchObject({ impressions: 1, visits: 0, spent: 0.02, remaining: 19.98 })
    expect(await logVisit(url, record, reader)).toEqual({ counted: 1 })
    expect(await read(seller, campaign)).toMatchObject({ impressions: 1, visits: 1, spent: 0.27 })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 30, reserved: 19.73 })
    const [charge] = await ok<object[]>(url, 'GET', '/wallet/transactions?kind=charge', { token: seller.token })
    expect(charge).toMatchObject({ amount: -0.27, reservedAfter: 19.73, impressions: 1, visits: 1 })
  })

  it('replayed, doubled in a batch or seen again within the half hour it costs nothing more', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const reader = visitor()
    const record = seen(await cardOf(url, campaign, reader))
    await logSeen(url, [record, record], reader)
    await logSeen(url, [record], reader)
    const again = seen(await cardOf(url, campaign, reader))
    expect(again.token).not.toBe(record.token)
    await logSeen(url, [again], reader)
    expect(await read(seller, campaign)).toMatchObject({ impressions: 1, spent: 0.02 })
    expect(await refusals(campaign)).toEqual({ duplicate: 3 })
  })

  it('without a token, with a forged or an old one, or with another reader’s it costs nothing and is counted by reason', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const reader = visitor()
    const card = await cardOf(url, campaign, reader)
    const record = seen(card)
    const shown = {
      campaignId: campaign.id,
      subject: 'warehouse' as const,
      subjectId: card.id,
      visitor: visitorOf({ user: null, ip: reader.from, agent: BROWSER }, 'x'.repeat(32), new Date()),
    }
    const wrong = [
      { ...record, token: undefined },
      { ...record, token: 'nonsense' },
      { ...record, token: `${record.token}x` },
      { ...record, token: cardToken('another secret that is long', shown, new Date()) },
      { ...record, campaignId: campaign.id + 1_000_000 },
      { ...record, warehouseId: (record as { warehouseId: number }).warehouseId + 1 },
    ]
    for (const each of wrong) await logSeen(url, [each], reader)
    await logSeen(url, [record], visitor())
    expect(await read(seller, campaign)).toMatchObject({ impressions: 0, spent: 0 })
    expect(await refusals(campaign)).toMatchObject({ no_token: 1, forged: 5 })
    expect(await logSeen(url, [record], reader)).toEqual({ counted: 1 })
  })

  it('of a bot, an admin or the owner costs nothing and is counted by reason', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const reader = visitor()
    const record = seen(await cardOf(url, campaign, reader))
    const bot = { from: reader.from, headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }
    expect(await logSeen(url, [record], bot)).toEqual({ counted: 0 })
    expect(await adsFor(url, 'state=TX&limit=100', bot)).toEqual([])
    const admin = { ...reader, token: await tokenOf(url, 'admin') }
    expect(await logSeen(url, [record], admin)).toEqual({ counted: 0 })
    expect(await adsFor(url, 'state=TX&limit=100', admin)).toEqual([])
    const owner = { ...reader, token: seller.token }
    expect(await logSeen(url, [seen(await cardOf(url, campaign, owner))], owner)).toEqual({ counted: 0 })
    expect(await read(seller, campaign)).toMatchObject({ impressions: 0, spent: 0 })
    expect(await refusals(campaign)).toEqual({ bot: 1, admin: 1, owner: 1 })
  })

  it('of a paused or ended campaign costs nothing', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const records = await Promise.all(
      [visitor(), visitor()].map(async (reader) => ({ reader, record: seen(await cardOf(url, campaign, reader)) })),
    )
    for (const [at, { reader, record }] of records.entries()) {
      const action = at === 0 ? 'pause' : 'stop'
      await ok(url, 'PATCH', `/campaign/${campaign.id}/${action}`, { token: seller.token, body: {} })
      await logSeen(url, [record], reader)
    }
    expect(await read(seller, campaign)).toMatchObject({ impressions: 0, spent: 0 })
    expect(await refusals(campaign)).toEqual({ not_active: 2 })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 50, reserved: 0 })
  })

  it('of a listing that was hidden meanwhile costs nothing', async () => {
    const { seller, campaign } = await runningCampaign(stack)
    const reader = visitor()
    const record = seen(await cardOf(url, campaign, reader))
    await pool.query('update market.listing_search set listed = false where seller_id = $1', [seller.id])
    await logSeen(url, [record], reader)
    expect(await refusals(campaign)).toEqual({ not_listed: 1 })
    await restoreListings(stack, seller)
    expect(await read(seller, campaign)).toMatchObject({ spent: 0 })
  })

  it('200 views with $0.05 left are charged twice; the campaign ends and its seller is notified', async () => {
    const { seller, campaign } = await runningCampaign(stack, { budget: 5 })
    const first = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const reader = visitor()
        return { reader, record: seen(await cardOf(url, campaign, reader)) }
      }),
    )
    await pool.query(`update market.campaign set visit_micros = 4950000 where id = $1`, [campaign.id])
    const [one, ...others] = first
    if (!one) throw new Error('no reader')
    await logVisit(url, one.record, one.reader)
    expect(await read(seller, campaign)).toMatchObject({ spent: 4.95 })
    await Promise.all(others.map(({ record, reader }) => logSeen(url, [record], reader)))
    expect(await read(seller, campaign)).toMatchObject({
      status: 'INACTIVE',
      endReason: 'budget_spent',
      spent: 4.99,
      impressions: 2,
    })
    expect(await walletOf(url, seller)).toMatchObject({ balance: 45.01, reserved: 0 })
    const notices = await ok<{ kind: string }[]>(url, 'GET', '/notification/', { token: seller.token })
    expect(notices.filter(({ kind }) => kind === 'campaign_budget_spent')).toHaveLength(1)
  })

  it('two campaigns of one batch are charged apart', async () => {
    const { seller, campaign } = await runningCampaign(stack, { credit: 100 })
    const second = await started(url, seller, { campaignType: 'nearby' })
    const reader = visitor()
    const records = [seen(await cardOf(url, campaign, reader)), seen(await cardOf(url, second, reader))]
    expect(await logSeen(url, records, reader)).toEqual({ counted: 2 })
    for (const each of [campaign, second])
      expect(await read(seller, each)).toMatchObject({ impressions: 1, spent: 0.02 })
  })
})
