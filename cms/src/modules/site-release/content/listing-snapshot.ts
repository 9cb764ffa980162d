import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/services'
import { organicOrder } from '../../discovery'

const PAGE = 500

type Line = { id: number; line: string }

/**
 * What the static page of a listing holds: card and detail of the read model, no money, no reviews (an island brings
 * them), and no free space of the moment, so that a reservation asks for no new release.
 */
const LINE = sql`(s.card || d.detail || jsonb_build_object('reviews', '[]'::jsonb, 'availability', '[]'::jsonb,
  'additionalWarehouses', '[]'::jsonb, 'freePallets', s.total_space, 'freeSqft', floor(s.total_space * 13.33), 'freeFrom', null))::text`

async function* lines({ db }: Services, digest: (text: string) => void): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const { rows } = await db.execute<Line>(sql`
      select s.id, ${LINE} as line from market.listing_search s join market.listing_detail d on d.id = s.id
      where s.listed and s.id > ${after} order by s.id limit ${PAGE}`)
    for (const { line } of rows) {
      digest(line)
      yield `${line}\n`
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Writes listings.ndjson, one visible listing a line, without a price in it. Answers a digest of the whole. */
export async function writeListings(services: Services, folder: string): Promise<string> {
  const hash = createHash('sha256')
  const source = Readable.from(lines(services, (text) => void hash.update(text)))
  await pipeline(source, createWriteStream(join(folder, 'listings.ndjson')))
  return hash.digest('hex')
}

const FEATURED = 12

/** Cards for the home page's strip, in the organic order. */
export async function featuredCards({ db }: Pick<Services, 'db'>): Promise<unknown[]> {
  const { rows } = await db.execute<{ card: unknown }>(sql`
    select card || jsonb_build_object('freePallets', total_space, 'freeSqft', floor(total_space * 13.33), 'freeFrom', null) as card from market.listing_search
    where listed and spotlight
    order by ${organicOrder()} limit ${FEATURED}`)
  return rows.map((row) => row.card)
}
