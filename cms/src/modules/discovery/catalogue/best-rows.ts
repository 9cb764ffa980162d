import type { Center } from '../queries/place-of-text'
import { type Bits, complement, intersection } from './bits'
import type { ListingColumns } from './columns'
import { leastRows } from './least-rows'
import { type Look, matchesOf } from './look'

type Page = { limit: number; skip: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A row's place in the order of lists. */
export function standardPlace({ floats: { place } }: ListingColumns): (slot: number) => number {
  return (slot) => place[slot] ?? 0
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

/** The first rows in the order of lists, those whose name holds the words before all others. */
function namedFirst(look: Look, rows: Bits, most: number): number[] {
  const { columns, named } = look
  const idOf = (slot: number) => columns.ints.id[slot] ?? 0
  const order = { placeOf: standardPlace(columns), idOf, least: columns.leastPlaces }
  if (!named) return leastRows(rows, most, order)
  const first = leastRows(intersection([rows, named], columns.size), most, order)
  const others = () => intersection([rows, complement(named, columns.size)], columns.size)
  return first.length < most ? [...first, ...leastRows(others(), most - first.length, order)] : first
}

/**
 * The listings of one page of what matches: nearest first where there is a centre, else those whose name holds the words
 * and then the order of lists (queries/order.ts).
 */
export function bestListings(look: Look, center: Center | undefined, { skip, limit }: Page): number[] {
  const { columns } = look
  const rows = matchesOf(look)
  const idOf = (slot: number) => columns.ints.id[slot] ?? 0
  const best = center
    ? leastRows(rows, skip + limit, { placeOf: chordFrom(columns, center), idOf })
    : namedFirst(look, rows, skip + limit)
  return best.slice(skip, skip + limit).map(idOf)
}
