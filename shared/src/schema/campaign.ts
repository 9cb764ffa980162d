import { z } from 'zod'
import {
  campaignEnds,
  campaignStatuses,
  type CampaignStatus,
  type CampaignType,
  campaignTypes,
  type DateRange,
  dateRanges,
  LARGEST_TOPUP_CENTS,
  MOST_CAMPAIGN_LISTINGS,
  refusalReasons,
  SMALLEST_BUDGET_CENTS,
  viewKinds,
} from '../reference/campaigns'
import { paging, queryBoolean, queryId, queryList, queryText, recordId } from './query'
import { dollars } from './wallet'

/** A listing that a campaign shows. */
export const AdvertisedListing = z.object({
  type: z.enum(['warehouse', 'service']),
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  place: z.string(),
  /** False while the public cannot see it: it is then not shown and costs nothing. */
  isListed: z.boolean(),
})
export type AdvertisedListing = z.infer<typeof AdvertisedListing>

/** A campaign. Amounts are dollars; `spent` and `remaining` may have parts of a cent. Days are UTC and both included. */
export const Campaign = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  name: z.string(),
  sellerId: z.number().int(),
  status: z.enum(campaignStatuses),
  /** Why it is INACTIVE. */
  endReason: z.enum(campaignEnds).nullable(),
  campaignType: z.enum(campaignTypes),
  budget: z.number(),
  spent: z.number(),
  remaining: z.number(),
  impressionPrice: z.number(),
  visitPrice: z.number(),
  impressions: z.number().int(),
  visits: z.number().int(),
  startDate: z.string(),
  endDate: z.string(),
  adWarehouseIds: z.array(z.number().int()),
  adServiceIds: z.array(z.number().int()),
  listings: z.array(AdvertisedListing),
  createdAt: z.string(),
})
export type Campaign = z.infer<typeof Campaign>

const day = z.iso.date({ error: 'Enter a date as YYYY-MM-DD' })
const ids = z.array(recordId).max(MOST_CAMPAIGN_LISTINGS, `Choose at most ${MOST_CAMPAIGN_LISTINGS} listings`)
export const CampaignBudget = dollars(SMALLEST_BUDGET_CENTS, LARGEST_TOPUP_CENTS)

/** A new campaign for the seller's own listings; the whole budget moves from the wallet's balance to `reserved`. */
export const CampaignInput = z
  .object({
    name: z.string().trim().max(80, 'Use at most 80 characters').optional(),
    campaignType: z.enum(campaignTypes, { error: 'Choose where your listings appear' }),
    adWarehouseIds: ids.default([]),
    adServiceIds: ids.default([]),
    budget: CampaignBudget,
    startDate: day.optional(),
    endDate: day,
  })
  .refine(({ adWarehouseIds, adServiceIds }) => adWarehouseIds.length + adServiceIds.length > 0, {
    path: ['adWarehouseIds'],
    message: 'Choose at least one listing',
  })
  .refine(({ campaignType, adServiceIds }) => campaignType !== 'hotdeal' || adServiceIds.length === 0, {
    path: ['adServiceIds'],
    message: 'HotRack campaigns show warehouses only',
  })
export type CampaignInput = z.infer<typeof CampaignInput>

/** Which listings a campaign may show; without a type those of any. */
export const EligibleQuery = z.object({
  campaignType: z.preprocess(
    (value: CampaignType | '' | undefined) => (value === '' ? undefined : value),
    z.enum(campaignTypes, { error: 'Choose one of: featured, nearby, search, hotdeal' }).optional(),
  ),
})

export const BudgetInput = z.object({ id: recordId, budget: CampaignBudget })

export const oneOf = <const T extends string>(values: readonly T[]) =>
  z.preprocess(
    (value: T | undefined) => values.find((each) => each === value),
    z.enum(values as unknown as [T, ...T[]]).optional(),
  )
const queryDay = queryText.pipe(z.iso.date().optional().catch(undefined))

/** A span of days: `startDate` and `endDate` (both included), else `dateRange`; the last 30 days by default. */
export const span = {
  dateRange: oneOf<DateRange>(dateRanges),
  startDate: queryDay,
  endDate: queryDay,
}

/** All types are sent as an empty text. */
const typeFilter = z.preprocess(
  (value: CampaignType | '' | undefined) => campaignTypes.find((type) => type === value),
  z.enum(campaignTypes).optional(),
)

/** An empty campaignType means all. Spans narrow by the days that a campaign runs. */
export const campaignFilters = {
  ...span,
  campaignType: typeFilter,
  adStatus: oneOf<CampaignStatus>(campaignStatuses),
  adWarehouseIds: queryList,
  adServiceIds: queryList,
  country: queryText,
  state: queryText,
  region: queryText,
  categories: queryList,
  expertise: queryList,
  serviceType: queryText,
  serviceSubType: queryList,
}

export const campaignSorts = [
  'createdAt',
  'name',
  'budget',
  'spent',
  'impressions',
  'visits',
  'startDate',
  'endDate',
  'status',
] as const
const sorting = { sortBy: oneOf(campaignSorts), order: oneOf(['asc', 'desc'] as const) }

export const CampaignListQuery = z.object(paging(10))
export const CampaignQuery = z.object({ ...paging(10), ...campaignFilters, ...sorting })
export type CampaignQuery = z.infer<typeof CampaignQuery>

export const CampaignPage = z.object({ campaigns: z.array(Campaign), total: z.number().int() })

/** The answer to a new campaign: `success` and `campaign`, as the calls of the documents read them. */
export const CreatedCampaign = z.object({ success: z.literal(true), campaign: Campaign })

