import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { whereOf } from './filters'
import { likelyCities, nearestCity } from './look-up-places'
import type { Meaning } from './place-of-text'
import type { Center } from './place-at-end'
import { wordsFound } from './words'

/** One way to read a text: it holds when its condition does, or always without one. */
export type Reading = { meaning: Meaning; condition?: SQL }

/** What the text means when no reading holds: a city that is spelled like `city`, if it may be one, or else `otherwise`. */
export type LastReading = { city: string | null; otherwise: Meaning }

/** A reading that holds when a listing meets its filters and, where given, one condition more. */
export const whenFound = (meaning: Meaning, more?: SQL): Reading => ({
  meaning,
  condition: sql`exists (select from market.listing_facet f where ${whereOf({}, meaning, null)} and ${more ?? sql`true`})`,
})

/** A reading that holds when a listing has the words anywhere. */
export const whenSaid = (words: string): Reading => ({ meaning: { words }, condition: wordsFound(words) })

const MOST_SLIPS = 3

/**
 * The first reading that holds; those after it are not looked at. One statement asks for all that stand before the first
 * that holds always, and none where that is the first of all.
 */
export async function firstThatHolds(db: Db, readings: Reading[], last: LastReading | null): Promise<Meaning> {
  const sure = readings.findIndex(({ condition }) => !condition)
  const asked = sure === -1 ? readings : readings.slice(0, sure)
  const certain = readings[sure]?.meaning
  const city = certain ? null : (last?.city ?? null)
  const cities = city === null ? sql`null::jsonb` : likelyCities(city)
  if (certain && asked.length === 0) return certain
  const cases = asked.map(({ condition }, at) => sql`when ${condition ?? sql`true`} then ${at}::int`)
  const { rows } = await db.execute<{ at: number; cities: (Center & { name: string })[] | null }>(sql`
    with held as materialized (select ${cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else -1 end` : sql`-1`} as at)
    select at, case when at = -1 then ${cities} end as cities from held`)
  const held = asked[rows[0]?.at ?? -1]?.meaning ?? certain
  if (held) return held
  const center = city === null ? null : nearestCity(rows[0]?.cities ?? [], city, MOST_SLIPS)
  return center ? { center } : (last?.otherwise ?? {})
}
