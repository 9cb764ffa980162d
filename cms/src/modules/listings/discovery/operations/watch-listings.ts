import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { matchesAmong, type TellableListing, type Watched } from '../change-repository'
import { meaningIn } from '../queries/place-of-text'

/**
 * A search as it is watched for a person, its text understood. A watcher sees what every signed-in reader does: what is
 * hidden stays hidden from admins too.
 */
export const watchOf = async (db: Db, filters: CountQuery, userId: number): Promise<Watched> => ({
  filters,
  meaning: await meaningIn(db, filters),
  viewer: { id: userId, userType: 'customer' },
})

/** Those of these listings that the filters find still. */
export const listMatchesAmong = async (
  db: Db,
  { filters, userId, ids }: { filters: CountQuery; userId: number; ids: readonly number[] },
): Promise<TellableListing[]> => matchesAmong(db, await watchOf(db, filters, userId), ids)
