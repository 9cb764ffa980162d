import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { type Area, areaNamed, stateTyped } from './area-named'
import { isTradeWord } from './correct-words'

export type Center = { latitude: number; longitude: number }

/** A place that a text ends with, and the words before it; `words` is empty when the text is the place. */
export type PlaceRead = { place: Area & { center?: Center }; words: string }

/** A city by its name in small letters, in a state, a country or, for '', anywhere. */
export type CityName = { name: string; state: string }
type CityAsked = CityName & { count: number }

/** Where the places are that were looked up together; `isListed` says that only listings know the city. */
export type Places = {
  city(city: CityName): (Center & { isListed: boolean }) | undefined
  zip(zip: string): Center | undefined
}

/** What stands between words and the place that follows them; a comma is left by "cold storage, bavaria". */
const PREPOSITION = /(?:,|(?:^|\s)(?:near(?:by)?|around|close to|in|at))\s*$/iu

/** Words of a place at most, its state among them: "Salt Lake City, New Mexico". */
const LONGEST = 5
const LONGEST_NAME = 100

/** The words before a place, without what only leads to it. */
export const wordsBefore = (parts: string[], count: number): string =>
  parts.slice(0, -count).join(' ').replace(PREPOSITION, '').trim()

type Tail = { parts: string[]; zip?: string; area: { area: Area; count: number } | null; cities: CityAsked[] }

/** What the last words of a text may name: a ZIP code, or an area and the cities that are longer readings. */
export function tailOf(text: string): Tail | null {
  const parts = text.split(/\s+/).filter(Boolean)
  if (text.length < 2 || parts.length === 0) return null
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(parts.at(-1) ?? '')?.[1]
  if (zip) return { parts, zip, area: null, cities: [] }
  const longest = Math.min(LONGEST, parts.length)
  const counts = Array.from({ length: longest }, (_, index) => longest - index)
  const area = areaAtEnd(parts, counts)
  return { parts, area, cities: citiesAsked(parts, counts).filter(({ count }) => count > (area?.count ?? 0)) }
}

/**
 * The place that the last words name: a ZIP code, an area, or a city with or without its state ("columbus oh", "Columbus,
 * Ohio"); the longest reading wins, an area before a city. Every city of `tailOf` was looked up before.
 */
export function placeAtEnd(places: Places, text: string): PlaceRead | null {
  const tail = tailOf(text)
  if (!tail) return null
  const { parts, zip, area, cities } = tail
  if (zip) {
    const center = places.zip(zip)
    return center ? { place: { center }, words: wordsBefore(parts, 1) } : null
  }
  const city = cityAmong(places, cities)
  if (city) return { place: { center: city.center }, words: wordsBefore(parts, city.count) }
  return area && { place: area.area, words: wordsBefore(parts, area.count) }
}

function areaAtEnd(parts: string[], counts: number[]): { area: Area; count: number } | null {
  for (const count of counts) {
    const tail = parts.slice(-count).join(' ')
    const area = areaNamed(tail) ?? (wordsBefore(parts, count) ? stateTyped(tail) : null)
    if (area) return { area, count }
  }
  return null
}

/** A letter that belongs to the word after it: "e commerce" is no Commerce, Texas. */
const LONE_LETTER = /(?:^|\s)\p{L}$/u

/** The cities that the last words may mean; words of the trade are none when other words stand before them. */
function citiesAsked(parts: string[], counts: number[]): CityAsked[] {
  return counts.flatMap((count) => {
    const words = wordsBefore(parts, count)
    const hasWords = words !== ''
    if (LONE_LETTER.test(words)) return []
    return citiesNamed(parts.slice(-count).join(' '))
      .filter(({ name }) => name !== '' && name.length <= LONGEST_NAME)
      .filter(({ name }) => !hasWords || !name.split(' ').every(isTradeWord))
      .map((city) => ({ count, ...city }))
  })
}

/** A city with its state after a comma, or without one: the last word or two may be the state. */
function citiesNamed(text: string): CityName[] {
  const [before = '', after] = text.toLowerCase().split(',')
  const name = before.trim()
  const state = after?.trim()
  if (state) return [{ name, state: findUsState(state)?.code ?? findCountry(state)?.code2 ?? state.toUpperCase() }]
  const words = name.split(' ')
  const withState = [1, 2].flatMap((count) => {
    const found = words.length > count ? findUsState(words.slice(-count).join(' ')) : null
    return found ? [{ name: words.slice(0, -count).join(' '), state: found.code }] : []
  })
  return [{ name, state: '' }, ...withState]
}

/** The longest of the cities that are known; of two as long, one of the gazetteer. */
function cityAmong(places: Places, asked: CityAsked[]): { count: number; center: Center } | null {
  const found = asked.flatMap(({ count, ...city }) => {
    const at = places.city(city)
    return at ? [{ count, isListed: at.isListed, center: { latitude: at.latitude, longitude: at.longitude } }] : []
  })
  const [best] = found.toSorted((a, b) => b.count - a.count || Number(a.isListed) - Number(b.isListed))
  return best ? { count: best.count, center: best.center } : null
}
