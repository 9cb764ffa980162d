import { describe, expect, it } from 'vitest'
import { bestListings } from './best-rows'
import { bitsWhere } from './bits'
import { type CatalogueRow, FLAG, ListingColumns } from './columns'
import { leastRows } from './least-rows'
import type { Look } from './look'
import { placeInLists } from './place-in-lists'

/** Whole numbers below `most`, the same in each run. */
function sequence() {
  let last = 20_261_122
  return (most: number) => Math.floor(((last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32) * most)
}

const flagsOf = (next: (most: number) => number) =>
  FLAG.listed |
  (next(3) > 0 ? FLAG.verified : 0) |
  (next(5) === 0 ? FLAG.sunk : 0) |
  ([0, 0, FLAG.first, FLAG.high][next(4)] ?? 0)

const rowOf = (id: number, next: (most: number) => number): CatalogueRow => ({
  id,
  sellerId: 1,
  flags: flagsOf(next),
  regionScope: 'us',
  region: 'midwest',
  regions: 'midwest',
  country: 'US',
  state: 'OH',
  sellerType: 'seller',
  rating: next(51) / 10,
  buildings: 1,
  diamond: 0,
  categories: '',
  features: '',
  latitude: 35 + next(40) / 10,
  longitude: -90 + next(40) / 10,
})

function catalogue(count: number): { columns: ListingColumns; rows: CatalogueRow[] } {
  const next = sequence()
  const columns = new ListingColumns()
  const rows = Array.from({ length: count }, (_, at) => rowOf(at + 1, next))
  for (const row of rows) columns.set(row)
  for (let change = 0; change < 30; change++) {
    const at = next(rows.length)
    if (change % 3 === 0) columns.remove(rows.splice(at, 1)[0]?.id ?? 0)
    else columns.set((rows[at] = rowOf(rows[at]?.id ?? 1, next)))
  }
  return { columns, rows }
}

const isOf = (flag: number) => (row: CatalogueRow) => (row.flags & flag) !== 0

/** Every row, sorted as queries/order.ts says. */
const inOrder = (rows: readonly CatalogueRow[], isNamed: (row: CatalogueRow) => boolean) =>
  rows.toSorted(
    (a, b) =>
      Number(isNamed(b)) - Number(isNamed(a)) ||
      Number(isOf(FLAG.sunk)(a)) - Number(isOf(FLAG.sunk)(b)) ||
      Number(isOf(FLAG.first)(b)) - Number(isOf(FLAG.first)(a)) ||
      Number(isOf(FLAG.high)(b)) - Number(isOf(FLAG.high)(a)) ||
      Number(isOf(FLAG.verified)(b)) - Number(isOf(FLAG.verified)(a)) ||
      b.rating - a.rating ||
      a.id - b.id,
  )

const { columns, rows } = catalogue(2000)
const bitsOf = (passes: (id: number) => boolean) =>
  bitsWhere(columns.size, (slot) => passes(columns.ints.id[slot] ?? 0))
const lookFor = (isFound: (id: number) => boolean, isNamed?: (id: number) => boolean): Look => ({
  columns,
  tests: { always: [bitsOf(isFound)], groups: [] },
  named: isNamed && bitsOf(isNamed),
})

const pages = [
  { skip: 0, limit: 24 },
  { skip: 24, limit: 24 },
  { skip: 480, limit: 100 },
  { skip: 1999, limit: 24 },
  { skip: 0, limit: 5000 },
]
const found: [string, (id: number) => boolean][] = [
  ['all', () => true],
  ['every third', (id) => id % 3 === 0],
  ['a few', (id) => id % 211 === 0],
  ['none', () => false],
]
const names: [string, ((id: number) => boolean) | undefined][] = [
  ['no words', undefined],
  ['no name', () => false],
  ['few names', (id) => id % 97 === 0],
  ['most names', (id) => id % 7 > 0],
]
const cases = found.flatMap(([which, isFound]) =>
  names.flatMap(([name, isNamed]) => pages.map((page) => ({ which, name, isFound, isNamed, ...page }))),
)

describe('the page of a search', () => {
  it.each(cases)('is that of all rows in order: $which, $name, $skip + $limit', ({ isFound, isNamed, skip, limit }) => {
    const expected = inOrder(
      rows.filter(({ id }) => isFound(id)),
      ({ id }) => isNamed?.(id) ?? false,
    )
    const ids = expected.map(({ id }) => id).slice(skip, skip + limit)
    expect(bestListings(lookFor(isFound, isNamed), undefined, { skip, limit })).toEqual(ids)
  })

  it.each(pages)('is the nearest of a centre, equal ones by id: $skip + $limit', ({ skip, limit }) => {
    const center = { latitude: 37, longitude: -88 }
    const chord = ({ latitude, longitude }: CatalogueRow) => {
      const [a, b] = [((latitude ?? 0) * Math.PI) / 180, ((longitude ?? 0) * Math.PI) / 180]
      const [c, d] = [(center.latitude * Math.PI) / 180, (center.longitude * Math.PI) / 180]
      const [x, y, z] = [Math.cos(c) * Math.cos(d), Math.cos(c) * Math.sin(d), Math.sin(c)]
      return (Math.cos(a) * Math.cos(b) - x) ** 2 + (Math.cos(a) * Math.sin(b) - y) ** 2 + (Math.sin(a) - z) ** 2
    }
    const ids = rows.toSorted((a, b) => chord(a) - chord(b) || a.id - b.id).map(({ id }) => id)
    expect(
      bestListings(
        lookFor(() => true),
        center,
        { skip, limit },
      ),
    ).toEqual(ids.slice(skip, skip + limit))
  })
})

it('ten times as many rows are not ten times as many looked into', () => {
  const looked = (count: number): number => {
    const next = sequence()
    const places = Float64Array.from({ length: count }, (_, id) =>
      placeInLists({ id, isSunk: false, priority: next(3), isVerified: next(2) === 0, rating: next(51) / 10 }),
    )
    const least = Float64Array.from({ length: Math.ceil(count / 32) }, (_, word) =>
      Math.min(...places.subarray(word * 32, word * 32 + 32)),
    )
    let visits = 0
    const placeOf = (slot: number) => {
      visits++
      return places[slot] ?? 0
    }
    const all = bitsWhere(count, () => true)
    expect(leastRows(all, 24, { placeOf, idOf: (slot) => slot, least })).toHaveLength(24)
    return visits
  }
  const [small, large] = [looked(10_000), looked(100_000)]
  expect(large / small).toBeLessThan(2)
  expect(large).toBeLessThan(10_000)
})
