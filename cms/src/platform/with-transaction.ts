import type { Db, Tx } from './db'

const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 3

const LOCK_TIMEOUT_MS = 2000

/** What `begin` is followed by: the limits ride along with it, which saves the database a round trip. */
const limited = (lockTimeoutMs: number): string =>
  `read write; set local lock_timeout = ${lockTimeoutMs}; set local statement_timeout = '5s'; set local idle_in_transaction_session_timeout = '5s'`

/** PostgreSQL's code of a fault, or of the fault that caused it. */
export const sqlStateOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const own = (error as Error & { code?: unknown }).code
  return typeof own === 'string' ? own : sqlStateOf(error.cause)
}

/** Whether a statement gave up waiting for a lock that somebody else holds. */
export const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === '55P03'

/**
 * Runs `work` in one READ COMMITTED transaction with limits (lock 2 s or less, statement 5 s, idle 5 s).
 * A serialization failure or deadlock is tried again, three times in all; `work` must have no effect outside `tx`.
 */
export async function withTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  lockTimeoutMs: number = LOCK_TIMEOUT_MS,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work, { accessMode: limited(lockTimeoutMs) as 'read write' })
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}
