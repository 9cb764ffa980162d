import { countries } from '@stackyard/shared/reference/countries'
import { type AllParameter, optionsFilters } from '@stackyard/shared/reference/field-filters'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { Suggestion } from '@stackyard/shared/schema/suggestion'
import type { Db } from '../../../../platform/db'
import { correctWords, isTradeWord } from '../queries/correct-words'
import { citiesAtEnd, namesLike, namesWithWords, placesLike } from '../suggestion-repository'

const SHORTEST = 2
const SHORTEST_NAME = 3
const OF_A_KIND = 3
const MOST = 10
/** Words of a place at the end of others: "cold storage salt lake ci". */
const LONGEST_PLACE = 3
const LONGEST_TEXT = 100

type Known = Pick<Suggestion, 'kind' | 'label' | 'detail' | 'key' | 'filter'> & { words: string }

const area = (label: string, key: string): Known => ({
  kind: 'area',
  label,
  detail: '',
  key,
  filter: null,
  words: label,
})
/** Kinds that say which field is meant; the suggestion of another field names it. */
const kindOf: Partial<Record<AllParameter, Suggestion['kind']>> = { categories: 'category', features: 'feature' }

const known: Known[] = [
  ...usStates.map(({ label, code }) => area(label, code)),
  ...countries.map(({ name, code2 }) => area(name, code2)),
  ...[...usRegions, ...globalRegions].map(({ name, code }) => area(name, code)),
  ...optionsFilters.flatMap(({ key: filter, label: detail, options }) =>
    options.map(({ key, label, alias = '' }) => {
      const kind = kindOf[filter]
      return { kind: kind ?? 'field', label, detail: kind ? '' : detail, key, filter, words: `${label} ${alias}` }
    }),
  ),
]

/** What has a word that begins with the text, by its label or by another name of it. */
function knownLike(text: string): Suggestion[] {
  const found = known.filter(({ words }) => ` ${words.toLowerCase()}`.includes(` ${text}`))
  return (['area', 'category', 'feature', 'field'] as const).flatMap((kind) =>
    found
      .filter((entry) => entry.kind === kind)
      .slice(0, OF_A_KIND)
      .map(({ words: _, ...entry }) => ({ ...entry, query: entry.label, slug: null })),
  )
}

async function suggestionsFor(db: Db, text: string): Promise<Suggestion[]> {
  const [places, names] = await Promise.all([
    placesLike(db, text, OF_A_KIND),
    text.length < SHORTEST_NAME ? [] : namesLike(db, text, OF_A_KIND),
  ])
  return [...places, ...knownLike(text.toLowerCase()), ...names]
}

type Tail = { before: string; tail: string }

/** The last words as a place that is still typed, longest first, with what stands before it put right. */
function tailsOf(parts: string[]): Tail[] {
  const longest = Math.min(LONGEST_PLACE, parts.length - 1)
  return Array.from({ length: longest }, (_, index) => longest - index)
    .map((count) => ({ before: correctWords(parts.slice(0, -count).join(' ')), tail: parts.slice(-count).join(' ') }))
    .filter(({ tail }) => tail.length >= SHORTEST && !tail.split(' ').every(isTradeWord))
}

const after = (before: string, found: Suggestion): Suggestion => {
  const words = `${before} ${found.query}`
  return {
    ...found,
    label: found.kind === 'zip' ? words : `${before} ${found.label}`,
    query: words,
    key: null,
    filter: null,
  }
}

const areasAfter = (tails: Tail[]): Suggestion[] =>
  tails.flatMap(({ before, tail }) =>
    knownLike(correctWords(tail))
      .filter(({ kind }) => kind === 'area')
      .map((area) => after(before, area)),
  )

async function placesAfter(db: Db, tails: Tail[]): Promise<Suggestion[]> {
  const last = tails.at(-1)
  if (!last) return []
  if (/^\d+$/.test(last.tail)) return (await placesLike(db, last.tail, OF_A_KIND)).map((zip) => after(last.before, zip))
  const texts = tails.map(({ tail }) => tail)
  const found = await citiesAtEnd(db, texts, OF_A_KIND)
  return found.map(({ at, city }) => after(tails[at]?.before ?? '', city))
}

/** Several words of which the last may be half a word: a place after the others, or all of them in a name. */
async function suggestionsByWords(db: Db, text: string): Promise<Suggestion[]> {
  const parts = text.split(/\s+/)
  const tails = tailsOf(parts)
  // A name is looked up by three letters in a row, of one of its words at least.
  const isIndexed = parts.some((part) => part.length >= SHORTEST_NAME)
  const readings = [
    parts.join(' '),
    correctWords(text),
    `${correctWords(parts.slice(0, -1).join(' '))} ${parts.at(-1)}`,
  ]
  const [places, names] = await Promise.all([
    placesAfter(db, tails),
    isIndexed ? namesWithWords(db, [...new Set(readings)], OF_A_KIND) : [],
  ])
  return [...places, ...knownLike(correctWords(text)), ...areasAfter(tails).slice(0, OF_A_KIND), ...names]
}

/** What is meant when nothing begins with the text or is named so: its words one by one, slips of known ones forgiven. */
async function suggestionsDespiteSlips(db: Db, text: string): Promise<Suggestion[]> {
  if (text.length > LONGEST_TEXT) return []
  if (/\s/.test(text)) return suggestionsByWords(db, text)
  const corrected = correctWords(text)
  return corrected === text ? [] : suggestionsFor(db, corrected)
}

/**
 * What a half-typed text may mean, at most ten. When nothing fits it as it stands, slips of known words are forgiven and
 * the last words are read as the beginning of a place after the others ("warehuose col").
 */
export async function suggestSearches(db: Db, query: string | undefined): Promise<Suggestion[]> {
  const text = query?.trim() ?? ''
  if (text.length < SHORTEST) return []
  const found = await suggestionsFor(db, text)
  const all = found.length > 0 ? found : await suggestionsDespiteSlips(db, text.toLowerCase())
  return all.slice(0, MOST)
}
