import { sql, type SQL } from 'drizzle-orm'
import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import type { Db } from '../../../platform/db'

export type Center = { latitude: number; longitude: number }

/** What a search text means: a centre to measure from, an area, and words to find; each may be missing. */
export type Meaning = { center?: Center; region?: string; country?: string; state?: string; words?: string }

const GENERIC = /\b(?:warehouses?|warehousing|warehouse space|storage space|space)\b/giu
const NEAR = /^(.*?)\b(?:near(?:by)?|around|close to|in|at)\s+(.+)$/iu

const fold = (text: string) => text.trim().toLowerCase()
const strip = (text: string) => text.replaceAll(GENERIC, ' ').replaceAll(/\s+/g, ' ').trim()

/**
 * Reads a search text such as "cold storage near Columbus, OH", "78701", "Texas" or "Germany". A text that names no
 * place is searched as words.
 */
export async function meaningOf(db: Db, text: string): Promise<Meaning> {
  const near = NEAR.exec(text)
  if (near) {
    const place = await placeNamed(db, strip(near[2] ?? ''))
    const words = strip(near[1] ?? '')
    if (place) return { ...place, ...(words ? { words } : {}) }
  }
  return (await placeNamed(db, strip(text))) ?? { words: text.trim() }
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
