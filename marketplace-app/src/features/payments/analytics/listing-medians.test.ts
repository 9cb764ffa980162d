import { expect, it } from 'vitest'
import { comparedWithMedian } from './listing-medians'

const figures = { impressions: 10, visits: 4, quoteRequests: 0, reservations: 1, conversion: 0.25 }
const listing = (regionMedian: object | null, changes: object = {}) =>
  ({ ...figures, regionMedian, ...changes }) as Parameters<typeof comparedWithMedian>[0]

it('says on which side of the median of its region a listing is', () => {
  const regional = { ...figures, impressions: 7.5, visits: 6, conversion: null }
  expect(comparedWithMedian(listing(regional), 'impressions')).toEqual({ position: 'above', median: 7.5 })
  expect(comparedWithMedian(listing(regional), 'visits')).toEqual({ position: 'below', median: 6 })
  expect(comparedWithMedian(listing(regional), 'reservations')).toEqual({ position: 'equal', median: 1 })
})

it('says nothing without a median or without a figure', () => {
  expect(comparedWithMedian(listing(null), 'visits')).toBeNull()
  expect(comparedWithMedian(listing({ ...figures, conversion: null }), 'conversion')).toBeNull()
  expect(comparedWithMedian(listing(figures, { conversion: null }), 'conversion')).toBeNull()
})
