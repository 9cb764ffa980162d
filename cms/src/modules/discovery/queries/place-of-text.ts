import { sql, type SQL } from 'drizzle-orm'
import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import type { Db } from '../../../platform/db'
import { correctWords, slipsBetween } from './correct-words'
import { type StateAbroad, stateAbroad } from './states-abroad'
import { wordsMatch } from './words'

export type Center = { latitude: number; longitude: number }

/**
 * What a search text means: a centre to measure from, an area, and words to find; each may be missing. `isLoose` has
 * the words compared with names by their likeness.
 */
export type Meaning = {
  center?: Center
  region?: string
  country?: string
  state?: string
  words?: string
  isLoose?: boolean
}

const GENERIC = /\b(?:warehouses?|warehousing|warehouse space|storage space|space)\b/giu
const NEAR = /^(.*?)\b(?:near(?:by)?|around|close to|in|at)\s+(.+)$/iu

/** What stands between words and the place that follows them; a comma is left by "cold storage, bavaria". */
const PREPOSITION = /(?:,|(?:^|\s)(?:near(?:by)?|around|close to|in|at))\s*$/iu

const fold = (text: string) => text.trim().toLowerCase()
const strip = (text: string) => text.replaceAll(GENERIC, ' ').replaceAll(/\s+/g, ' ').trim()

const SHORTEST_CITY = 5
const LEAST_LIKENESS = 0.4
const MOST_SLIPS = 3
const LONGEST_CITY = 3

/** Words of an area's name at most: "Alaska, Hawaii and Territories" is given by its code. */
const LONGEST_AREA = 3

/**
 * Reads a search text such as "cold storage near Columbus, OH", "78701", "cold storage texas" or "Germany". A text that
 * names no place is searched as words. Words that find nothing are read again as what they were likely meant as: a state
 * abroad ("cold storage bavaria"), known words a slip away ("warehuose"), a city by its sound ("san fransisco"), words before such a city ("cold storge dalas"), a
 * name by its likeness.
 */
export async function meaningOf(db: Db, text: string): Promise<Meaning> {
  const meaning = await exactMeaning(db, text)
  if (!meaning.words || (await isFound(db, meaning.words))) return meaning
  const abroad = meaning.center ? null : await stateAtEnd(db, strip(text))
  if (abroad) return abroad
  const near = meaning.center ? null : await cityLike(db, strip(text), 1)
  if (near) return { center: near }
  const corrected = correctWords(text)
  const again = corrected === text.toLowerCase() ? meaning : await exactMeaning(db, corrected)
  if (!again.words || (await isFound(db, again.words))) return again.words && !strip(again.words) ? {} : again
  const city = meaning.center ? null : await cityLike(db, strip(corrected), MOST_SLIPS)
  if (city) return { center: city }
  return (meaning.center ? null : await cityAtEnd(db, strip(text))) ?? { ...again, isLoose: true }
}

async function isFound(db: Db, words: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from market.listing_search where listed and ${wordsMatch(words)} limit 1`,
  )
  return rows.length > 0
}

/** The city whose name is the fewest slips away, among those that share most trigrams with the text. */
async function cityLike(db: Db, text: string, most: number): Promise<Center | null> {
  if (text.length < SHORTEST_CITY) return null
  const { rows } = await db.execute<Center & { name: string }>(sql`
    select lower(name) as name, latitude, longitude from market.place
    where lower(name) % lower(${text}) and kind = 'city' and similarity(lower(name), lower(${text})) >= ${LEAST_LIKENESS}
    order by similarity(lower(name), lower(${text})) desc, population desc limit 10`)
  const slips = ({ name }: { name: string }) => slipsBetween(name, text.toLowerCase(), most)
  const [best] = rows.toSorted((a, b) => slips(a) - slips(b))
  return best && slips(best) <= most ? { latitude: best.latitude, longitude: best.longitude } : null
}

/** A state abroad that has listings, perhaps with words before it that are found somewhere. */
async function stateAtEnd(db: Db, text: string): Promise<Meaning | null> {
  const parts = text.split(' ')
  for (let count = Math.min(LONGEST_AREA, parts.length); count > 0; count--) {
    const area = stateAbroad(parts.slice(-count).join(' '))
    const words = parts.slice(0, -count).join(' ').replace(PREPOSITION, '').trim()
    if (area && (await hasListings(db, area)) && (!words || (await isFound(db, words))))
      return { ...area, ...(words ? { words } : {}) }
  }
  return null
}

async function hasListings(db: Db, { country, state }: StateAbroad): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from market.listing_search where listed and country = ${country} and state = ${state} limit 1`,
  )
  return rows.length > 0
}

