import { sql } from 'drizzle-orm'
import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import type { Db } from '../../../../platform/db'
import { type Area, areaNamed, stateTyped } from './area-named'
import { isTradeWord } from './correct-words'

export type Center = { latitude: number; longitude: number }

/** A place that a text ends with, and the words before it; `words` is empty when the text is the place. */
export type PlaceRead = { place: Area & { center?: Center }; words: string }

type CityAsked = { count: number; name: string; state: string }

/** What stands between words and the place that follows them; a comma is left by "cold storage, bavaria". */
const PREPOSITION = /(?:,|(?:^|\s)(?:near(?:by)?|around|close to|in|at))\s*$/iu

/** Words of a place at most, its state among them: "Salt Lake City, New Mexico". */
const LONGEST = 5
const LONGEST_NAME = 100

/** The words before a place, without what only leads to it. */
export const wordsBefore = (parts: string[], count: number): string =>
  parts.slice(0, -count).join(' ').replace(PREPOSITION, '').trim()

/**
 * The place that the last words name: a ZIP code, an area, or a city with or without its state ("columbus oh", "Columbus,
 * Ohio"); the longest reading wins, an area before a city. Every city is asked for in one statement.
 */
export async function placeAtEnd(db: Db, text: string): Promise<PlaceRead | null> {
  const parts = text.split(/\s+/).filter(Boolean)
  if (text.length < 2 || parts.length === 0) return null
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(parts.at(-1) ?? '')?.[1]
  if (zip) {
    const center = await centerOfZip(db, zip)
    return center && { place: { center }, words: wordsBefore(parts, 1) }
  }
  const longest = Math.min(LONGEST, parts.length)
  const counts = Array.from({ length: longest }, (_, index) => longest - index)
  const area = areaAtEnd(parts, counts)
  const city = await cityAmong(
    db,
    citiesAsked(parts, counts).filter(({ count }) => count > (area?.count ?? 0)),
  )
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
function citiesNamed(text: string): { name: string; state: string }[] {
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

async function cityAmong(db: Db, asked: CityAsked[]): Promise<{ count: number; center: Center } | null> {
  if (asked.length === 0) return null
  const rows = sql.join(
    asked.map(({ count, name, state }) => sql`(${count}::int, ${name}::text, ${state}::text)`),
    sql`, `,
  )
  const inState = sql`(asked.state = '' or state = asked.state or country = asked.state)`
  const found = await db.execute<Center & { count: number }>(sql`
    select asked.count, found.latitude, found.longitude from (values ${rows}) asked (count, name, state),
    lateral (
      (select latitude, longitude, 0 as turn from market.place
        where lower(name) = asked.name and kind = 'city' and ${inState} order by population desc limit 1)
      union all
      (select avg(latitude), avg(longitude), 1 from market.listing_search
        where lower(city) = asked.name and listed and ${inState} group by country, state order by count(*) desc limit 1)
    ) found
    where found.latitude is not null and found.longitude is not null
    order by asked.count desc, found.turn limit 1`)
  const [best] = found.rows
  return best ? { count: best.count, center: { latitude: best.latitude, longitude: best.longitude } } : null
}

async function centerOfZip(db: Db, zip: string): Promise<Center | null> {
  const { rows } = await db.execute<Center>(sql`
    select latitude, longitude from (
      (select latitude, longitude, 0 as turn from market.place where zip_code = ${zip} limit 1)
      union all
      (select avg(latitude), avg(longitude), 1 from market.listing_search where zip_code = ${zip} and listed)
    ) found
    where latitude is not null and longitude is not null order by turn limit 1`)
  const [best] = rows
  return best ? { latitude: best.latitude, longitude: best.longitude } : null
}
