import type { Facet, Facets } from '@stackyard/shared/schema/facets'
import type { FacetGroup, Viewer } from '../queries/filters'
import { type Bits, countCommon, intersection, slotsIn } from './bits'
import { categoryKeys, type Dictionary, featureKeys, FLAG, type ListingColumns } from './columns'
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

const BUILDINGS = [1, 2, 3, 5, 10]
const MOST_DIAMONDS = 5

/** Counts the choices of one facet in a set of rows. */
type Counter = (rows: Rows) => Iterable<[string, number]>
/** A set of rows, as bits and one after the other. */
type Rows = { bits: Bits; slots: Int32Array }

function tally(slots: Int32Array, column: Int32Array, length: number): Int32Array {
  const counts = new Int32Array(length)
  for (let at = 0; at < slots.length; at++) counts[column[slots[at] ?? 0] ?? 0]!++
  return counts
}

const byText =
  (column: Int32Array, { texts }: Dictionary): Counter =>
  ({ slots }) => {
    const counts = tally(slots, column, texts.length)
    return texts.map((text, code) => [text, counts[code] ?? 0])
  }

/** Each text is a list joined with commas; a row counts for all of it. */
const byTexts =
  (column: Int32Array, dictionary: Dictionary): Counter =>
  (rows) => {
    const counts = new Map<string, number>()
    for (const [joined, count] of byText(column, dictionary)(rows))
      for (const text of joined.split(',')) counts.set(text, (counts.get(text) ?? 0) + count)
    return counts
  }

const byFlag =
  ({ planes }: ListingColumns, flag: number): Counter =>
  ({ bits, slots }) => {
    const count = countCommon(bits, planes.flags[Math.log2(flag)] ?? bits)
    return [
      ['true', count],
      ['false', slots.length - count],
    ]
  }

const byBits =
  (planes: readonly Bits[], keys: readonly string[]): Counter =>
  ({ bits }) =>
    planes.map((plane, at) => [keys[at] ?? '', countCommon(bits, plane)])

/** How many rows have 0, 1, 2 and so on up to `most`; what is more counts there. */
function tallyNumbers(slots: Int32Array, column: Int32Array, most: number): Int32Array {
  const counts = new Int32Array(most + 1)
  for (let at = 0; at < slots.length; at++) counts[Math.max(0, Math.min(most, column[slots[at] ?? 0] ?? 0))]!++
  return counts
}

const byNumber =
  (column: Int32Array, most: number): Counter =>
  ({ slots }) =>
    [...tallyNumbers(slots, column, most)].map((count, value) => [String(value), count])

/** "So many or more": of each number at least that of a row counts. */
const atLeast =
  (column: Int32Array, steps: readonly number[]): Counter =>
  ({ slots }) => {
    const counts = tallyNumbers(slots, column, Math.max(...steps))
    return steps.map((step) => [String(step), counts.subarray(step).reduce((sum, count) => sum + count, 0)])
  }

const countersOf = (columns: ListingColumns, viewer: Viewer): Record<Name, Counter> => ({
  regionScope: byText(columns.ints.regionScope, columns.regionScopes),
  region: byTexts(columns.ints.regionSet, columns.regionSets),
  country: byText(columns.ints.country, columns.countries),
  state: byText(columns.ints.state, columns.states),
  verified: byFlag(columns, FLAG.verified),
  featured: byFlag(columns, viewer?.userType === 'admin' ? FLAG.featured : FLAG.spotlight),
  hotrack: byFlag(columns, FLAG.hotrack),
  diamonds: byNumber(columns.ints.diamond, MOST_DIAMONDS),
  numberOfBuildings: atLeast(columns.ints.buildings, BUILDINGS),
  categories: byBits(columns.planes.categories, categoryKeys),
  features: byBits(columns.planes.features, featureKeys),
})

const listed = (choices: Iterable<[string, number]>): Facet[] =>
  [...choices]
    .filter(([key, count]) => key !== '' && count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))

const rowsIn = (bits: Bits): Rows => ({ bits, slots: slotsIn(bits) })

/** How many listings each choice of each filter would leave; `total` counts those that match. */
export function countFacets(look: Look, viewer: Viewer): { facets: Facets; total: number } {
  const { columns, tests } = look
  const counters = countersOf(columns, viewer)
  const asked = tests.groups.map(({ group }) => group)
  const sets = new Map<string, Rows>()
  const rowsFor = (name: Name): Rows => {
    const without = lifted[name].filter((group) => asked.includes(group))
    const key = without.join(' ')
    const rows = sets.get(key) ?? rowsIn(matchesOf(look, without))
    sets.set(key, rows)
    return name === 'state' && !asked.includes('country') ? rowsIn(atHome(columns, rows.bits)) : rows
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
