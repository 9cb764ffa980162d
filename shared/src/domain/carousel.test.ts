import { describe, expect, it } from 'vitest'
import { featuredOf, homeStrip, inCarouselOrder, inTwoRows, verifiedFirst, type CarouselItem } from './carousel'

const item = (id: number, more: Partial<CarouselItem> = {}): CarouselItem => ({
  id,
  isAd: false,
  isFeatured: false,
  isVerified: true,
  isFirstSpotlight: false,
  isHighPriority: false,
  ...more,
})
const ids = (items: readonly CarouselItem[]) => items.map(({ id }) => id)
const day = (number: number) => new Date(number * 86_400_000 + 3_600_000)

describe('carousels', () => {
  it('R-081: ads come first, then featured ones, then the rest', () => {
    const items = [item(1), item(2, { isFeatured: true }), item(3, { isAd: true }), item(4), item(5, { isAd: true })]
    expect(ids(inCarouselOrder(items))).toEqual([3, 5, 2, 1, 4])
  })

  it('R-027: the strip of the home page is five of them, an ad first', () => {
    const items = Array.from({ length: 7 }, (_, at) => item(at + 1, { isFeatured: true, isAd: at === 5 }))
    expect(ids(homeStrip(items))).toEqual([6, 1, 2, 3, 4])
  })

  it('R-082: what is not featured stands in two rows, unverified first', () => {
    const items = [item(1), item(2, { isVerified: false }), item(3), item(4, { isVerified: false }), item(5)]
    expect(inTwoRows(items).map(ids)).toEqual([
      [2, 4, 1],
      [3, 5],
    ])
  })

  it('R-083: featured lists and lists of a region are verified first', () => {
    expect(ids(verifiedFirst([item(1, { isVerified: false }), item(2), item(3)]))).toEqual([2, 3, 1])
    const marked = [item(4, { isHighPriority: true, isVerified: false }), item(5, { isFirstSpotlight: true })]
    expect(ids(verifiedFirst([item(1, { isVerified: false }), item(2), ...marked]))).toEqual([5, 4, 2, 1])
  })

  it('R-084: six featured ones: the first spotlight always, with five others that vary from day to day', () => {
    const items = Array.from({ length: 10 }, (_, at) => item(at + 1, { isFirstSpotlight: at === 6 }))
    const days = Array.from({ length: 30 }, (_, at) => ids(featuredOf(items, day(20_000 + at))))
    for (const shown of days) {
      expect(shown[0]).toBe(7)
      expect(new Set(shown).size).toBe(6)
    }
    expect(new Set(days.map((shown) => shown.toSorted().join())).size).toBeGreaterThan(10)
    expect(new Set(days.flat()).size).toBe(10)
    expect(ids(featuredOf(items, day(1)))).toEqual(ids(featuredOf(items.toReversed(), day(1))))
    expect(featuredOf(items.slice(0, 6), day(3))).toHaveLength(6)
    expect(featuredOf(items.slice(0, 2), day(3))).toHaveLength(2)
  })
})
