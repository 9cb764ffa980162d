import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { areaNamed } from './area-named'
import { correctWords, isTradeWord, slipsBetween } from './correct-words'
import { type Filters, whereOf } from './filters'
import { type Center, placeAtEnd, type PlaceRead, wordsBefore } from './place-at-end'
import { type StateAbroad, stateAbroad } from './states-abroad'
import { wishesIn } from './wishes'
import { isNamed, wordsMatch } from './words'

export type { Center }

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
const strip = (text: string) => text.replaceAll(GENERIC, ' ').replaceAll(/\s+/g, ' ').trim()

const SHORTEST_CITY = 5
const SHORTEST_NAME = 3
const LEAST_LIKENESS = 0.4
const MOST_SLIPS = 3
const LONGEST_CITY = 3

/** Words of an area's name at most: "Alaska, Hawaii and Territories" is given by its code. */
const LONGEST_AREA = 3

/** How many of the first words are left out, one after the other, when those before a place find nothing there. */
const MOST_LEFT_OUT = 3

/**
 * Reads a search text such as "cold storage near Columbus, OH", "columbus oh", "fulfillment 43215" or "Germany". A text
 * that names no place is searched as words; words before a place that find nothing there give way to the place. Words
 * that find nothing are read again by their parts ("near Dallas with hazmat"), then as what they were likely meant as: a state abroad ("cold storage bavaria"), a city by
 * its sound ("san fransisco"), perhaps after other words ("cold storge dalas"), known words a slip away ("warehuose"), a
 * name by its likeness.
 */
async function meaningOf(db: Db, text: string): Promise<Meaning> {
  const words = text.trim()
  const placed = await placedMeaning(db, text)
  if (placed) return placed
  const wished = await wishedMeaning(db, words)
  if (wished?.isPlaced) return wished.meaning
  if (!words || (await isFound(db, words))) return { words }
  if (wished) return wished.meaning
  const bare = strip(text)
  return (await stateAtEnd(db, bare)) ?? (await cityAtEnd(db, bare)) ?? (await correctedMeaning(db, text, bare))
}

/** What the text of these filters means. */
export async function meaningIn(db: Db, { query, search }: Filters): Promise<Meaning> {
  const text = query ?? search
  return text ? meaningOf(db, text) : {}
}

/** Where a place or ZIP code is; null for areas and for what is no place. */
export async function centerOf(db: Db, text: string): Promise<Center | null> {
  const read = await placeAtEnd(db, strip(text))
  if (read && read.words === '' && read.place.center) return read.place.center
  return cityLike(db, strip(text), 1)
}

async function placedMeaning(db: Db, text: string): Promise<Meaning | null> {
  const bare = strip(text)
  const read = await placeAtEnd(db, bare)
  return read && (read.words === '' ? read.place : fitting(db, read, bare))
}

/**
 * A sentence with several wishes: the first place that one of them names, and the words of all, or else of the first that
 * finds a listing there. Null for a text of one wish, and where nothing is found.
 */
async function wishedMeaning(db: Db, text: string): Promise<{ meaning: Meaning; isPlaced: boolean } | null> {
  const wishes = wishesIn(text)
  if (wishes.length < 2) return null
  const read = await Promise.all(wishes.map((wish) => placeAtEnd(db, strip(wish))))
  const place = read.find((one) => one !== null)?.place ?? {}
  const words = wishes.map((wish, at) => correctWords(read[at]?.words ?? strip(wish))).filter(Boolean)
  const tried = [words.join(' '), ...words].filter(Boolean).map((some): Meaning => ({ ...place, words: some }))
  const isPlaced = Object.keys(place).length > 0
  const meanings = isPlaced ? [...tried, place] : tried
  const at = await firstFound(
    db,
    meanings.map((meaning) => whereOf({}, meaning, null)),
  )
  const meaning = meanings[at]
  return meaning ? { meaning, isPlaced } : null
}

