/** What the figures of listings can be sorted by. */
export const insightSorts = [
  'name',
  'impressions',
  'sponsoredImpressions',
  'visits',
  'quoteRequests',
  'reservations',
  'conversion',
] as const
export type InsightSort = (typeof insightSorts)[number]
