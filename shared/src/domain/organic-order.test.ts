import { describe, expect, it } from 'vitest'
import { organicOrder } from './organic-order'

const now = new Date('2026-11-23T12:00:00Z')
const listing = (id: number, more: object = {}) => ({
  id,
  isFirstSpotlight: false,
  isHighPriority: false,
  isVerified: false,
  averageRating: 0,
  confirmedAt: '2026-11-20T00:00:00Z',
  ...more,
})

describe('the organic order (R-060)', () => {
  it('is first spotlights, high priority, verified, rating, id; what nobody has confirmed comes last', () => {
    const inOrder = [
      listing(9, { isFirstSpotlight: true }),
      listing(8, { isHighPriority: true, isVerified: true }),
      listing(7, { isHighPriority: true, averageRating: 5 }),
      listing(6, { isVerified: true, averageRating: 4.5 }),
      listing(5, { isVerified: true, averageRating: 4 }),
      listing(2, { averageRating: 5 }),
      listing(3, { averageRating: 5, confirmedAt: undefined }),
      listing(1, { isFirstSpotlight: true, isVerified: true, averageRating: 5, confirmedAt: '2025-01-01T00:00:00Z' }),
    ]
    const shuffled = inOrder.toSorted((a, b) => ((a.id * 7) % 11) - ((b.id * 7) % 11))
    expect(shuffled.toSorted(organicOrder(now)).map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
  })
})
