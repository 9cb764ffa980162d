/**
 * How carousels move: `combined` shows featured warehouses and the way to the map, `nearby` what stands
 * around a warehouse, `pair` a seller's other warehouses; `four` and `five` are those that only hold cards.
 */
export type CarouselKind = 'combined' | 'nearby' | 'pair' | 'four' | 'five'

/** What a carousel shows: the slide at its start, and how many stand side by side. */
export type Shown = { index: number; slides: number }

export const TICK_MS = 3000
/** How much of a carousel is in view before it moves by itself. */
export const PLAYS_FROM = 0.3
/** Cards of a page of the combined carousel; that of neighbors counts by it too. */
export const CAROUSEL_PAGE = 8
/** Neighbors from which the carousel takes the whole width, and up to which it is filled. */
const FULL_FROM = 6
/** A carousel of so many always starts at its first slide. */
const ORDERED_TO = 5

/** Slides by the width in px from which so many stand side by side; carousel.css says the same. */
const steps: Readonly<Record<CarouselKind, Readonly<Record<number, number>>>> = {
  combined: { 1024: 4, 600: 2, 0: 1 },
  nearby: { 1480: 6, 1024: 4, 600: 2, 0: 1 },
  pair: { 0: 2 },
  four: { 900: 4, 480: 2, 0: 1 },
  five: { 1100: 5, 720: 3, 480: 2, 0: 1 },
}

/** Whether a kind goes by its own width, since it stands beside a map or not, and others by the window's. */
export const goesByOwnWidth = (kind: CarouselKind): boolean => kind === 'four' || kind === 'five'

/** How many slides stand side by side at a width: the window's, or the carousel's own (`goesByOwnWidth`). */
export const slidesAt = (kind: CarouselKind, widthPx: number): number =>
  Object.entries(steps[kind]).reduce((slides, [from, count]) => (widthPx >= Number(from) ? count : slides), 1)

/** The page of the combined carousel that the slide at an index asks for, from 1. */
export const combinedPage = (index: number): number => Math.ceil((index + 2) / CAROUSEL_PAGE)

/** Whether the carousel of neighbors needs the page after `page`, the last one that it holds. */
export const nearbyWantsNext = ({ index, slides }: Shown, page: number): boolean =>
  index + slides >= CAROUSEL_PAGE * page

/**
 * The page a carousel must hold for what it shows; `page` is the last that it holds. The combined one goes by its
 * furthest slide in view, since its last slides can't come to its start.
 */
export const pageWanted = (kind: CarouselKind, shown: Shown, page: number): number => {
  if (kind === 'nearby') return nearbyWantsNext(shown, page) ? page + 1 : page
  return kind === 'combined' ? Math.max(page, combinedPage(shown.index + shown.slides - 1)) : page
}

/** Where a carousel starts: anywhere it can be moved to with more than five items, else at the first. */
export const startOf = (count: number, slides: number, random: () => number = Math.random): number =>
  count > ORDERED_TO ? Math.floor(random() * (Math.max(0, count - slides) + 1)) : 0

/** Whether neighbors take the whole width; fewer take seven twelfths of it. */
export const isFullWidth = (count: number): boolean => count >= FULL_FROM

/**
 * Neighbors for the carousel: fewer than six are filled up to six from featured ones, without the warehouse itself and
 * without anything twice; without a neighbor there is nothing to fill.
 */
export function fillNearby<Item extends { id: number }>(
  nearby: readonly Item[],
  featured: readonly Item[],
  ownId: number,
): Item[] {
  if (nearby.length === 0 || nearby.length >= FULL_FROM) return [...nearby]
  const all = [...nearby, ...featured].filter(({ id }) => id !== ownId)
  return [...new Map(all.map((item) => [item.id, item])).values()].slice(0, FULL_FROM)
}

/** What a page of a combined listing asks for: page 1 of ten unless said. */
export const pageOf = (page = 1, pageSize = 10): { limit: number; skip: number } => ({
  limit: pageSize,
  skip: (page - 1) * pageSize,
})
