import { sql } from 'drizzle-orm'
import type { MapQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { listingIndexOf } from '../listing-index/fresh'
import { readPins } from '../map-repository'
import { whereOf, type Viewer } from '../queries/filters'
import { boundsOf } from '../queries/geography'
import { meaningIn } from '../queries/place-of-text'
import type { JsonList } from '../repository'
import { mapOfServices } from '../service-map'

/** Without zoom and bounds the map gives pins, at most this many. */
const PINS_CAP = 500

/**
 * Pins and clusters. With zoom and bounds the counts of all items add up to `total` at every zoom; without, the first
 * pins come, best first. Calls that ask for a type of service get services in place of warehouses.
 */
export function mapListings(db: Db, query: MapQuery, viewer: Viewer): Promise<JsonList> {
  return mapOfServices(db, query, viewer, boundsOf(query)) ?? readMap(db, query, viewer)
}

async function readMap(db: Db, query: MapQuery, viewer: Viewer): Promise<JsonList> {
  const meaning = await meaningIn(db, query)
  if (query.zoom !== undefined && boundsOf(query))
    return listingIndexOf(db).clusters({ query, meaning, viewer }, query.zoom)
  const where = sql`${whereOf(query, meaning, viewer)} and latitude is not null`
  return readPins(db, where, capOf(query.limit))
}

const capOf = (limit: number | undefined): number =>
  limit === undefined ? PINS_CAP : Math.max(1, Math.min(PINS_CAP, Math.trunc(limit)))
