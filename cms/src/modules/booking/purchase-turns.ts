import { createThreadQueue } from '../../platform/thread-queue'
import { isLockTimeout } from '../../platform/with-transaction'

/*
 * How many purchases this process has at work in the database at once; the others wait their turn without a connection,
 * so that readers find one free. Nobody holds a turn while the payment provider is asked.
 */

/** How long one attempt may wait for a lock while it holds a turn. */
export const PLACING_LOCK_MS = 200
/** How long a purchase stays out of the turns before it tries again, and after how long it gives up (MONEY §3). */
const PAUSE_MS = 100
const GIVE_UP_MS = 2000

const placing = createThreadQueue(2, Number.POSITIVE_INFINITY)
/** The last purchase of each listing that has not been placed or refused. */
const lastOf = new Map<number, Promise<unknown>>()

/**
 * Placing an order. Purchases of one listing come one after another, since they would wait for one another's lock; one
 * that finds it taken by somebody else hands its turn on and tries again, so that a blocked listing holds up no other.
 * @throws whatever `place` throws; for a lock only when it was not to be had for two seconds.
 */
export async function inPlacingTurn<T>(warehouseId: number, place: () => Promise<T>): Promise<T> {
  const earlier = lastOf.get(warehouseId)
  const placed = earlier ? earlier.then(() => placeUnblocked(place)) : placeUnblocked(place)
  const ended = placed.catch(() => undefined)
  lastOf.set(warehouseId, ended)
  try {
    return await placed
  } finally {
    if (lastOf.get(warehouseId) === ended) lastOf.delete(warehouseId)
  }
}

async function placeUnblocked<T>(place: () => Promise<T>): Promise<T> {
  let blockedAt = 0
  for (;;) {
    try {
      return await placing(place)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      const now = Date.now()
      blockedAt ||= now - PLACING_LOCK_MS
      if (now - blockedAt >= GIVE_UP_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Writing down that its hold stands: turns of their own, so that what was begun ends before more begins. */
export const inHoldingTurn = createThreadQueue(2, Number.POSITIVE_INFINITY)
