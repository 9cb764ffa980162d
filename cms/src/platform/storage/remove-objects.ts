import type { Db, Tx } from '../db'
import { jobs, type JobDefinition } from '../jobs'
import type { Services } from '../services'
import { deleteObjects } from './storage'

const REMOVE_OBJECTS = 'storage:remove'

/**
 * Deletes objects that no record names any more. When the storage can't be reached, a job does it later: `db` is where
 * the job is added, so that a transaction can hold it.
 */
export async function removeObjects(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  db: Db | Tx,
  keys: readonly string[],
): Promise<void> {
  try {
    await deleteObjects(storage, keys)
  } catch (error) {
    log.warn({ err: error, keys }, 'stored files could not be deleted; they are deleted later')
    await jobs.add(db, REMOVE_OBJECTS, { keys })
  }
}

/** Has objects deleted by a job, once the transaction that no longer names them is committed. */
export async function removeLater(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await jobs.add(tx, REMOVE_OBJECTS, { keys })
}

export const storageJobs: JobDefinition[] = [
  { name: REMOVE_OBJECTS, run: ({ storage }, { keys }) => deleteObjects(storage, (keys as unknown[]).map(String)) },
]
