import { dayOf } from '@stackyard/shared/domain/calendar'
import { microsToDollars } from '@stackyard/shared/domain/micros'
import type { InsightFigures, InsightQuery, ListingInsight } from '@stackyard/shared/schema/listing-insight'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import type { z } from 'zod'
import type { Db } from '../../../../platform/db'
import { toCsv } from '../../../../platform/to-csv'
import { type InsightRow, listInsightRows, listMedians, type MedianRow } from '../insight-repository'
import { spanOf } from '../queries/span'

const MOST_ROWS = 10_000

/** Spans that medians of regions are made for. */
export const medianDays = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const

type Query = z.infer<typeof InsightQuery>

/** Reservations by visits; null without visits. */
const conversionOf = (reservations: number, visits: number): number | null =>
  visits > 0 ? Number((reservations / visits).toFixed(4)) : null

const toMedian = (row: MedianRow | undefined): InsightFigures | null =>
  row
    ? {
        impressions: row.impressions,
        visits: row.visits,
        quoteRequests: row.quote_requests,
        reservations: row.reservations,
        conversion: conversionOf(row.reservations, row.visits),
      }
    : null

const toInsight = (row: InsightRow, median: MedianRow | undefined): ListingInsight => ({
  type: row.subject,
  id: row.id,
  name: row.name,
  slug: row.slug,
  region: row.region,
  impressions: Number(row.impressions),
  visits: Number(row.visits),
  quoteRequests: row.quote_requests,
  reservations: row.reservations,
  conversion: conversionOf(row.reservations, Number(row.visits)),
  sponsoredImpressions: Number(row.sponsored_impressions),
  sponsoredVisits: Number(row.sponsored_visits),
  spent: microsToDollars(Number(row.spent)),
  regionMedian: row.subject === 'warehouse' ? toMedian(median) : null,
  days: row.days ?? [],
})

/** What each listing of a seller brings, beside the median of its region where the span is one that medians are made for. */
export async function listInsights(
  db: Db,
  sellerId: number,
  query: Query,
  now: Date,
): Promise<{ listings: ListingInsight[]; total: number }> {
  const { from, to } = spanOf(query, now)
  const { search, sortBy, order, limit, skip } = query
  const range = query.startDate || query.endDate ? 'all' : (query.dateRange ?? '30d')
  const [rows, medians] = await Promise.all([
    listInsightRows(db, { sellerId, search, from, to, sortBy, order, limit, skip }),
    range === 'all' ? [] : listMedians(db, medianDays[range]),
  ])
  const byRegion = new Map(medians.map((median) => [median.region, median]))
  return { listings: rows.map((row) => toInsight(row, byRegion.get(row.region))), total: rows[0]?.total ?? 0 }
}

/** The same as CSV, without pages. */
export async function exportInsights(db: Db, sellerId: number, query: Query, now: Date): Promise<TextFile> {
  const { listings, total } = await listInsights(db, sellerId, { ...query, limit: MOST_ROWS, skip: 0 }, now)
  const rows = listings.map((listing) => ({
    Number: listing.id,
    Listing: listing.name,
    Kind: listing.type,
    Impressions: listing.impressions,
    'Sponsored impressions': listing.sponsoredImpressions,
    Visits: listing.visits,
    'Sponsored visits': listing.sponsoredVisits,
    'Quote requests': listing.quoteRequests,
    Reservations: listing.reservations,
    Conversion: listing.conversion,
    'Spent (USD)': listing.spent,
    'Median impressions of the region': listing.regionMedian?.impressions ?? '',
    'Median visits of the region': listing.regionMedian?.visits ?? '',
  }))
  return {
    fileName: `listings-${dayOf(now)}.csv`,
    content: toCsv(rows),
    rows: rows.length,
    isComplete: total <= MOST_ROWS,
  }
}
