import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery, client } from '../../../lib/api'
import { rangeOf, spanInput } from '../../../lib/span-search'
import { type Viewer, type AnalyticsSearch, chartInput, clientOf, typelessInput } from './analytics-search'

/** Listings and sellers on a page. */
export const pageSize = 10

const placeholderData = keepPreviousData

/** All time begins with the first figure: what comes before it is none. */
const sinceFirst = <Point>(search: AnalyticsSearch, points: Point[], valueOf: (point: Point) => number): Point[] => {
  if (rangeOf(search) !== 'all') return points
  const first = points.findIndex((point) => valueOf(point) > 0)
  return points.slice(Math.max(0, first))
}

/** The series of impressions, of one campaign type or of all. */
export const impressionsQuery = (viewer: Viewer, search: AnalyticsSearch) =>
  apiQuery.campaign.impressionsOverTime.queryOptions({
    input: chartInput(viewer, search),
    select: ({ results }) => sinceFirst(search, results, ({ impressions }) => impressions),
    placeholderData,
  })

/** Campaign types beside each other. */
export const comparisonQuery = (viewer: Viewer, search: AnalyticsSearch) =>
  apiQuery.campaign.performanceComparison.queryOptions({
    input: typelessInput(viewer, search),
    select: (reply) => reply.results,
    placeholderData,
  })

/** The campaigns with the most visits. */
export const topQuery = (viewer: Viewer, search: AnalyticsSearch) =>
  apiQuery.campaign.topCampaigns.queryOptions({
    input: chartInput(viewer, search),
    select: (reply) => reply.results,
    placeholderData,
  })

/** The series of page visits. */
export const visitsQuery = (viewer: Viewer, search: AnalyticsSearch) =>
  apiQuery.campaign.dailyPageVisits.queryOptions({
    input: chartInput(viewer, search),
    select: ({ results }) => sinceFirst(search, results, ({ visits }) => visits),
    placeholderData,
  })

/** A seller's totals. */
export const ownTotalsQuery = (search: AnalyticsSearch) =>
  apiQuery.campaign.analytics.queryOptions({
    input: chartInput('seller', search),
    select: (reply) => reply.results,
    placeholderData,
  })

/** The totals of one seller, for admins. */
export const clientTotalsQuery = (clientId: number, search: AnalyticsSearch) =>
  apiQuery.campaign.overallAnalyticsFilter.queryOptions({
    input: {
      ...spanInput(search),
      clientId,
      ...(search.campaignType ? { campaignType: search.campaignType } : {}),
    },
    select: (reply) => reply.results,
    placeholderData,
  })

const serviceTypeOf = ({ serviceType }: AnalyticsSearch) => (serviceType ? { serviceType } : {})

/** A page of the sellers who advertise. */
export const sellersQuery = (search: AnalyticsSearch) =>
  apiQuery.campaign.sellers.queryOptions({
    input: {
      ...spanInput(search),
      ...serviceTypeOf(search),
      ...(search.query ? { search: search.query } : {}),
      page: search.page ?? 1,
      limit: pageSize,
    },
    placeholderData,
  })

/** Sellers to choose from, by what is typed. */
export const sellerChoicesQuery = (search: AnalyticsSearch, typed: string) =>
  apiQuery.campaign.sellers.queryOptions({
    input: { ...spanInput(search), ...serviceTypeOf(search), search: typed, page: 1, limit: 8 },
    select: (reply) => reply.results,
    placeholderData,
    enabled: typed !== '',
  })

/** Who a seller is, for a name beside their figures. */
export const sellerQuery = (id: number) =>
  apiQuery.adminUser.get.queryOptions({ input: { id }, select: (reply) => reply.results })

const insightInput = (viewer: Viewer, search: AnalyticsSearch) => {
  const userId = clientOf(viewer, search)
  return {
    ...spanInput(search),
    ...(userId === null ? {} : { userId }),
    ...(search.query ? { search: search.query } : {}),
    ...(search.sortBy ? { sortBy: search.sortBy } : {}),
    ...(search.order ? { order: search.order } : {}),
  }
}

/** A page of what listings bring. */
export const listingsQuery = (viewer: Viewer, search: AnalyticsSearch) =>
  apiQuery.campaign.listings.queryOptions({
    input: { ...insightInput(viewer, search), page: search.page ?? 1, limit: pageSize },
    placeholderData,
  })

/** What every listing that matches brings, as a CSV file. */
export const exportListings = async (viewer: Viewer, search: AnalyticsSearch) =>
  (await client.campaign.exportListings(insightInput(viewer, search))).results
