import type { FilteredFlagsInput, FlagBatch } from '@stackyard/shared/schema/listing-flags'
import type { Services } from '../../../../platform/services'
import { managedIdsAfter } from '../managed-listings'
import { flagListings } from './flag-listings'

/** Listings of one batch: each is a transaction that locks them. */
const BATCH = 200

/**
 * Sets one flag of the next listings, by id, that a table's filters leave. Rows that leave the filters by the change
 * itself do not move the others: the next batch begins after the last id.
 */
export async function flagFiltered(
  services: Services,
  adminId: number,
  { filters, flag, value, after }: FilteredFlagsInput,
): Promise<FlagBatch> {
  const ids = await managedIdsAfter(services.db, filters, after, BATCH)
  if (ids.length === 0) return { changed: [], refused: [], next: null }
  const outcome = await flagListings(services, adminId, { ids, flag, value })
  return { ...outcome, next: ids.length === BATCH ? (ids.at(-1) ?? null) : null }
}
