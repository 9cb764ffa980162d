import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { atLength } from '../../../platform/statement-limit'
import type { Meaning } from '../queries/place-of-text'
import type { JsonList } from '../repository'
import { type CatalogueRow, FLAG, ListingColumns } from './columns'
import { inPlaces } from './in-places'
import { Kept } from './kept'

const flag = (column: string, bit: number): string => `(${column})::int * ${bit}`

const rows = (wanted: SQL): SQL => sql`select id, seller_id as "sellerId", ${sql.raw(
  [
    flag('listed', FLAG.listed),
    flag('visible', FLAG.visible),
    flag('is_verified', FLAG.verified),
    flag('is_featured', FLAG.featured),
    flag('spotlight', FLAG.spotlight),
    flag('hotrack', FLAG.hotrack),
    flag('sunk', FLAG.sunk),
    flag('priority = 2', FLAG.first),
    flag('priority = 1', FLAG.high),
  ].join(' + '),
)} as flags, region_scope as "regionScope", region, array_to_string(regions, ',') as regions, country, state,
  seller_type as "sellerType", average_rating::float8 as rating, number_of_buildings as buildings,
  diamond, array_to_string(categories, ',') as categories, array_to_string(features, ',') as features, latitude, longitude
  from market.listing_search where ${wanted}`

type Change = { id: number; xid: string }
type Look = { xmin: string; changes: Change[] | null }

/** Listings that the database found: those that match, and of them those whose name holds the words. */
export type Found = { ids: Int32Array; named: Int32Array }

/** Characters of answers, bytes of found listings and characters of understood texts kept for who asks the same again. */
const MOST_ANSWERED = 8_000_000
const MOST_FOUND = 8_000_000
const MOST_MEANINGS = 1_000_000

/** The listing that stands for all of them among the changes. */
const ALL = 0

/**
 * The listings of the read model in this process's memory, for what looks at all of them at once: counts beside filters,
 * the map. Before each answer it reads what was committed since the last one (usually nothing: one look at an index), so
 * that it never tells less than the database does, however many processes write.
 */
export class Catalogue {
  readonly #db: Db
  #columns = new ListingColumns()
  /** Every transaction below it had ended when the columns were read. */
  #xmin: string | null = null
  /** What was read already, by listing, of the changes that the next look will find again. */
  #applied = new Map<number, string>()
  #last: Promise<unknown> = Promise.resolve()
  #waiting: Promise<void> | null = null

  /** Grows with every change that was taken in. */
  version = 0
  /** What was answered, found and understood at this version. */
  readonly answers = new Kept<JsonList>(MOST_ANSWERED, ({ results }) => results.length)
  readonly found = new Kept<Found>(MOST_FOUND, ({ ids, named }) => ids.byteLength + named.byteLength)
  readonly meanings = new Kept<Meaning>(MOST_MEANINGS, (meaning) => JSON.stringify(meaning).length)

  constructor(db: Db) {
    this.#db = db
  }

  /** The columns as of now, to be read before anything else is awaited. */
  async now(): Promise<ListingColumns> {
    this.#waiting ??= this.#begin()
    await this.#waiting
    return this.#columns
  }

  /** One look serves all who asked before it began; whoever asks later waits for the next. */
  #begin(): Promise<void> {
    const turn = this.#last.then(() => {
      this.#waiting = null
      return this.#follow()
    })
    // The caller of this turn gets the error; the next turn starts either way.
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #follow(): Promise<void> {
    const { xmin, changes } = await this.#look()
    const fresh = changes?.filter(({ id, xid }) => this.#applied.get(id) !== xid) ?? null
    if (fresh === null || fresh.some(({ id }) => id === ALL)) await this.#load()
    else if (fresh.length > 0) await this.#reread(fresh.map(({ id }) => id))
    this.#applied = new Map(changes?.map(({ id, xid }) => [id, xid]))
    this.#xmin = xmin
  }

  /** The changes of transactions that had not ended at the last look; null before the first. */
  async #look(): Promise<Look> {
    const changes =
      this.#xmin === null
        ? sql`null`
        : sql`(select coalesce(json_agg(json_build_object('id', listing_id, 'xid', xid::text)), '[]') from market.listing_change
            where xid >= ${this.#xmin}::xid8)`
    const { rows: found } = await this.#db.execute<Look>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, ${changes} as changes`,
    )
    if (!found[0]) throw new Error('PostgreSQL answered nothing')
    return found[0]
  }

  async #load(): Promise<void> {
    const { rows: found } = await atLength(() => this.#db.execute<CatalogueRow>(rows(sql`true`)))
    const columns = new ListingColumns(Math.max(1024, Math.ceil(found.length * 1.25)))
    for (const row of inPlaces(found)) columns.set(row)
    this.#columns = columns
    this.#changed()
  }

  async #reread(ids: number[]): Promise<void> {
    const { rows: found } = await this.#db.execute<CatalogueRow>(rows(sql`id in (${sql.raw(ids.join(', '))})`))
    const there = new Set(found.map(({ id }) => id))
    for (const id of ids) {
      this.#columns.pins.delete(id)
      if (!there.has(id)) this.#columns.remove(id)
    }
    for (const row of found) this.#columns.set(row)
    this.#changed()
  }

  #changed(): void {
    this.version++
    for (const kept of [this.answers, this.found, this.meanings]) kept.clear()
  }
}

const catalogues = new WeakMap<Db, Catalogue>()

/** The catalogue of a database in this process; it fills with the first question. */
export function catalogueOf(db: Db): Catalogue {
  const known = catalogues.get(db)
  if (known) return known
  const made = new Catalogue(db)
  catalogues.set(db, made)
  return made
}
