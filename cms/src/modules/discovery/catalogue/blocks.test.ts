import { CountQuery } from '@stackyard/shared/schema/listing-query'
import { expect, it } from 'vitest'
import { clusterRows } from './cluster-rows'
import { type CatalogueRow, categoryKeys, featureKeys, FLAG, ListingColumns } from './columns'
import { countFacets } from './count-facets'
import { inPlaces } from './in-places'
import { countMatches, type Look, matchesOf } from './look'
import { slotsIn } from './bits'
import { testsOf } from './row-tests'

/** Whole numbers below `most`, the same in each run. */
function sequence() {
  let last = 20_261_122
  return (most: number) => Math.floor(((last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32) * most)
}

const STATES = ['TX', 'OH', 'CA', 'BY', 'NSW']
const COUNTRIES = ['US', 'US', 'US', 'DE', 'AU']
const some = (keys: readonly string[], next: (most: number) => number) => keys.filter(() => next(4) === 0).join(',')

function rowOf(id: number, next: (most: number) => number): CatalogueRow {
  const area = next(STATES.length)
  const isPlaced = next(20) > 0
  return {
    id,
    sellerId: next(9),
    flags: (next(9) > 0 ? FLAG.listed : 0) | (next(2) * FLAG.verified) | (next(2) * FLAG.hotrack),
    regionScope: area < 3 ? 'us' : 'global',
    region: `region ${area >> 1}`,
    regions: area === 1 ? 'south,islands' : `region ${area >> 1}`,
    country: COUNTRIES[area] ?? '',
    state: STATES[area] ?? '',
    sellerType: 'seller',
    rating: next(6),
    buildings: next(13),
    diamond: next(7),
    categories: some(categoryKeys, next),
    features: some(featureKeys, next),
    latitude: isPlaced ? area * 20 - 40 + next(900) / 100 : null,
    longitude: isPlaced ? area * 70 - 160 + next(2500) / 100 : null,
  }
}

/** Rows in the order of places, of which some went, some changed and some came later. */
function catalogue(count: number): { columns: ListingColumns; rows: CatalogueRow[] } {
  const next = sequence()
  const first = Array.from({ length: count }, (_, at) => rowOf(at + 1, next))
  const columns = new ListingColumns()
  for (const row of inPlaces(first)) columns.set(row)
  const rows = new Map(first.map((row) => [row.id, row]))
  for (let change = 0; change < 40; change++) {
    const gone = 1 + next(count)
    columns.remove(gone)
    rows.delete(gone)
    const row = rowOf(1 + next(count + 40), next)
    columns.set(row)
    rows.set(row.id, row)
  }
  return { columns, rows: [...rows.values()] }
}

const { columns, rows } = catalogue(1500)
const lookAt = (asked: object): Look => {
  const filters = CountQuery.parse(asked)
  return { columns, tests: testsOf(columns, { filters, meaning: {}, viewer: null }, undefined), named: undefined }
}
const idsOf = (look: Look) => [...slotsIn(matchesOf(look))].map((slot) => columns.ints.id[slot]).toSorted()
const isListed = ({ flags }: CatalogueRow) => (flags & FLAG.listed) !== 0

const views = [
  { south: -90, north: 90, west: -180, east: 180 },
  { south: -41, north: -33.5, west: -155.2, east: -120 },
  { south: 21, north: 30, west: 40, east: 79.5 },
  { south: -60, north: 60, west: 110, east: -130 },
  { south: 60, north: 70, west: 0, east: 10 },
]
const boundsOf = ({ south, north, west, east }: (typeof views)[number]) => ({
  southCoordinate: String(south),
  northCoordinate: String(north),
  westCoordinate: String(west),
  eastCoordinate: String(east),
})

it.each(views)('a view holds the rows that lie in it, whatever stands beside them: %o', (view) => {
  const { south, north, west, east } = view
  const inside = rows.filter((row) => {
    const { latitude, longitude } = row
    if (latitude === null || longitude === null || !isListed(row)) return false
    const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    return latitude >= south && latitude <= north && isBetween
  })
  expect(idsOf(lookAt(boundsOf(view)))).toEqual(inside.map(({ id }) => id).toSorted())
})

it('clusters have the count, the middle and the bounds of the rows in them, at every zoom and with every filter', () => {
  let alone = 0
  for (const asked of [{}, { verified: 'true' }, boundsOf(views[3]!)])
    for (const zoom of [0, 1, 2, 4, 7, 12]) {
      const look = lookAt(asked)
      const { clusters, pinSlots, total } = clusterRows(look, zoom)
      const ids = new Set(idsOf(look))
      const placed = rows.filter(({ id, latitude }) => ids.has(id) && latitude !== null)
      expect(total).toBe(placed.length)
      expect(clusters.reduce((sum, { count }) => sum + count, pinSlots.length)).toBe(total)
      for (const { count, south, north, west, east, latitude, longitude } of clusters) {
        const within = placed.filter(
          (row) => row.latitude! >= south && row.latitude! <= north && row.longitude! >= west && row.longitude! <= east,
        )
        expect(within.length).toBeGreaterThanOrEqual(count)
        if (within.length !== count) continue
        alone++
        expect(latitude).toBeCloseTo(within.reduce((sum, row) => sum + row.latitude!, 0) / count, 3)
        expect(longitude).toBeCloseTo(within.reduce((sum, row) => sum + row.longitude!, 0) / count, 3)
      }
    }
  expect(alone).toBeGreaterThan(20)
})

/** How often each text stands among the rows. */
function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of texts) if (text) counts[text] = (counts[text] ?? 0) + 1
  return counts
}
const asCounts = (facet: readonly { key: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ key, count }) => [key, count]))

