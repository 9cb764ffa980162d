import type { Tx } from '../../../platform/db'
import { clearPrimary, type OwnedTable } from './repository'

/**
 * The rules of the primary one for one change, in its transaction: becoming primary takes it from the one before; `false`
 * leaves none; absent changes nothing. Answers with the column to write.
 */
export async function changePrimary(
  tx: Tx,
  table: OwnedTable,
  userId: number,
  isPrimary: boolean | undefined,
): Promise<{ isPrimary?: boolean }> {
  if (isPrimary === undefined) return {}
  if (isPrimary) await clearPrimary(tx, table, userId)
  return { isPrimary }
}
