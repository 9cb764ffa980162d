import { sql, type SQL } from 'drizzle-orm'
import type { MapQuery } from '@stackyard/shared/schema/listing-query'
import type { MapItem } from '@stackyard/shared/schema/map'
import type { Db } from '../../../platform/db'
import { clusters, pins } from '../map-repository'
import { countListings } from '../repository'
import { boundsOf, whereOf, type Viewer } from '../queries/filters'
import { meaningOf } from '../queries/place-of-text'

/** Up to this many listings in view stand as single pins. */
const PINS_IN_VIEW = 150
/** Without zoom and bounds the map gives pins, at most this many (DECISIONS 64). */
const PINS_CAP = 500
/** Listings alone in their cell become pins while there are at most this many of them. */
const SINGLES_AS_PINS = 60

const placed = sql`location is not null`

/**
 * Pins and clusters. With zoom and bounds the counts of all items add up to `total` at every zoom; without, the first
 * pins come, best first.
 */
export async function mapListings(
  db: Db,
  query: MapQuery,
  viewer: Viewer,
): Promise<{ items: MapItem[]; total: number }> {
  const text = query.query ?? query.search
  const where = sql`${whereOf(query, text ? await meaningOf(db, text) : {}, viewer)} and ${placed}`
  const total = await countListings(db, where)
  if (query.zoom === undefined || !boundsOf(query)) return { items: await pins(db, where, capOf(query.limit)), total }
  if (total <= PINS_IN_VIEW) return { items: await pins(db, where, PINS_IN_VIEW), total }
  return { items: await clustered(db, where, query.zoom), total }
}

const capOf = (limit: number | undefined): number =>
  limit === undefined ? PINS_CAP : Math.max(1, Math.min(PINS_CAP, Math.trunc(limit)))

async function clustered(db: Db, where: SQL, zoom: number): Promise<MapItem[]> {
  const cells = await clusters(db, where, zoom)
  const singles = cells.filter((cell) => cell.count === 1).map((cell) => cell.firstId)
  if (singles.length > SINGLES_AS_PINS) return cells.map(({ firstId: _, ...cluster }) => cluster)
  const single =
    singles.length > 0 ? await pins(db, sql`id = any(${`{${singles.join(',')}}`}::int[])`, SINGLES_AS_PINS) : []
  return [...cells.filter((cell) => cell.count > 1).map(({ firstId: _, ...cluster }) => cluster), ...single]
}
