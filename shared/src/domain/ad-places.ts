/** At most two of each ten cards are sponsored. */
const ADS_PER_TEN = 2
const TEN = 10

/** The places of sponsored cards within each ten cards of a list, from 0. */
const PLACES_OF_TEN: readonly number[] = [2, 7]

/** How many sponsored cards a page of so many cards may hold. */
export const mostAds = (cards: number): number => Math.floor((Math.max(0, cards) * ADS_PER_TEN) / TEN)

/** What tells cards of one list apart. */
export type PlacedCard = { id: number; type: string; isAd?: boolean }

const keyOf = ({ type, id }: PlacedCard): string => `${type}-${id}`

type NextPage<T> = {
  /** The organic cards of the page, in their order. */
  organic: readonly T[]
  /** Sponsored cards of the page, the best first. */
  ads: readonly T[]
  /** No place before this one is taken: the reader sees those cards already. */
  from?: number
}

/**
 * What a list shows with one more page: the page's sponsored cards at the third and eighth place of each ten, as far as
 * organic cards reach. Each listing is shown once over all pages, and organic cards keep their order. What was shown
 * before does not move.
 */
export function withNextPage<T extends PlacedCard>(shown: readonly T[], { organic, ads, from = 0 }: NextPage<T>): T[] {
  const known = new Set(shown.map(keyOf))
  const isNew = (card: T): boolean => !known.has(keyOf(card))
  const list = [...shown]
  const show = (card: T | undefined): void => {
    if (!card) return
    known.add(keyOf(card))
    list.push(card)
  }
  for (const card of organic) {
    while (list.length >= from && PLACES_OF_TEN.includes(list.length % TEN)) {
      const ad = ads.find(isNew)
      if (!ad) break
      show(ad)
    }
    if (isNew(card)) show(card)
  }
  return list
}

/** The cards of a carousel with its sponsored ones, each listing once; their order is that of `inCarouselOrder`. */
export function carouselWithAds<T extends PlacedCard>(organic: readonly T[], ads: readonly T[]): T[] {
  const known = new Set<string>()
  return [...ads, ...organic].filter((card) => !known.has(keyOf(card)) && Boolean(known.add(keyOf(card))))
}
