import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { areaNamed } from './area-named'
import { correctionsOf, correctWords, isTradeWord, slipsBetween } from './correct-words'
import type { Filters } from './filters'
import { type CityAtTail, type IfUnknown, lookUp, lookUpPlace, type LookedUp, nearestCity } from './look-up-places'
import { type Center, placeAtEnd, type PlaceRead, type Places, wordsBefore } from './place-at-end'
import { firstThatHolds, type LastReading, type Reading, whenFound, whenSaid } from './readings'
import { stateAbroad } from './states-abroad'
import { wishesIn } from './wishes'
import { isNamed, wordsFound } from './words'

export type { Center }

/**
 * What a search text means: a center to measure from, an area, and words to find; each may be missing. `isLoose` has
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
const LONGEST_CITY = 3

/** Words of an area's name at most: "Alaska, Hawaii and Territories" is given by its code. */
const LONGEST_AREA = 3

/** How many of the first words are left out, one after the other, when those before a place find nothing there. */
const MOST_LEFT_OUT = 3

/**
 * Reads a search text such as "cold storage near Columbus, OH", "columbus oh", "fulfillment 43215" or "Germany". A text
 * that names no place is searched as words; words before a place that find nothing there give way to the place. Words
 * that find nothing are read again by their parts ("near Dallas with hazmat"), then as what they were likely meant as: a
 * state abroad ("cold storage bavaria"), a city by its sound ("san fransisco"), perhaps after other words ("cold storge
 * dalas"), known words a slip away ("warehuose"), a name by its likeness.
 *
 * Two statements at most: one looks up all that may be named, one finds the first reading that holds.
 */
async function meaningOf(db: Db, text: string): Promise<Meaning> {
  const words = text.trim()
  if (!words) return { words }
  const bare = strip(text)
  const parts = wishesIn(words).map(strip)
  const looked = await lookUp(db, {
    text: bare,
    words,
    parts: parts.length > 1 ? parts : [],
    ifUnknown: ifUnknown(text, bare),
  })
  const placed = placedReadings(looked.places, text)
  if (placed) return firstThatHolds(db, placed, null)
  const wished = wishedReadings(looked.places, words)
  const first = wished.isPlaced ? wished.readings : []
  if (looked.isFound) return firstThatHolds(db, [...first, { meaning: { words } }], null)
  const { readings, last } = likelyReadings(looked, text, bare)
  return firstThatHolds(db, [...wished.readings, ...readings], last)
}

/** What the text of these filters means. */
export async function meaningIn(db: Db, { query, search }: Filters): Promise<Meaning> {
  const text = query ?? search
  return text ? meaningOf(db, text) : {}
}

/** Where a place or ZIP code is; null for areas and for what is no place. */
export async function centerOf(db: Db, text: string): Promise<Center | null> {
  const bare = strip(text)
  const { places, likely } = await lookUpPlace(db, bare)
  const read = placeAtEnd(places, bare)
  if (read && read.words === '' && read.place.center) return read.place.center
  return bare.length < SHORTEST_CITY ? null : nearestCity(likely, bare, 1)
}

const ifUnknown = (text: string, bare: string): IfUnknown => ({
  texts: correctionsOf(text).map(strip),
  tails: tailsOf(bare),
  words: bare.toLowerCase().match(/\p{L}+/gu) ?? [],
})

/** The place that ends the text, with or without the words before it; null for a text that ends with none. */
function placedReadings(places: Places, text: string): Reading[] | null {
  const bare = strip(text)
  const read = placeAtEnd(places, bare)
  return read && (read.words === '' ? [{ meaning: read.place }] : fitting(read, bare))
}

/**
 * A sentence with several wishes: the first place that one of them names, and the words of all, or else of the first that
 * finds a listing there. Nothing for a text of one wish.
 */
function wishedReadings(places: Places, text: string): { readings: Reading[]; isPlaced: boolean } {
  const wishes = wishesIn(text)
  if (wishes.length < 2) return { readings: [], isPlaced: false }
  const read = wishes.map((wish) => placeAtEnd(places, strip(wish)))
  const place = read.find((one) => one !== null)?.place ?? {}
  const words = wishes.map((wish, at) => correctWords(read[at]?.words ?? strip(wish))).filter(Boolean)
  const tried = [words.join(' '), ...words].filter(Boolean).map((some): Meaning => ({ ...place, words: some }))
  const isPlaced = Object.keys(place).length > 0
  return { readings: (isPlaced ? [...tried, place] : tried).map((meaning) => whenFound(meaning)), isPlaced }
}

