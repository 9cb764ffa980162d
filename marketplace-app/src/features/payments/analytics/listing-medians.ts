import type { InsightFigures, ListingInsight } from '@stackyard/shared/schema/listing-insight'

export type InsightKey = keyof InsightFigures

export type Comparison = { position: 'above' | 'below' | 'equal'; median: number }

/** A figure of a listing beside the median of its region; null where there is no median, or no figure. */
export function comparedWithMedian(listing: ListingInsight, key: InsightKey): Comparison | null {
  const value = listing[key]
  const median = listing.regionMedian?.[key] ?? null
  if (value === null || median === null) return null
  const position = value > median ? 'above' : value < median ? 'below' : 'equal'
  return { position, median }
}
