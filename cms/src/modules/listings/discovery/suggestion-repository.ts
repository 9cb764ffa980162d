import { sql, type SQL } from 'drizzle-orm'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { Suggestion } from '@stackyard/shared/schema/suggestion'
import type { Db } from '../../../platform/db'
import { organicOrder } from './queries/order'
import { escapeLike, nameHas } from './queries/words'

/** Listed warehouses whose name has the text, best first. */
export const namesLike = (db: Db, text: string, limit: number): Promise<Suggestion[]> =>
  warehousesNamed(db, nameHas(text), limit)

/** Listed warehouses whose name has every word of one of the texts in some order, best first. */
export function namesWithWords(db: Db, texts: string[], limit: number): Promise<Suggestion[]> {
  const readings = texts.map((text) => sql`(${sql.join(text.split(' ').map(nameHas), sql` and `)})`)
  return warehousesNamed(db, sql`(${sql.join(readings, sql` or `)})`, limit)
}

async function warehousesNamed(db: Db, isNamed: SQL, limit: number): Promise<Suggestion[]> {
  const { rows } = await db.execute<{ name: string; city: string; state: string; country: string; slug: string }>(sql`
    select name, city, state, country, slug from market.listing_search where listed and ${isNamed}
    order by ${organicOrder()} limit ${limit}`)
  return rows.map(({ name, city, state, country, slug }) => ({
    kind: 'warehouse',
    label: name,
    detail: [city, stateWords(country, state)].filter(Boolean).join(', '),
    query: name,
    key: null,
    filter: null,
    slug,
  }))
}

type Place = { kind: 'city' | 'zip'; name: string; state: string; zipCode: string | null }

/** Cities that begin with the text, largest first; ZIP codes that begin with its digits. */
export async function placesLike(db: Db, text: string, limit: number): Promise<Suggestion[]> {
  const begins = `${escapeLike(text.toLowerCase())}%`
  const { rows } = /^\d+$/.test(text)
    ? await db.execute<Place>(sql`select kind, name, state, zip_code as "zipCode" from market.place
        where kind = 'zip' and zip_code >= ${text} and zip_code < ${`${text}:`} order by zip_code limit ${limit}`)
    : await db.execute<Place>(sql`select kind, name, state, null as "zipCode" from market.place
        where kind = 'city' and lower(name) like ${begins} order by population desc limit ${limit}`)
  return rows.map(({ kind, name, state, zipCode }) => {
    const place = [name, state].filter(Boolean).join(', ')
    return kind === 'zip'
      ? { kind, label: zipCode ?? '', detail: place, query: zipCode ?? '', key: null, filter: null, slug: null }
      : { kind, label: place, detail: '', query: place, key: null, filter: null, slug: null }
  })
}

/** Cities that begin with one of the texts, of the first text that has some; `at` is its index. */
export async function citiesAtEnd(db: Db, texts: string[], limit: number): Promise<{ at: number; city: Suggestion }[]> {
  const rows = sql.join(
    texts.map((text, at) => sql`(${at}::int, ${`${escapeLike(text)}%`}::text)`),
    sql`, `,
  )
  const found = await db.execute<{ at: number; name: string; state: string }>(sql`
    select asked.at, city.name, city.state from (values ${rows}) asked (at, begins), lateral (
      select name, state, population from market.place where kind = 'city' and lower(name) like asked.begins
      order by population desc limit ${limit}) city
    order by asked.at, city.population desc limit ${limit}`)
  return found.rows.map(({ at, name, state }) => {
    const place = [name, state].filter(Boolean).join(', ')
    return { at, city: { kind: 'city', label: place, detail: '', query: place, key: null, filter: null, slug: null } }
  })
}
