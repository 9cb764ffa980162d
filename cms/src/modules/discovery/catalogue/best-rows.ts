import type { Center } from '../queries/place-of-text'
import { type Bits, hasBit, slotsIn } from './bits'
import { FLAG, type ListingColumns } from './columns'
import { type Look, matchesOf } from './look'

type Page = { limit: number; skip: number }

const MOST_RATING = 1000
const IDS = 2 ** 31
/** More than any place in the order of lists. */
const BEHIND_ALL = 2 ** 44
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A row's place in the order of lists as one number: what is old last, then verified first, better rated first, by id. */
export function standardPlace({ ints, floats }: ListingColumns): (slot: number) => number {
  return (slot) => {
    const flags = ints.flags[slot] ?? 0
    const group = ((flags & FLAG.sunk) === 0 ? 0 : 2) + ((flags & FLAG.verified) === 0 ? 1 : 0)
    const stars = MOST_RATING - Math.round((floats.rating[slot] ?? 0) * 100)
    return (group * (MOST_RATING + 1) + stars) * IDS + (ints.id[slot] ?? 0)
  }
}

/** How far a row is from the centre, as the square of the chord on a globe of radius 1. */
function chordFrom({ floats: { latitude, longitude } }: ListingColumns, center: Center): (slot: number) => number {
  const point = (lat: number, lng: number) =>
    [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)] as const
  const [x, y, z] = point(radians(center.latitude), radians(center.longitude))
  return (slot) => {
    const [a, b, c] = point(radians(latitude[slot] ?? 0), radians(longitude[slot] ?? 0))
    return (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2
  }
}

/** The rows of one page, least first, equal ones by id: all places are sorted as numbers, rows only up to the page's end. */
function leastOf(columns: ListingColumns, rows: Bits, placeOf: (slot: number) => number, page: Page): number[] {
  const slots = slotsIn(rows)
  const places = new Float64Array(slots.length)
  for (let at = 0; at < slots.length; at++) places[at] = placeOf(slots[at] ?? 0)
  const last = places.toSorted()[Math.min(page.skip + page.limit, places.length) - 1] ?? 0
  const near: { id: number; place: number }[] = []
  for (let at = 0; at < slots.length; at++) {
    const place = places[at] ?? 0
    if (place <= last) near.push({ id: columns.ints.id[slots[at] ?? 0] ?? 0, place })
  }
  return near
    .toSorted((a, b) => a.place - b.place || a.id - b.id)
    .slice(page.skip, page.skip + page.limit)
    .map(({ id }) => id)
}

/**
 * The listings of one page of what matches: nearest first where there is a centre, else those whose name holds the words
 * and then the order of lists (queries/order.ts).
 */
export function bestListings(look: Look, center: Center | undefined, page: Page): number[] {
  const { columns, named } = look
  const standard = standardPlace(columns)
  const byName = (slot: number) => standard(slot) + (named && hasBit(named, slot) ? 0 : BEHIND_ALL)
  return leastOf(columns, matchesOf(look), center ? chordFrom(columns, center) : byName, page)
}
