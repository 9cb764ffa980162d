import { randomUUID } from 'node:crypto'
import { refreshListings } from '@stackyard/cms/modules/listings/discovery/operations/refresh-listings'
import { placeOf } from '@stackyard/shared/domain/region'
import type { Campaign, CampaignInput } from '@stackyard/shared/schema/campaign'
import type { SponsoredCard } from '@stackyard/shared/schema/sponsored'
import type { AddedCredit, WalletBalance } from '@stackyard/shared/schema/wallet'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { anyAddress } from './address.ts'
import { call, ok, type Reply } from './api.ts'
import { type Buyer, givePaymentMethods } from './buyer.ts'
import { inDays } from './days.ts'
import { newSeller } from './seller.ts'

type Place = { url: string; pool: Pool }

/** A seller of a test's own with payment methods and live listings of their own. */
export type Advertiser = Pick<Buyer, 'id' | 'email' | 'token' | 'cardId' | 'achId' | 'billingInfoId'> & {
  listings: { id: number; state: string }[]
}

/** A browser's name: programs by their own names are bots to the server. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/**
 * Hands a seller seeded live listings, moved to the states named. They stand far down the lists, where their own cards do
 * not take the places of their sponsored ones.
 */
async function handListings(pool: Pool, sellerId: number, states: readonly string[]): Promise<Advertiser['listings']> {
  const listings: Advertiser['listings'] = []
  for (const state of states) {
    const { rows } = await pool.query<{ id: number }>(
      `update warehouses set seller_id = $1, state = $2, address_state = $2, region = $3 where id = (select s.id from market.listing_search s
        join users u on u.id = s.seller_id where s.listed and s.country = 'US' and s.id > 20 and s.seller_id <> $1
        order by u.email like 'provider-%', s.is_verified, s.updated_at, s.id limit 1) returning id`,
      [sellerId, state, placeOf({ country: 'US', state }).region],
    )
    const id = rows[0]?.id
    if (id === undefined) throw new Error(`no listing in ${state}`)
    await refreshListings(drizzle(pool), [id])
    listings.push({ id, state })
  }
  return listings
}

/** Signs up a seller with payment methods and live listings in the states named. */
export async function newAdvertiser(place: Place, states: readonly string[] = ['TX']): Promise<Advertiser> {
  const { user, token, email } = await newSeller(place)
  return makeAdvertiser(place.pool, { id: user.id, token, email }, states)
}

/** Gives a seller payment methods and live listings in the states named. */
export async function makeAdvertiser(
  pool: Pool,
  seller: Pick<Advertiser, 'id' | 'email' | 'token'>,
  states: readonly string[],
): Promise<Advertiser> {
  const listings = await handListings(pool, seller.id, states)
  return { ...seller, listings, ...(await givePaymentMethods(pool, seller.id)) }
}

/** Adds credit by the card (or what `more` says) under a key of its own. */
export const topUp = (
  url: string,
  seller: Advertiser,
  amount: number,
  more: Record<string, unknown> = {},
): Promise<Reply<AddedCredit>> =>
  call<AddedCredit>(url, 'POST', '/wallet/add-credit', {
    token: seller.token,
    body: { amount, paymentType: 'CARD', cardId: seller.cardId, billingInfoId: seller.billingInfoId, ...more },
    headers: { 'idempotency-key': randomUUID() },
  })

export const walletOf = (url: string, { token }: Pick<Advertiser, 'token'>): Promise<WalletBalance> =>
  ok<WalletBalance>(url, 'GET', '/wallet/balance', { token })

/** The body of a campaign for all listings of a seller, from today for ten days. */
export const campaignBody = (seller: Advertiser, more: Partial<CampaignInput> = {}) => ({
  campaignType: 'featured',
  adWarehouseIds: seller.listings.map(({ id }) => id),
  budget: 20,
  endDate: inDays(9),
  ...more,
})

export const startCampaign = (
  url: string,
  seller: Advertiser,
  more: Partial<CampaignInput> = {},
): Promise<Reply<{ success: true; campaign: Campaign }>> =>
  call(url, 'POST', '/campaign/', {
    token: seller.token,
    body: campaignBody(seller, more),
    headers: { 'idempotency-key': randomUUID() },
  })

/** A campaign that must start. */
export async function started(url: string, seller: Advertiser, more: Partial<CampaignInput> = {}): Promise<Campaign> {
  const reply = await startCampaign(url, seller, more)
  if (!reply.success) throw new Error(JSON.stringify(reply.error))
  return reply.results.campaign
}

/** A seller with credit and one running campaign. */
export async function runningCampaign(
  place: Place,
  { credit = 50, ...more }: Partial<CampaignInput> & { credit?: number } = {},
): Promise<{ seller: Advertiser; campaign: Campaign }> {
  const seller = await newAdvertiser(place)
  const added = await topUp(place.url, seller, credit)
  if (!added.success) throw new Error(JSON.stringify(added.error))
  return { seller, campaign: await started(place.url, seller, more) }
}

/** A visitor with a browser at an address of their own. */
export const visitor = (from = anyAddress()) => ({ from, headers: { 'user-agent': BROWSER } })
export type Visitor = ReturnType<typeof visitor> & { token?: string }

/** The sponsored cards that a reader gets for a list. */
export const adsFor = (url: string, query: string, reader: Visitor): Promise<SponsoredCard[]> =>
  ok<SponsoredCard[]>(url, 'GET', `/campaign/ads?${query}`, reader)

/** The card of one campaign as a reader gets it. @throws Error when it is not among the cards. */
export async function cardOf(
  url: string,
  campaign: Pick<Campaign, 'id' | 'campaignType'>,
  reader: Visitor,
  query = 'state=TX',
) {
  const part = `${query}&limit=100&campaignType=${campaign.campaignType}`
  for (let skip = 0; ; skip += 100) {
    const cards = await adsFor(url, `${part}&skip=${skip}`, reader)
    const card = cards.find(({ campaignId }) => campaignId === campaign.id)
    if (card) return card
    if (cards.length === 0) throw new Error(`campaign ${campaign.id} shows no card`)
  }
}

/** The record of a card that was seen, as a browser sends it. */
export const seen = (card: SponsoredCard) => ({
  campaignId: card.campaignId,
  ...(card.type === 'warehouse' ? { warehouseId: card.id } : { serviceId: card.id }),
  sellerId: card.seller.id,
  token: card.ad.token,
})

export const logSeen = (url: string, records: readonly unknown[], reader: Visitor) =>
  ok<{ counted: number }>(url, 'POST', '/impressions/log', { body: { impressions: records }, ...reader })

export const logVisit = (url: string, record: unknown, reader: Visitor) =>
  ok<{ counted: number }>(url, 'POST', '/impressions/page-visit', { body: record, ...reader })

/** Makes the read model of a seller's listings what their records say, after a test has changed it by hand. */
export const restoreListings = ({ pool }: Place, seller: Advertiser): Promise<unknown> =>
  refreshListings(
    drizzle(pool),
    seller.listings.map(({ id }) => id),
  )
