import { sql } from 'drizzle-orm'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { Suggestion } from '@stackyard/shared/schema/suggestion'
import type { Db } from '../../platform/db'
import { escapeLike, nameHas } from './queries/words'

/** Listed warehouses whose name has the text, best first. */
export async function namesLike(db: Db, text: string, limit: number): Promise<Suggestion[]> {
  const { rows } = await db.execute<{ name: string; city: string; state: string; country: string; slug: string }>(sql`
    select name, city, state, country, slug from market.listing_search where listed and ${nameHas(text)}
    order by sunk, is_verified desc nulls last, average_rating desc nulls last, id limit ${limit}`)
  return rows.map(({ name, city, state, country, slug }) => ({
    kind: 'warehouse',
    label: name,
    detail: [city, stateWords(country, state)].filter(Boolean).join(', '),
    query: name,
    key: null,
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
      ? { kind, label: zipCode ?? '', detail: place, query: zipCode ?? '', key: null, slug: null }
      : { kind, label: place, detail: '', query: place, key: null, slug: null }
  })
}
