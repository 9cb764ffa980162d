import { microsToDollars } from '@stackyard/shared/domain/micros'
import type { AdvertisedListing, Campaign, ViewFigures } from '@stackyard/shared/schema/campaign'
import type { CampaignRow } from './repository'

/** Counts and micro-dollars as figures on the wire; `visitRate` is 0 without impressions. */
export const toFigures = (impressions: number, visits: number, spentMicros: number): ViewFigures => ({
  impressions,
  visits,
  visitRate: impressions > 0 ? Number((visits / impressions).toFixed(4)) : 0,
  spent: microsToDollars(spentMicros),
})

/** What is read of a campaign with its listings; `bigint` columns come as text. */
export type CampaignRead = Pick<
  CampaignRow,
  | 'id'
  | 'sellerId'
  | 'name'
  | 'campaignType'
  | 'status'
  | 'endReason'
  | 'impressions'
  | 'visits'
  | 'startDay'
  | 'endDay'
> & {
  budgetMicros: string | number
  spentMicros: string | number
  impressionMicros: string | number
  visitMicros: string | number
  createdAt: Date | string
  listings: AdvertisedListing[] | null
}

const idsOf = (listings: readonly AdvertisedListing[], type: AdvertisedListing['type']): number[] =>
  listings.filter((listing) => listing.type === type).map(({ id }) => id)

/** A campaign on the wire. */
export function toCampaign(row: CampaignRead): Campaign {
  const [budget, spent] = [Number(row.budgetMicros), Number(row.spentMicros)]
  const listings = row.listings ?? []
  return {
    id: row.id,
    _id: row.id,
    name: row.name,
    sellerId: row.sellerId,
    status: row.status,
    endReason: row.endReason,
    campaignType: row.campaignType,
    budget: microsToDollars(budget),
    spent: microsToDollars(spent),
    remaining: row.status === 'INACTIVE' ? 0 : microsToDollars(budget - spent),
    impressionPrice: microsToDollars(Number(row.impressionMicros)),
    visitPrice: microsToDollars(Number(row.visitMicros)),
    impressions: row.impressions,
    visits: row.visits,
    startDate: row.startDay,
    endDate: row.endDay,
    adWarehouseIds: idsOf(listings, 'warehouse'),
    adServiceIds: idsOf(listings, 'service'),
    listings,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}