it('facets count the rows one by one, and the choices that exclude each other add up to the whole', () => {
  const look = lookAt({ verified: 'true' })
  const { facets, total } = countFacets(look, null)
  const matching = rows.filter((row) => isListed(row) && (row.flags & FLAG.verified) !== 0)
  expect(total).toBe(matching.length)
  expect(total).toBe(countMatches(look))
  expect(asCounts(facets.country)).toEqual(tally(matching.map(({ country }) => country)))
  expect(asCounts(facets.state)).toEqual(
    tally(matching.filter(({ country }) => country === 'US').map(({ state }) => state)),
  )
  expect(asCounts(facets.region)).toEqual(tally(matching.flatMap(({ regions }) => regions.split(','))))
  expect(asCounts(facets.features)).toEqual(tally(matching.flatMap(({ features }) => features.split(','))))
  expect(asCounts(facets.categories)).toEqual(tally(matching.flatMap(({ categories }) => categories.split(','))))
  expect(asCounts(facets.diamonds)).toEqual(tally(matching.map(({ diamond }) => String(Math.min(5, diamond)))))
  for (const step of [1, 2, 3, 5, 10])
    expect(asCounts(facets.numberOfBuildings)[step]).toBe(matching.filter(({ buildings }) => buildings >= step).length)
  for (const name of ['regionScope', 'country', 'hotrack', 'diamonds'] as const)
    expect(
      facets[name].reduce((sum, { count }) => sum + count, 0),
      name,
    ).toBe(total)
  expect(asCounts(facets.verified)).toEqual({
    true: total,
    false: rows.filter((row) => isListed(row) && (row.flags & FLAG.verified) === 0).length,
  })
})

it('rows near each other stand next to each other, the hidden ones last', () => {
  const next = sequence()
  const sorted = inPlaces(Array.from({ length: 500 }, (_, at) => rowOf(at + 1, next)))
  const shown = sorted.filter(isListed)
  expect(sorted.slice(0, shown.length)).toEqual(shown)
  const borders = shown.filter((row, at) => at > 0 && row.state !== shown[at - 1]?.state).length
  expect(borders).toBe(new Set(shown.map(({ state }) => state)).size - 1)
})
