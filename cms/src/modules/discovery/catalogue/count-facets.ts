import type { Facet, Facets } from '@stackyard/shared/schema/facets'
import type { FacetGroup, Viewer } from '../queries/filters'
import { type Bits, countBits, countCommon, intersection, lowest, ones } from './bits'
import { MIXED } from './blocks'
import {
  BUILDING_STEPS,
  categoryKeys,
  type Dictionary,
  featureKeys,
  FLAG,
  type ListingColumns,
  MOST_DIAMONDS,
} from './columns'
import { countMatches, type Look, matchesOf } from './look'

type Name = keyof Facets

/** What is not asked for while a group's own choices are counted: itself, and the places within it. */
const lifted: Record<Name, readonly FacetGroup[]> = {
  regionScope: ['regionScope', 'region', 'country', 'state'],
  region: ['region', 'state'],
  country: ['country', 'state'],
  state: ['state'],
  verified: ['verified'],
  featured: ['featured'],
  hotrack: ['hotrack'],
  diamonds: ['diamonds'],
  numberOfBuildings: ['numberOfBuildings'],
  categories: ['categoriesQuery'],
  features: ['featuresQuery'],
}

/** Counts the choices of one facet in a set of rows. */
type Counter = (rows: Bits) => Iterable<[string, number]>

/** How many rows have each code; blocks of one code are counted at once. */
function tally(rows: Bits, column: Int32Array, shared: Int32Array, length: number): Int32Array {
  const counts = new Int32Array(length)
  for (let word = 0; word < rows.length; word++) {
    const bits = rows[word] ?? 0
    const code = shared[word] ?? MIXED
    if (bits === 0) continue
    if (code !== MIXED) counts[code]! += ones(bits)
    else for (let rest = bits; rest !== 0; rest &= rest - 1) counts[column[(word << 5) + lowest(rest)] ?? 0]!++
  }
  return counts
}

type TextColumn = 'regionScope' | 'regionSet' | 'country' | 'state'

const byText =
  (columns: ListingColumns, name: TextColumn, { texts }: Dictionary): Counter =>
  (rows) => {
    const counts = tally(rows, columns.ints[name], columns.sharedIn(name), texts.length)
    return texts.map((text, code) => [text, counts[code] ?? 0])
  }

/** Each text is a list joined with commas; a row counts for all of it. */
const byTexts =
  (columns: ListingColumns, name: TextColumn, dictionary: Dictionary): Counter =>
  (rows) => {
    const counts = new Map<string, number>()
    for (const [joined, count] of byText(columns, name, dictionary)(rows))
      for (const text of joined.split(',')) counts.set(text, (counts.get(text) ?? 0) + count)
    return counts
  }

const byFlag =
  ({ planes }: ListingColumns, flag: number): Counter =>
  (rows) => {
    const count = countCommon(rows, planes.flags[Math.log2(flag)] ?? rows)
    return [
      ['true', count],
      ['false', countBits(rows) - count],
    ]
  }

const byBits =
  (planes: readonly Bits[], keys: readonly (string | number)[]): Counter =>
  (rows) =>
    planes.map((plane, at) => [String(keys[at] ?? ''), countCommon(rows, plane)])

const DIAMONDS = Array.from({ length: MOST_DIAMONDS + 1 }, (_, level) => level)

const countersOf = (columns: ListingColumns, viewer: Viewer): Record<Name, Counter> => ({
  regionScope: byText(columns, 'regionScope', columns.regionScopes),
  region: byTexts(columns, 'regionSet', columns.regionSets),
  country: byText(columns, 'country', columns.countries),
  state: byText(columns, 'state', columns.states),
  verified: byFlag(columns, FLAG.verified),
  featured: byFlag(columns, viewer?.userType === 'admin' ? FLAG.featured : FLAG.spotlight),
  hotrack: byFlag(columns, FLAG.hotrack),
  diamonds: byBits(columns.planes.diamondBit, DIAMONDS),
  numberOfBuildings: byBits(columns.planes.buildingSteps, BUILDING_STEPS),
  categories: byBits(columns.planes.categories, categoryKeys),
  features: byBits(columns.planes.features, featureKeys),
})

const listed = (choices: Iterable<[string, number]>): Facet[] =>
  [...choices]
    .filter(([key, count]) => key !== '' && count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))

/** How many listings each choice of each filter would leave; `total` counts those that match. */
export function countFacets(look: Look, viewer: Viewer): { facets: Facets; total: number } {
  const { columns, tests } = look
  const counters = countersOf(columns, viewer)
  const asked = tests.groups.map(({ group }) => group)
  const sets = new Map<string, Bits>()
  const rowsFor = (name: Name): Bits => {
    const without = lifted[name].filter((group) => asked.includes(group))
    const key = without.join(' ')
    const rows = sets.get(key) ?? matchesOf(look, without)
    sets.set(key, rows)
    return name === 'state' && !asked.includes('country') ? atHome(columns, rows) : rows
  }
  const names = Object.keys(counters) as Name[]
  const facets = Object.fromEntries(names.map((name) => [name, listed(counters[name](rowsFor(name)))])) as Facets
  return { facets, total: countMatches(look) }
}

/** Without a country the states are those of the United States. */
function atHome(columns: ListingColumns, bits: Bits): Bits {
  const home = columns.countries.codeOf('US')
  const { country } = columns.ints
  return intersection([bits, columns.mask('country US', (slot) => country[slot] === home)], columns.size)
}