/** "cold storge dalas": a city a slip away in the last words, and words before it that are found somewhere. */
async function cityAtEnd(db: Db, text: string): Promise<Meaning | null> {
  const parts = text.split(' ')
  for (let count = Math.min(LONGEST_CITY, parts.length - 1); count > 0; count--) {
    const words = correctWords(parts.slice(0, -count).join(' ').replace(/,$/, ''))
    const center = await cityLike(db, parts.slice(-count).join(' '), 1)
    if (center && (await isFound(db, words))) return { center, words }
  }
  return null
}

async function exactMeaning(db: Db, text: string): Promise<Meaning> {
  const near = NEAR.exec(text)
  if (near) {
    const place = await placeNamed(db, strip(near[2] ?? ''))
    const words = strip(near[1] ?? '')
    if (place) return { ...place, ...(words ? { words } : {}) }
  }
  return (await placeNamed(db, strip(text))) ?? areaAtEnd(strip(text)) ?? { words: text.trim() }
}

/** Where a place or ZIP code is; null for areas and for what is no place. */
export async function centerOf(db: Db, text: string): Promise<Center | null> {
  return (await centerNamed(db, strip(text)))?.center ?? cityLike(db, strip(text), 1)
}

/** "cold storage texas": an area named by the last words, and the words before it. */
function areaAtEnd(text: string): Meaning | null {
  const parts = text.split(' ')
  for (let count = Math.min(LONGEST_AREA, parts.length - 1); count > 0; count--) {
    const area = areaNamed(parts.slice(-count).join(' '))
    if (area) return { ...area, words: parts.slice(0, -count).join(' ').replace(/,$/, '') }
  }
  return null
}

async function placeNamed(db: Db, text: string): Promise<Meaning | null> {
  if (text.length < 2) return null
  return areaNamed(text) ?? (await centerNamed(db, text))
}

function areaNamed(text: string): Meaning | null {
  const region = [...usRegions, ...globalRegions].find(
    (entry) => fold(entry.name) === fold(text) || (text.length > 4 && entry.code === fold(text)),
  )
  if (region) return { region: region.code }
  const isCode = text.length <= 3
  const state = isCode && text !== text.toUpperCase() ? null : findUsState(text)
  if (state) return { country: 'US', state: state.code }
  const country = isCode && text !== text.toUpperCase() ? null : findCountry(text)
  return country ? { country: country.code2 } : null
}

async function centerNamed(db: Db, text: string): Promise<Meaning | null> {
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(text)?.[1]
  const [name = '', state] = text.split(',').map((part) => part.trim())
  const code = state ? (findUsState(state)?.code ?? state) : undefined
  const found = zip ? await first(db, zipQueries(zip)) : await first(db, cityQueries(name, code))
  return found ? { center: found } : null
}

const zipQueries = (zip: string): SQL[] => [
  sql`select latitude, longitude from market.place where zip_code = ${zip} limit 1`,
  sql`select avg(latitude) as latitude, avg(longitude) as longitude from market.listing_search where zip_code = ${zip} and listed`,
]

const cityQueries = (name: string, state: string | undefined): SQL[] => {
  const inState = state ? sql`and (state = ${state} or country = ${state})` : sql``
  return [
    sql`select latitude, longitude from market.place where lower(name) = lower(${name}) and kind = 'city' ${inState}
      order by population desc limit 1`,
    sql`select avg(latitude) as latitude, avg(longitude) as longitude from market.listing_search
      where lower(city) = lower(${name}) and listed ${inState} group by country, state order by count(*) desc limit 1`,
  ]
}

async function first(db: Db, queries: SQL[]): Promise<Center | null> {
  for (const query of queries) {
    const row = (await db.execute<{ latitude: number | null; longitude: number | null }>(query)).rows[0]
    if (row && row.latitude !== null && row.longitude !== null)
      return { latitude: row.latitude, longitude: row.longitude }
  }
  return null
}
