import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { slipsBetween } from './correct-words'
import { type Center, type CityName, type Places, tailOf } from './place-at-end'
import { wordsFound } from './words'

/** A city by what it is spelled like. */
type LikelyCity = Center & { name: string }
/** The last words of a text, `count` of them, and a city that is spelled like them. */
export type CityAtTail = LikelyCity & { count: number; tail: string }

/** What a text is read by that names no place and is found nowhere: looked up only then. */
export type IfUnknown = {
  /** Texts that it may have been meant as. */
  texts: string[]
  /** Last words that may be a misspelled city, each with their number. */
  tails: { count: number; tail: string }[]
  /** Single words, to know cities among. */
  words: string[]
}

type LookUp = { text: string; words: string; parts: string[]; ifUnknown: IfUnknown }

export type LookedUp = {
  places: Places
  /** Whether a listing has the words of the text as they stand. */
  isFound: boolean
  /** Empty where the text names a place or is found. */
  likely: CityAtTail[]
  cityNames: ReadonlySet<string>
}

type FoundCity = CityName & Center & { turn: number }
type FoundZip = Center & { zip: string }
/** What the statements answer with; null for nothing found or not looked for. */
type PlacesRow = { cities: FoundCity[] | null; zips: FoundZip[] | null }
type Row = PlacesRow & {
  is_found: boolean
  part_cities: FoundCity[] | null
  part_zips: FoundZip[] | null
  more_cities: FoundCity[] | null
  more_zips: FoundZip[] | null
  likely: CityAtTail[] | null
  names: string[] | null
}

const LEAST_LIKENESS = 0.4

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const keyOf = ({ name, state }: CityName): string => JSON.stringify([name, state])
const nothing = sql`null::jsonb`

/** All cities that the ends of these texts may name, as JSON: the largest of the name, or else where listings say it is. */
function citiesOf(texts: string[]): SQL {
  const asked = texts.flatMap((text) => tailOf(text)?.cities ?? [])
  const cities = [...new Map(asked.map((city) => [keyOf(city), city])).values()]
  if (cities.length === 0) return nothing
  const inState = sql`(asked.state = '' or state = asked.state or country = asked.state)`
  return sql`(select jsonb_agg(jsonb_build_object('name', asked.name, 'state', asked.state, 'turn', found.turn,
      'latitude', found.latitude, 'longitude', found.longitude))
    from (values ${list(cities.map(({ name, state }) => sql`(${name}::text, ${state}::text)`))}) asked (name, state),
    lateral (select * from (
      (select latitude, longitude, 0 as turn from market.place
        where lower(name) = asked.name and kind = 'city' and ${inState} order by population desc limit 1)
      union all
      (select avg(latitude), avg(longitude), 1 from market.listing_search
        where lower(city) = asked.name and listed and ${inState} group by country, state order by count(*) desc limit 1)
    ) known where latitude is not null and longitude is not null order by turn limit 1) found)`
}

/** All ZIP codes that the texts end with, as JSON. */
function zipsOf(texts: string[]): SQL {
  const zips = [...new Set(texts.flatMap((text) => tailOf(text)?.zip ?? []))]
  if (zips.length === 0) return nothing
  return sql`(select jsonb_agg(jsonb_build_object('zip', asked.zip, 'latitude', found.latitude, 'longitude', found.longitude))
    from (values ${list(zips.map((zip) => sql`(${zip}::text)`))}) asked (zip), lateral (select * from (
      (select latitude, longitude, 0 as turn from market.place where zip_code = asked.zip limit 1)
      union all
      (select avg(latitude), avg(longitude), 1 from market.listing_search where zip_code = asked.zip and listed)
    ) known where latitude is not null and longitude is not null order by turn limit 1) found)`
}

/** The cities that share most trigrams with a text, as rows. */
const citiesLike = (text: SQL): SQL => sql`select lower(name) as name, latitude, longitude, population from market.place
  where lower(name) % ${text} and kind = 'city' and similarity(lower(name), ${text}) >= ${LEAST_LIKENESS}
  order by similarity(lower(name), ${text}) desc, population desc limit 10`

