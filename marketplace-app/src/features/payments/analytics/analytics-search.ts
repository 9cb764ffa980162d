import { type CampaignType, campaignTypes } from '@stackyard/shared/reference/campaigns'
import { type InsightSort, insightSorts } from '@stackyard/shared/reference/insight-sorts'
import { type ServiceTypeKey, serviceTypeKeys } from '@stackyard/shared/reference/service-types'
import {
  present,
  type RawSearch,
  readOneOf,
  readSwitch,
  readText,
  readWhole,
} from '@stackyard/shared/domain/read-search'
import { readSpan, spanInput, type SpanSearch } from '../../../lib/span-search'

export type Viewer = 'seller' | 'admin'

const tabs = ['listings', 'sellers'] as const
type Tab = (typeof tabs)[number]

/** The address of the analytics; what is absent is the first tab, the last 30 days, all types, all sellers. */
export type AnalyticsSearch = SpanSearch & {
  tab?: Tab | undefined
  campaignType?: CampaignType | undefined
  serviceType?: ServiceTypeKey | undefined
  /** One seller's figures, for admins. */
  userId?: number | undefined
  /** The figures of all sellers while one is chosen. */
  overall?: boolean | undefined
  /** Words and page of the list that the tab shows. */
  query?: string | undefined
  page?: number | undefined
  /** What the listings are sorted by, and which way. */
  sortBy?: InsightSort | undefined
  order?: 'asc' | 'desc' | undefined
  /** The seller whose campaigns are open beside the list of sellers. */
  seller?: number | undefined
}

const HIGHEST_ID = 2_147_483_647

/** What the address holds; what can't be read is absent. */
export const readAnalyticsSearch = (search: RawSearch): AnalyticsSearch =>
  present({
    ...readSpan(search),
    tab: readOneOf(search.tab, tabs),
    campaignType: readOneOf(search.campaignType, campaignTypes),
    serviceType: readOneOf(search.serviceType, serviceTypeKeys),
    userId: readWhole(search.userId, 1, HIGHEST_ID),
    overall: readSwitch(search.overall),
    query: readText(search.query),
    page: readWhole(search.page, 2, 10_000),
    sortBy: readOneOf(search.sortBy, insightSorts),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
    seller: readWhole(search.seller, 1, HIGHEST_ID),
  })

/** Other filters begin at the first page. */
export const withFilter = (search: AnalyticsSearch, changes: Partial<AnalyticsSearch>): AnalyticsSearch =>
  present({ ...search, page: undefined, ...changes })

/** The seller whose figures an admin sees, or null for those of all sellers. */
export const clientOf = (viewer: Viewer, { userId, overall }: AnalyticsSearch): number | null =>
  viewer === 'admin' && userId !== undefined && overall !== true ? userId : null

type ChartScope = { userId?: number; overall?: true; serviceType?: ServiceTypeKey }

/** Whose figures are asked for: sellers ask for nobody's, their own is all they get. */
function scopeOf(viewer: Viewer, search: AnalyticsSearch): ChartScope {
  if (viewer === 'seller') return {}
  const userId = clientOf(viewer, search)
  if (userId !== null) return { userId }
  return { overall: true, ...(search.serviceType ? { serviceType: search.serviceType } : {}) }
}

/** What a chart of one campaign type, or of all, is asked for. */
export const chartInput = (viewer: Viewer, search: AnalyticsSearch) => ({
  ...typelessInput(viewer, search),
  ...(search.campaignType ? { campaignType: search.campaignType } : {}),
})

/** The same for the comparison of campaign types, which takes none. */
export const typelessInput = (viewer: Viewer, search: AnalyticsSearch) => ({
  ...spanInput(search),
  ...scopeOf(viewer, search),
})
