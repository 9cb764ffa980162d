import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findDetail, type DetailRow } from '../detail-repository'
import { readPins } from '../map-repository'
import type { Viewer } from '../queries/filters'

const mayOpen = (row: DetailRow, viewer: Viewer) =>
  row.listed || viewer?.userType === 'admin' || (viewer !== null && viewer.id === row.sellerId)

/** @throws CodedError LISTING_UNAVAILABLE when it is missing, or hidden or a draft of somebody else. */
async function openListing({ pool }: Pick<Services, 'pool'>, key: string, viewer: Viewer): Promise<DetailRow> {
  const row = await findDetail(pool, key, viewer)
  if (!row || !mayOpen(row, viewer)) throw new CodedError('LISTING_UNAVAILABLE')
  return row
}

/**
 * The whole listing as JSON text, by id, url or slug, with reviews and the space of the next months. The
 * money fields are there for signed-in readers only. @throws CodedError LISTING_UNAVAILABLE
 */
export async function getListing(services: Pick<Services, 'pool'>, key: string, viewer: Viewer): Promise<string> {
  return (await openListing(services, key, viewer)).body
}

/** The listing as a pin, as JSON text. @throws CodedError LISTING_UNAVAILABLE also when it has no coordinates. */
export async function getMapEntry(
  services: Pick<Services, 'pool' | 'db'>,
  key: string,
  viewer: Viewer,
): Promise<string> {
  const row = await openListing(services, key, viewer)
  const { results, total } = await readPins(services.db, sql`f.id = ${row.id} and latitude is not null`, 1)
  if (total === 0) throw new CodedError('LISTING_UNAVAILABLE')
  return results.slice(1, -1)
}