/** The place with as many of the words before it as find a listing there; the text itself where a listing is named so. */
function fitting({ place, words }: PlaceRead, text: string): Reading[] {
  const corrected = correctWords(words)
  const parts = corrected.split(' ')
  const shorter = parts.slice(1, MOST_LEFT_OUT + 1).map((_, index) => parts.slice(index + 1).join(' '))
  const said = [...new Set([words, corrected, ...shorter])].map((some): Meaning => ({ ...place, words: some }))
  // "warehuose columbus": what says no more than "warehouse" leaves the place.
  const meanings = strip(corrected) ? [...said, { ...place, words, isLoose: true }] : []
  const isName = text.length >= SHORTEST_NAME && !words.split(' ').every(isTradeWord)
  const named = isName ? [whenFound({ words: text }, isNamed(text))] : []
  return [...named, ...meanings.map((meaning) => whenFound(meaning)), { meaning: place }]
}

/** What a text was likely meant as that names no place and is found nowhere. */
function likelyReadings(looked: LookedUp, text: string, bare: string): { readings: Reading[]; last: LastReading } {
  const corrected = correctWords(text, looked.cityNames)
  const readings = [
    ...statesAtEnd(bare),
    ...(cityAtEnd(looked.likely, bare) ?? correctedReadings(looked.places, text, corrected)),
  ]
  const city = strip(corrected).length < SHORTEST_CITY ? null : strip(corrected)
  return { readings, last: { city, otherwise: { words: corrected, isLoose: true } } }
}

/** States abroad that have listings, perhaps with words before them that are found somewhere. */
function statesAtEnd(text: string): Reading[] {
  const parts = text.split(' ')
  const longest = Math.min(LONGEST_AREA, parts.length)
  return Array.from({ length: longest }, (_, index) => longest - index).flatMap((count): Reading[] => {
    const area = stateAbroad(parts.slice(-count).join(' '))
    if (!area) return []
    const words = wordsBefore(parts, count)
    const hasListings = sql`exists (select from market.listing_facet f
      where listed and country = ${area.country} and state = ${area.state})`
    if (!words) return [{ meaning: area, condition: hasListings }]
    return [{ meaning: { ...area, words }, condition: sql`${hasListings} and ${wordsFound(words)}` }]
  })
}

/** The last words of a text that may be a misspelled city. */
function tailsOf(text: string): IfUnknown['tails'] {
  const parts = text.split(' ')
  return Array.from({ length: Math.min(LONGEST_CITY, parts.length) }, (_, index) => index + 1)
    .map((count) => ({ count, tail: parts.slice(-count).join(' ').toLowerCase() }))
    .filter(({ tail }) => tail.length >= SHORTEST_CITY && !meansKnown(tail))
}

/** "dalas", "cold storge dalas": a city a slip away in the last words, and words before it. */
function cityAtEnd(likely: CityAtTail[], text: string): Reading[] | null {
  const best = likely.find(({ name, tail }) => slipsBetween(name, tail, 1) <= 1)
  if (!best) return null
  const center = { latitude: best.latitude, longitude: best.longitude }
  const words = wordsBefore(text.split(' '), best.count)
  return words ? fitting({ place: { center }, words }, text) : [{ meaning: { center } }]
}

/** Whether the text is an area or words of the trade with a slip at most: those are no misspelled city. */
function meansKnown(text: string): boolean {
  const corrected = correctWords(text)
  if (slipsBetween(corrected, text, 1) > 1) return false
  return areaNamed(corrected) !== null || corrected.split(' ').every(isTradeWord)
}

/** The text with known words for misspelled ones. */
function correctedReadings(places: Places, text: string, corrected: string): Reading[] {
  if (corrected === text.toLowerCase()) return []
  if (!strip(corrected)) return [{ meaning: {} }]
  return placedReadings(places, corrected) ?? [whenSaid(corrected)]
}
