import type { Facet, Facets } from '@stackyard/shared/schema/facets'
import type { FacetGroup, Viewer } from '../queries/filters'
import { categoryKeys, type Dictionary, featureKeys, FLAG, type ListingColumns } from './columns'
import { eachWithin, type Look } from './look'

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

/** Counts of one facet: `add` takes a row, `choices` names what was counted. */
type Counter = { add: (slot: number) => void; choices: () => Iterable<[string, number]> }

function byText(column: Int32Array, dictionary: Dictionary): Counter {
  const counts = new Int32Array(dictionary.texts.length)
  return {
    add: (slot) => void counts[column[slot] ?? 0]!++,
    choices: () => dictionary.texts.map((text, code) => [text, counts[code] ?? 0]),
  }
}

/** Each text is a list joined with commas; a row counts for all of it. */
function byTexts(column: Int32Array, dictionary: Dictionary): Counter {
  const whole = byText(column, dictionary)
  const choices = () => {
    const counts = new Map<string, number>()
    for (const [joined, count] of whole.choices())
      for (const text of joined.split(',')) counts.set(text, (counts.get(text) ?? 0) + count)
    return counts
  }
  return { add: whole.add, choices }
}

function byFlag({ ints }: ListingColumns, bit: number): Counter {
  const counts = { true: 0, false: 0 }
  return {
    add: (slot) => void counts[((ints.flags[slot] ?? 0) & bit) === 0 ? 'false' : 'true']++,
    choices: () => Object.entries(counts),
  }
}

function byBits(column: Int32Array, keys: readonly string[]): Counter {
  const counts = new Int32Array(keys.length)
  const add = (slot: number) => {
    for (let rest = column[slot] ?? 0; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]!++
  }
  return { add, choices: () => keys.map((key, at) => [key, counts[at] ?? 0]) }
}

function byNumber(column: Int32Array, most: number): Counter {
  const counts = new Int32Array(most + 1)
  return {
    add: (slot) => void counts[Math.max(0, Math.min(most, column[slot] ?? 0))]!++,
    choices: () => [...counts].map((count, value) => [String(value), count]),
  }
}

/** "So many or more": of each number at least that of a row counts. */
function atLeast(column: Int32Array, steps: readonly number[]): Counter {
  const counts = steps.map(() => 0)
  const add = (slot: number) => {
    for (const [at, step] of steps.entries()) if ((column[slot] ?? 0) >= step) counts[at]!++
  }
  return { add, choices: () => steps.map((step, at) => [String(step), counts[at] ?? 0]) }
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
  categories: byBits(columns.ints.categories, categoryKeys),
  features: byBits(columns.ints.features, featureKeys),
})

const listed = ({ choices }: Counter): Facet[] =>
  [...choices()]
    .filter(([key, count]) => key !== '' && count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))

/** How many listings each choice of each filter would leave, in one pass over the rows; `total` counts those that match. */
export function countFacets(look: Look, viewer: Viewer): { facets: Facets; total: number } {
  const { columns, tests } = look
  const counters = countersOf(columns, viewer)
  const bitsOf = (groups: readonly FacetGroup[]) =>
    tests.groups.reduce((mask, { group }, at) => (groups.includes(group) ? mask | (1 << at) : mask), 0)
  const names = Object.keys(counters) as Name[]
  const parts = names.map((name) => ({ name, asked: ~bitsOf(lifted[name]), add: counters[name].add }))
  const isCountryAsked = tests.groups.some(({ group }) => group === 'country')
  const home = isCountryAsked ? -1 : columns.countries.codeOf('US')
  let total = 0
  eachWithin(look, (slot, missed) => {
    if (missed === 0) total++
    for (const { name, asked, add } of parts) {
      if ((missed & asked) !== 0) continue
      if (name === 'state' && !isCountryAsked && columns.ints.country[slot] !== home) continue
      add(slot)
    }
  })
  return { facets: Object.fromEntries(names.map((name) => [name, listed(counters[name])])) as Facets, total }
}