/** The cities spelled like a text, as JSON; `nearestCity` takes the nearest. */
export const likelyCities = (text: string): SQL => sql`(select jsonb_agg(jsonb_build_object('name', name,
    'latitude', latitude, 'longitude', longitude) order by similarity(name, lower(${text})) desc, population desc)
  from (${citiesLike(sql`lower(${text})`)}) near)`

/** The city whose name is the fewest slips away from the text, `most` at most. */
export function nearestCity(cities: LikelyCity[], text: string, most: number): Center | null {
  const slips = ({ name }: LikelyCity) => slipsBetween(name, text.toLowerCase(), most)
  const [best] = cities.toSorted((a, b) => slips(a) - slips(b))
  return best && slips(best) <= most ? { latitude: best.latitude, longitude: best.longitude } : null
}

/** The cities spelled like one of the tails, the longest tail first, as JSON. */
function citiesAtTails(tails: IfUnknown['tails']): SQL {
  if (tails.length === 0) return nothing
  const asked = list(tails.map(({ count, tail }) => sql`(${count}::int, ${tail}::text)`))
  return sql`(select jsonb_agg(jsonb_build_object('count', asked.count, 'tail', asked.tail, 'name', near.name,
      'latitude', near.latitude, 'longitude', near.longitude) order by asked.count desc, near.population desc)
    from (values ${asked}) asked (count, tail), lateral (${citiesLike(sql`asked.tail`)}) near)`
}

/** Those of the words that are names of cities, as JSON. */
const citiesAmong = (words: string[]): SQL =>
  words.length === 0
    ? nothing
    : sql`(select jsonb_agg(distinct lower(name)) from market.place
        where lower(name) in (${list(words.map((word) => sql`${word}`))}) and kind = 'city')`

function placesOf(...rows: PlacesRow[]): Places {
  const cities = rows.flatMap((row) => row.cities ?? [])
  const zips = rows.flatMap((row) => row.zips ?? [])
  const byName = new Map(cities.map(({ turn, ...city }) => [keyOf(city), { ...city, isListed: turn === 1 }]))
  const byZip = new Map(zips.map(({ zip, latitude, longitude }) => [zip, { latitude, longitude }]))
  return { city: (city) => byName.get(keyOf(city)), zip: (zip) => byZip.get(zip) }
}

/** Where the place is that the end of a text may name, and the cities that are spelled like the text. */
export async function lookUpPlace(db: Db, text: string): Promise<{ places: Places; likely: LikelyCity[] }> {
  const { rows } = await db.execute<PlacesRow & { likely: LikelyCity[] | null }>(
    sql`select ${citiesOf([text])} as cities, ${zipsOf([text])} as zips, ${likelyCities(text)} as likely`,
  )
  return { places: placesOf(...rows), likely: rows[0]?.likely ?? [] }
}

/**
 * All that a text is read by, in one statement: the places that it and its parts may name, whether its words are found,
 * and, only where neither is so, what it may be a misspelling of: PostgreSQL runs the branch of a `case` that it takes.
 */
export async function lookUp(db: Db, { text, words, parts, ifUnknown }: LookUp): Promise<LookedUp> {
  const isUnknown = tailOf(text)?.area ? sql`false` : sql`cities is null and zips is null and not is_found`
  const inCase = (value: SQL): SQL => sql`case when ${isUnknown} then ${value} end`
  const { rows } = await db.execute<Row>(sql`
    with own as materialized (select ${citiesOf([text])} as cities, ${zipsOf([text])} as zips, ${wordsFound(words)} as is_found)
    select own.*, ${citiesOf(parts)} as part_cities, ${zipsOf(parts)} as part_zips,
      ${inCase(citiesOf(ifUnknown.texts))} as more_cities, ${inCase(zipsOf(ifUnknown.texts))} as more_zips,
      ${inCase(citiesAtTails(ifUnknown.tails))} as likely, ${inCase(citiesAmong(ifUnknown.words))} as names
    from own`)
  const [row] = rows
  if (!row) throw new Error('A look-up without a row')
  return {
    places: placesOf(
      row,
      { cities: row.part_cities, zips: row.part_zips },
      { cities: row.more_cities, zips: row.more_zips },
    ),
    isFound: row.is_found,
    likely: row.likely ?? [],
    cityNames: new Set(row.names),
  }
}
