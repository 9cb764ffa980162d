import { byPriority } from './organic-order'

/** What the order of a carousel goes by. */
export type CarouselItem = {
  id: number
  isAd: boolean
  isFeatured: boolean
  isVerified: boolean
  isFirstSpotlight: boolean
  isHighPriority: boolean
}

const DAY_MS = 86_400_000
const FEATURED_SHOWN = 6
const STRIP = 5

const rank = ({ isAd, isFeatured }: CarouselItem): number => (isAd ? 0 : isFeatured ? 1 : 2)

/** Ads first, then featured, then the rest; each in the order it came. */
export const inCarouselOrder = <Item extends CarouselItem>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => rank(a) - rank(b))

/** The strip of the home page: five featured ones, ads first; a view more card follows. */
export const homeStrip = <Item extends CarouselItem>(featured: readonly Item[]): Item[] =>
  inCarouselOrder(featured).slice(0, STRIP)

/** Featured lists and lists of a region: first spotlights, high priority, then verified ones. */
export const verifiedFirst = <Item extends CarouselItem>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => byPriority(a, b) || Number(b.isVerified) - Number(a.isVerified))

/** Items that are not featured in two rows, unverified ones first; the upper row has one more of an odd number. */
export function inTwoRows<Item extends CarouselItem>(items: readonly Item[]): [Item[], Item[]] {
  const sorted = items.toSorted((a, b) => Number(a.isVerified) - Number(b.isVerified))
  const half = Math.ceil(sorted.length / 2)
  return [sorted.slice(0, half), sorted.slice(half)]
}

/** A number from 0 to 1 that belongs to a day and an item, so that a page drawn ahead and its reader agree. */
function draw(day: number, id: number): number {
  let bits = Math.imul(day ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

/**
 * Up to six featured ones of a day: the newest first spotlight and five others that vary from day to day, or six of
 * them without a first spotlight.
 */
export function featuredOf<Item extends CarouselItem>(items: readonly Item[], now: Date): Item[] {
  const day = Math.floor(now.getTime() / DAY_MS)
  const first = items.filter(({ isFirstSpotlight }) => isFirstSpotlight).toSorted((a, b) => b.id - a.id)[0]
  const others = items.filter((item) => item !== first).toSorted((a, b) => draw(day, a.id) - draw(day, b.id))
  return [...(first ? [first] : []), ...others].slice(0, FEATURED_SHOWN)
}
