import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { findOwned, type OwnedTable } from '../repository'

/**
 * One record of the own.
 * @throws CodedError NOT_FOUND for another's, a removed or a missing one: they answer alike.
 */
export async function readOwn<T extends OwnedTable>(
  db: Db,
  table: T,
  userId: number,
  id: number,
): Promise<T['$inferSelect']> {
  const row = await findOwned(db, table, userId, id)
  if (!row) throw new CodedError('NOT_FOUND')
  return row
}
