import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { describe, expect, it } from 'vitest'
import { listingLd, SHOWN_REVIEWS } from './listing-facts'

const review = (id: number, fullName = 'Bea Okafor') => ({
  id,
  _id: id,
  rating: 4,
  feedback: `Dry and on time ${id}`,
  createdAt: '2026-01-31T23:30:00Z',
  userData: { id: 9, fullName, firstName: 'Bea', lastName: 'Okafor', avatar: null },
  warehouseId: 7,
  serviceId: null,
  isVerifiedBooking: true,
  reply: null,
})
const ld = (fields: Parameters<typeof sampleWarehouse>[0]) =>
  listingLd({ ...sampleWarehouse({}), ...fields }, 'https://site.test/w', 'https://site.test/p')
const rated = { averageRating: 4.256, reviewCount: 8, reviews: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => review(id)) }

describe('what structured data says of reviews', () => {
  it('names the rating, and the reviews that the page shows at first', () => {
    const data = ld(rated)
    expect(data.aggregateRating).toMatchObject({ ratingValue: 4.26, reviewCount: 8 })
    expect(data.review).toHaveLength(SHOWN_REVIEWS)
    expect((data.review as object[])[0]).toEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Bea Okafor' },
      datePublished: '2026-01-31',
      reviewBody: 'Dry and on time 1',
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
    })
  })

  it('names no review without its author, and none where there are none', () => {
    expect(ld({ ...rated, reviews: [review(1, '')] })).not.toHaveProperty('review')
    const none = ld({ reviews: [], reviewCount: 0, averageRating: 0 })
    expect(none).not.toHaveProperty('review')
    expect(none).not.toHaveProperty('aggregateRating')
  })

  it('says nothing where our team keeps the listing, as its page does', () => {
    const seller = { ...sampleWarehouse({}).seller, userType: 'manager' as const }
    const data = ld({ ...rated, seller })
    expect(data).not.toHaveProperty('review')
    expect(data).not.toHaveProperty('aggregateRating')
  })
})
