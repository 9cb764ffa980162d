import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { deleteObjects } from '../../../../platform/storage/storage'
import { storedOf } from '../sized-picture'

/** Takes every file of an owner out of the records, locked ones too. Answers their stored names. */
export async function dropFilesOf(tx: Tx, ownerId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ stored_name: string }>(sql`
    delete from market.uploaded_file where owner_id = ${ownerId} returning stored_name`)
  return rows.map((row) => row.stored_name)
}

/** Removes the bytes of files that are in no record any more, with the pictures drawn of them. */
export const removeStoredFiles = (
  { storage }: Pick<Services, 'storage'>,
  storedNames: readonly string[],
): Promise<void> => deleteObjects(storage, storedNames.flatMap(storedOf))
