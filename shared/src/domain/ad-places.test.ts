import { describe, expect, it } from 'vitest'
import { carouselWithAds, mostAds, type PlacedCard, withNextPage } from './ad-places'

const organic = (id: number): PlacedCard => ({ id, type: 'warehouse', isAd: false })
const ad = (id: number): PlacedCard => ({ id, type: 'warehouse', isAd: true })
const names = (cards: readonly PlacedCard[]) => cards.map(({ id, isAd }) => (isAd ? `ad ${id}` : `${id}`)).join(', ')
const some = (from: number, count: number) => Array.from({ length: count }, (_, at) => organic(from + at))

/** A generator of numbers below `most` that always gives the same ones. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % most
  }
}

describe('sponsored cards of a list', () => {
  it('take the third and the eighth place of ten', () => {
    expect(names(withNextPage([], { organic: some(1, 8), ads: [ad(91), ad(92), ad(93)] }))).toBe(
      '1, 2, ad 91, 3, 4, 5, 6, ad 92, 7, 8',
    )
  })

  it('replace the organic card of their listing, unless that was shown before', () => {
    expect(names(withNextPage([], { organic: some(1, 6), ads: [ad(5), ad(1)] }))).toBe('1, 2, ad 5, 3, 4, 6')
  })

  it('do not move what the reader sees', () => {
    expect(names(withNextPage([], { organic: some(1, 8), ads: [ad(91), ad(92)], from: 4 }))).toBe(
      '1, 2, 3, 4, 5, 6, 7, ad 91, 8',
    )
    const first = withNextPage([], { organic: some(1, 10), ads: [] })
    expect(names(withNextPage(first, { organic: some(11, 4), ads: [ad(91), ad(92)] }))).toBe(
      '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ad 91, 13, 14',
    )
  })

  it('keep these rules over any pages', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = numbers(seed)
      let shown: PlacedCard[] = []
      const all: PlacedCard[] = []
      for (let page = 0; page < 1 + below(4); page++) {
        const cards = some(1 + page * 24, below(25))
        all.push(...cards)
        const before = shown
        const from = below(3) === 0 ? below(12) : 0
        const ads = Array.from({ length: below(7) }, () => ad(below(2) ? 1 + below(80) : 200 + below(8)))
        shown = withNextPage(shown, { organic: cards, ads, from })
        expect(shown.slice(0, before.length)).toEqual(before)
        for (const [at, { isAd }] of shown.entries())
          if (isAd && at >= before.length) expect(at).toBeGreaterThanOrEqual(from)
      }
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      const order = shown.filter(({ isAd }) => !isAd).map(({ id }) => id)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      for (const { id } of all) expect(shown.some((card) => card.id === id)).toBe(true)
      for (let at = 0; at < shown.length; at += 10)
        expect(shown.slice(at, at + 10).filter(({ isAd }) => isAd).length).toBeLessThanOrEqual(mostAds(10))
    }
  })
})

describe('sponsored cards of a carousel', () => {
  it('stand before the others, each listing once (R-081)', () => {
    expect(names(carouselWithAds(some(1, 4), [ad(3)]))).toBe('ad 3, 1, 2, 4')
  })
})

it('at most two of ten cards are sponsored', () => {
  expect([0, 4, 5, 8, 10, 24, 100].map(mostAds)).toEqual([0, 0, 1, 1, 2, 4, 20])
})
