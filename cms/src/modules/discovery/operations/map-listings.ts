import { sql } from 'drizzle-orm'
import type { MapQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { readPins, readView } from '../map-repository'
import { whereOf, type Viewer } from '../queries/filters'
import { boundsOf } from '../queries/geography'
import { meaningOf } from '../queries/place-of-text'
import type { JsonList } from '../repository'

/** Without zoom and bounds the map gives pins, at most this many (DECISIONS 64). */
const PINS_CAP = 500

/**
 * Pins and clusters. With zoom and bounds the counts of all items add up to `total` at every zoom; without, the first
 * pins come, best first.
 */
export async function mapListings(db: Db, query: MapQuery, viewer: Viewer): Promise<JsonList> {
  const text = query.query ?? query.search
  const where = sql`${whereOf(query, text ? await meaningOf(db, text) : {}, viewer)} and location is not null`
  if (query.zoom === undefined || !boundsOf(query)) return readPins(db, where, capOf(query.limit))
  return readView(db, where, query.zoom)
}

const capOf = (limit: number | undefined): number =>
  limit === undefined ? PINS_CAP : Math.max(1, Math.min(PINS_CAP, Math.trunc(limit)))