/** Figures of views. `visitRate` is visits by impressions; `spent` is in dollars. */
export const ViewFigures = z.object({
  impressions: z.number().int(),
  visits: z.number().int(),
  visitRate: z.number(),
  spent: z.number(),
})
export type ViewFigures = z.infer<typeof ViewFigures>

/** Totals of campaigns over a span of days. */
export const CampaignTotals = ViewFigures.extend({
  campaigns: z.number().int(),
  activeCampaigns: z.number().int(),
  sellers: z.number().int(),
  budget: z.number(),
  reserved: z.number(),
  from: z.string(),
  to: z.string(),
})
export type CampaignTotals = z.infer<typeof CampaignTotals>

/**
 * `overall`: of all sellers (admins); a seller's own figures stay theirs. `userId`: of one seller, `serviceType`: of
 * sellers of one service type (both admins).
 */
export const TypelessChartQuery = z.object({
  ...span,
  overall: queryBoolean,
  userId: queryId,
  serviceType: queryText,
})
export const ChartQuery = TypelessChartQuery.extend({ campaignType: typeFilter })
export type ChartQuery = z.infer<typeof ChartQuery>

/** A day of a chart; a span over 90 days has a point for each week or month, named by its first day. */
export const ImpressionPoint = z.object({ date: z.string(), impressions: z.number().int(), spent: z.number() })
export const VisitPoint = z.object({ date: z.string(), visits: z.number().int(), spent: z.number() })
export const TypeFigures = ViewFigures.extend({ campaignType: z.enum(campaignTypes), campaigns: z.number().int() })
export const TopCampaign = ViewFigures.extend({
  id: z.number().int(),
  name: z.string(),
  campaignType: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  company: z.string(),
})

export const AdminSpanQuery = z.object({ ...span, serviceType: queryText })
/** `clientId`: of one seller, whom `campaignType` narrows too. */
export const AdminTotalsQuery = AdminSpanQuery.extend({ clientId: queryId, campaignType: typeFilter })
export const AdminCampaignQuery = z.object({
  ...paging(10),
  ...span,
  ...sorting,
  serviceType: queryText,
  clientId: queryId,
  campaignType: typeFilter,
  adStatus: oneOf<CampaignStatus>(campaignStatuses),
  search: queryText,
})
export type AdminCampaignQuery = z.infer<typeof AdminCampaignQuery>
export const AdminCampaignModalQuery = AdminCampaignQuery.omit({ serviceType: true })

/** A campaign with whose it is, and its figures within the span asked for. */
export const AdminCampaign = Campaign.extend({
  company: z.string(),
  email: z.string(),
  userUrl: z.string(),
  serviceType: z.string().nullable(),
  period: ViewFigures,
})
export type AdminCampaign = z.infer<typeof AdminCampaign>
export const AdminCampaignPage = z.object({ campaigns: z.array(AdminCampaign), total: z.number().int() })

export const SellerQuery = z.object({ ...paging(10), ...span, search: queryText, serviceType: queryText })
/** A seller who advertises, with the figures of the span. */
export const AdSeller = ViewFigures.extend({
  id: z.number().int(),
  _id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string(),
  userUrl: z.string(),
  serviceType: z.string().nullable(),
  campaigns: z.number().int(),
  activeCampaigns: z.number().int(),
  balance: z.number(),
  reserved: z.number(),
})
export type AdSeller = z.infer<typeof AdSeller>

/** Prices of views in dollars. A campaign keeps those of its creation. */
export const ViewPrices = z.object({
  impressionPrice: z.number(),
  visitPrice: z.number(),
  setBy: z.string().nullable(),
  setAt: z.string().nullable(),
})
const price = (least: number, most: number) =>
  z
    .number({ error: 'Enter an amount in dollars' })
    .min(least, `At least $${least}`)
    .max(most, `At most $${most}`)
    .refine((amount) => Math.abs(amount * 1e4 - Math.round(amount * 1e4)) < 1e-6, {
      message: 'Use at most four decimals',
    })
export const ViewPricesInput = z.object({ impressionPrice: price(0.001, 5), visitPrice: price(0.001, 50) })

/** Views of sponsored cards by outcome within a span: what was charged, and what was refused and why. */
export const ViewOutcomes = z.object({
  charged: z.object({ impressions: z.number().int(), visits: z.number().int() }),
  refused: z.number().int(),
  reasons: z.array(z.object({ reason: z.enum(refusalReasons), kind: z.enum(viewKinds), count: z.number().int() })),
  from: z.string(),
  to: z.string(),
})

export const ForecastInput = z.object({
  campaignType: z.enum(campaignTypes),
  adWarehouseIds: queryList,
  adServiceIds: queryList,
  budget: z.preprocess(
    (value: number | undefined) => (value === undefined ? undefined : Number(value)),
    z.number().positive().optional().catch(undefined),
  ),
  startDate: queryDay,
  endDate: queryDay,
})

/** What the lists that a campaign would appear in showed in the last 30 days, and what that would give. */
export const Forecast = z.object({
  /** Days with any figures; below 7 the forecast says that it rests on little. */
  daysOfFigures: z.number().int(),
  /** Cards seen a day in those lists, and campaigns that compete for their sponsored places. */
  cardsSeenPerDay: z.number(),
  competingCampaigns: z.number().int(),
  days: z.number().int(),
  impressions: z.number().int(),
  visits: z.number().int(),
  spent: z.number(),
  /** What ends it: its last day or its budget. */
  endsBy: z.enum(['date', 'budget']),
  impressionPrice: z.number(),
  visitPrice: z.number(),
})
export type Forecast = z.infer<typeof Forecast>