/** The place with as many of the words before it as find a listing there; the text itself where a listing is named so. */
async function fitting(db: Db, { place, words }: PlaceRead, text: string): Promise<Meaning> {
  const corrected = correctWords(words)
  const parts = corrected.split(' ')
  const shorter = parts.slice(1, MOST_LEFT_OUT + 1).map((_, index) => parts.slice(index + 1).join(' '))
  const said = [...new Set([words, corrected, ...shorter])].map((some): Meaning => ({ ...place, words: some }))
  // "warehuose columbus": what says no more than "warehouse" leaves the place.
  const meanings = strip(corrected) ? [...said, { ...place, words, isLoose: true }] : []
  const isName = text.length >= SHORTEST_NAME && !words.split(' ').every(isTradeWord)
  const byName: Meaning = { words: text }
  const named = isName ? [{ meaning: byName, where: sql`${whereOf({}, byName, null)} and ${isNamed(text)}` }] : []
  const tried = [...named, ...meanings.map((meaning) => ({ meaning, where: whereOf({}, meaning, null) }))]
  const at = await firstFound(
    db,
    tried.map(({ where }) => where),
  )
  return tried[at]?.meaning ?? place
}

/** The index of the first condition that a listing meets, or -1; those after it are not looked at. */
async function firstFound(db: Db, conditions: SQL[]): Promise<number> {
  if (conditions.length === 0) return -1
  const cases = conditions.map(
    (where, index) => sql`when exists (select from market.listing_facet f where ${where}) then ${index}::int`,
  )
  const { rows } = await db.execute<{ at: number }>(sql`select case ${sql.join(cases, sql` `)} else -1 end as at`)
  return rows[0]?.at ?? -1
}

const isFound = async (db: Db, words: string): Promise<boolean> =>
  (await firstFound(db, [sql`listed and ${wordsMatch(words)}`])) === 0

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
    const words = wordsBefore(parts, count)
    if (area && (await hasListings(db, area)) && (!words || (await isFound(db, words))))
      return { ...area, ...(words ? { words } : {}) }
  }
  return null
}

const hasListings = async (db: Db, { country, state }: StateAbroad): Promise<boolean> =>
  (await firstFound(db, [sql`listed and country = ${country} and state = ${state}`])) === 0

/** "dalas", "cold storge dalas": a city a slip away in the last words, and words before it. */
async function cityAtEnd(db: Db, text: string): Promise<Meaning | null> {
  const parts = text.split(' ')
  const tails = Array.from({ length: Math.min(LONGEST_CITY, parts.length) }, (_, index) => index + 1)
    .map((count) => ({ count, tail: parts.slice(-count).join(' ').toLowerCase() }))
    .filter(({ tail }) => tail.length >= SHORTEST_CITY && !meansKnown(tail))
  if (tails.length === 0) return null
  const rows = sql.join(
    tails.map(({ count, tail }) => sql`(${count}::int, ${tail}::text)`),
    sql`, `,
  )
  const found = await db.execute<Center & { count: number; tail: string; name: string }>(sql`
    select asked.count, asked.tail, near.* from (values ${rows}) asked (count, tail), lateral (
      select lower(name) as name, latitude, longitude, population from market.place
      where lower(name) % asked.tail and kind = 'city' and similarity(lower(name), asked.tail) >= ${LEAST_LIKENESS}
      order by similarity(lower(name), asked.tail) desc, population desc limit 10) near
    order by asked.count desc, near.population desc`)
  const best = found.rows.find(({ name, tail }) => slipsBetween(name, tail, 1) <= 1)
  if (!best) return null
  const center = { latitude: best.latitude, longitude: best.longitude }
  const words = wordsBefore(parts, best.count)
  return words ? fitting(db, { place: { center }, words }, text) : { center }
}

/** Whether the text is an area or words of the trade with a slip at most: those are no misspelt city. */
function meansKnown(text: string): boolean {
  const corrected = correctWords(text)
  if (slipsBetween(corrected, text, 1) > 1) return false
  return areaNamed(corrected) !== null || corrected.split(' ').every(isTradeWord)
}

/** The text with known words for misspelt ones; the names of cities stay as they are. */
async function correctedMeaning(db: Db, text: string, bare: string): Promise<Meaning> {
  const corrected = correctWords(text, await citiesAmong(db, bare))
  if (corrected !== text.toLowerCase()) {
    if (!strip(corrected)) return {}
    const placed = await placedMeaning(db, corrected)
    if (placed) return placed
    if (await isFound(db, corrected)) return { words: corrected }
  }
  const center = await cityLike(db, strip(corrected), MOST_SLIPS)
  return center ? { center } : { words: corrected, isLoose: true }
}

async function citiesAmong(db: Db, text: string): Promise<Set<string>> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length === 0) return new Set()
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct lower(name) as name from market.place where lower(name) in (${list}) and kind = 'city'`,
  )
  return new Set(rows.map(({ name }) => name))
}
