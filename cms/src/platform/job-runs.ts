import type { Db } from './db'
import { jobRun } from './job-run-tables'

/** Notes how a scheduled job ended. Its last success and its last failure are stored, each by itself. */
export async function noteJobRun(db: Db, name: string, at: Date, isDone: boolean): Promise<void> {
  const ended = isDone ? { succeededAt: at } : { failedAt: at }
  await db
    .insert(jobRun)
    .values({ name, ...ended })
    .onConflictDoUpdate({ target: jobRun.name, set: ended })
}
