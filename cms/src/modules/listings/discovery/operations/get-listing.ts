import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findDetail, type DetailRow } from '../detail-repository'
import { readPins } from '../map-repository'
import type { Viewer } from '../queries/filters'

const mayOpen = (row: Pick<DetailRow, 'listed' | 'sellerId'>, viewer: Viewer) =>
  row.listed || viewer?.userType === 'admin' || (viewer !== null && viewer.id === row.sellerId)

/** The same listing for a reader. @throws CodedError LISTING_UNAVAILABLE when it is hidden or a draft of somebody else */
export function opened<T extends Pick<DetailRow, 'listed' | 'sellerId'>>(row: T, viewer: Viewer): T {
  if (!mayOpen(row, viewer)) throw new CodedError('LISTING_UNAVAILABLE')
  return row
}

/**
 * The whole listing by id, url or slug, with reviews and the space of the next months, alike for all readers of a kind; it
 * may be hidden. The money fields are there for signed-in readers only. @throws CodedError LISTING_UNAVAILABLE
 */
export async function findListing({ pool }: Pick<Services, 'pool'>, key: string, viewer: Viewer): Promise<DetailRow> {
  const row = await findDetail(pool, key, viewer)
  if (!row) throw new CodedError('LISTING_UNAVAILABLE')
  return row
}

/** The listing with a pin for its body; it may be hidden. @throws CodedError LISTING_UNAVAILABLE also without coordinates */
export async function findPin(
  services: Pick<Services, 'pool' | 'db'>,
  key: string,
  viewer: Viewer,
): Promise<DetailRow> {
  const row = await findListing(services, key, viewer)
  const { results, total } = await readPins(services.db, sql`f.id = ${row.id} and latitude is not null`, 1)
  if (total === 0) throw new CodedError('LISTING_UNAVAILABLE')
  return { ...row, body: results.slice(1, -1) }
}

/** The listing as JSON text. @throws CodedError LISTING_UNAVAILABLE when it is missing, or hidden or a draft of somebody else */
export const getListing = async (services: Pick<Services, 'pool'>, key: string, viewer: Viewer): Promise<string> =>
  opened(await findListing(services, key, viewer), viewer).body

/** The listing as a pin, as JSON text. @throws CodedError LISTING_UNAVAILABLE also when it has no coordinates */
export const getMapEntry = async (
  services: Pick<Services, 'pool' | 'db'>,
  key: string,
  viewer: Viewer,
): Promise<string> => opened(await findPin(services, key, viewer), viewer).body
