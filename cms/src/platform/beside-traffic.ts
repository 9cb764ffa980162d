import { setTimeout as pause } from 'node:timers/promises'
import { sqlStateOf } from './with-transaction'

/**
 * For how long a step waits for one lock, in ms: less than the second after which PostgreSQL ends one side of a deadlock,
 * so that the migration gives way and never a caller.
 */
export const SHORT_LOCK_MS = 500
/** With pauses, about four minutes. */
const ATTEMPTS = 240

/** A deadlock, and a lock that did not come in time. */
const HELD_UP = new Set(['40P01', '55P03'])

/**
 * Repeats a step of a migration while callers hold what it has to lock; its connection waits SHORT_LOCK_MS for a lock, so
 * that no caller queues behind it for longer. A step that fails must leave nothing behind.
 * @throws what the step throws otherwise, and when it was held up for about four minutes
 */
export async function besideTraffic<T>(step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (attempt >= ATTEMPTS || !HELD_UP.has(sqlStateOf(error) ?? '')) throw error
      await pause(250 + Math.random() * 500)
    }
  }
}
