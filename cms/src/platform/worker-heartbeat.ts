import { eq, sql } from 'drizzle-orm'
import type { Db } from './db'
import type { Services } from './services'
import { workerHeartbeat } from './worker-heartbeat-tables'

const EVERY_MS = 10_000
/** A worker without a heartbeat for this long is dead. */
const DEAD_AFTER = '1 minute'
/** After an outage of the database nobody has a recent heartbeat: a process judges others only while its own arrive. */
const JUDGES_WITHIN_MS = 3 * EVERY_MS

export type Heartbeats = {
  add(workerId: string): void
  /** Removes an ended worker and unlocks the jobs it still has locked. @throws errors of the database */
  remove(workerId: string): Promise<void>
  close(): void
}

/**
 * Writes a heartbeat for each worker of this process every ten seconds, and unlocks the jobs of dead workers (killed, or
 * cut off) for the others. The queue itself unlocks them after four hours. Workers of earlier releases have no heartbeat
 * and stay untouched.
 */
export function startHeartbeats({ db, log }: Pick<Services, 'db' | 'log'>): Heartbeats {
  const running = new Set<string>()
  let lastAt = Number.NEGATIVE_INFINITY
  let isBusy = false

  async function beat(): Promise<void> {
    if (isBusy || running.size === 0) return
    isBusy = true
    try {
      await write(db, [...running])
      const mayJudge = performance.now() - lastAt < JUDGES_WITHIN_MS
      lastAt = performance.now()
      const dead = mayJudge ? await unlockDead(db) : []
      if (dead.length > 0) log.warn({ dead }, 'workers died; their jobs are unlocked')
    } catch (error) {
      log.warn({ err: error }, 'the heartbeat of the worker could not be written')
    } finally {
      isBusy = false
    }
  }

  const timer = setInterval(() => void beat(), EVERY_MS)
  return {
    add: (workerId) => {
      running.add(workerId)
      void beat()
    },
    remove: async (workerId) => {
      running.delete(workerId)
      await db.execute(sql`select graphile_worker.force_unlock_workers(array[${workerId}]::text[])`)
      await db.delete(workerHeartbeat).where(eq(workerHeartbeat.id, workerId))
    },
    close: () => clearInterval(timer),
  }
}

async function write(db: Db, ids: readonly string[]): Promise<void> {
  const seenAt = sql`now()`
  await db
    .insert(workerHeartbeat)
    .values(ids.map((id) => ({ id, seenAt })))
    .onConflictDoUpdate({ target: workerHeartbeat.id, set: { seenAt } })
}

/** Returns the ids of the dead workers. */
async function unlockDead(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    with dead as (delete from ${workerHeartbeat} where seen_at < now() - ${DEAD_AFTER}::interval returning id),
      named as (select array_agg(id) as ids from dead)
    select ids, graphile_worker.force_unlock_workers(ids) from named where ids is not null`)
  return rows[0]?.ids ?? []
}
