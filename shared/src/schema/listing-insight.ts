import { z } from 'zod'
import { oneOf, span } from './campaign'
import { insightSorts } from '../reference/insight-sorts'
import { paging, queryId, queryText } from './query'

export const InsightQuery = z.object({
  ...paging(10),
  ...span,
  userId: queryId,
  search: queryText,
  sortBy: oneOf(insightSorts),
  order: oneOf(['asc', 'desc'] as const),
})

/** What a listing brings, with and without ads. `conversion` is reservations by visits; null without visits. */
export const InsightFigures = z.object({
  impressions: z.number(),
  visits: z.number(),
  quoteRequests: z.number(),
  reservations: z.number(),
  conversion: z.number().nullable(),
})
export type InsightFigures = z.infer<typeof InsightFigures>

export const ListingInsight = InsightFigures.extend({
  type: z.enum(['warehouse', 'service']),
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  region: z.string(),
  sponsoredImpressions: z.number().int(),
  sponsoredVisits: z.number().int(),
  spent: z.number(),
  /** The median of the listings of its region in the same span; null where fewer than five have figures. */
  regionMedian: InsightFigures.nullable(),
  days: z.array(z.object({ date: z.string(), impressions: z.number().int(), visits: z.number().int() })),
})
export type ListingInsight = z.infer<typeof ListingInsight>
