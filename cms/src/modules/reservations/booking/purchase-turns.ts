import { CodedError } from '../../../platform/coded-error'
import { createThreadQueue } from '../../../platform/thread-queue'
import { isLockTimeout } from '../../../platform/with-transaction'

/*
 * How many purchases this process has at work in the database at once; the others wait their turn without a connection,
 * so that readers find one free. Nobody holds a turn while the payment provider is asked.
 */

/** How long one attempt may wait for a lock while it holds a turn. */
export const PLACING_LOCK_MS = 200
/**
 * How long its commit may: what tells the workers of new jobs (`NOTIFY`) has one lock in the whole database, which each
 * commit holds until its record is on the disk.
 */
export const COMMIT_LOCK_MS = 2000
/** How long a purchase stays out of the turns before it tries again, and after how long it gives up. */
const PAUSE_MS = 100
const GIVE_UP_MS = 2000

/** How many purchases of one listing may be on their way; the next is refused with UNAVAILABLE. */
export const MOST_OF_A_LISTING = 64
/** How many purchases of all listings may wait for a turn. */
export const MOST_WAITING = 1_000
/** How long a purchase waits for its first turn, those ahead of it on its listing with it; then it is refused. */
export const LONGEST_WAIT_MS = 5_000

const placing = createThreadQueue(2, MOST_WAITING)
/** How many purchases of each listing are on their way. */
const underWay = new Map<number, number>()
/** How the last purchase of each listing ended that is on its way: with the lock's refusal, or null. */
const lastOf = new Map<number, Promise<unknown>>()

/**
 * Placing an order. Purchases of one listing come one after another, since they would wait for one another's lock; one
 * that finds it taken by somebody else hands its turn on and tries again, so that a blocked listing holds up no other.
 * @throws whatever `place` throws; for a lock only when it was not to be had for two seconds. CodedError UNAVAILABLE when
 * too many wait already, or no turn came within five seconds; nothing was begun then.
 */
export async function inPlacingTurn<T>(warehouseId: number, place: () => Promise<T>): Promise<T> {
  const ahead = underWay.get(warehouseId) ?? 0
  if (ahead >= MOST_OF_A_LISTING) throw new CodedError('UNAVAILABLE')
  underWay.set(warehouseId, ahead + 1)
  try {
    return await placeInOrder(warehouseId, place)
  } finally {
    const left = (underWay.get(warehouseId) ?? 1) - 1
    if (left > 0) underWay.set(warehouseId, left)
    else underWay.delete(warehouseId)
  }
}

async function placeInOrder<T>(warehouseId: number, place: () => Promise<T>): Promise<T> {
  const earlier = lastOf.get(warehouseId)
  const placed = placeAfter(earlier, place)
  const refusal = placed.then(
    () => null,
    (error: unknown) => (isLockTimeout(error) ? error : null),
  )
  // One that gave up waiting ends before those ahead of it do.
  const ended = Promise.all([refusal, earlier]).then(([last]) => last)
  lastOf.set(warehouseId, ended)
  void ended.then(() => (lastOf.get(warehouseId) === ended ? lastOf.delete(warehouseId) : undefined))
  return placed
}

async function placeAfter<T>(earlier: Promise<unknown> | undefined, place: () => Promise<T>): Promise<T> {
  const since = Date.now()
  const refusal = await inTime(earlier)
  // Whoever has waited that long behind one that found the lock taken to the end need not find it taken again.
  if (refusal && Date.now() - since >= GIVE_UP_MS) throw refusal
  let begun = 0
  for (;;) {
    const until = begun ? Math.max(begun + GIVE_UP_MS, since + LONGEST_WAIT_MS) : since + LONGEST_WAIT_MS
    try {
      return await placing(
        () => {
          begun ||= Date.now()
          return place()
        },
        Math.max(0, until - Date.now()),
      )
    } catch (error) {
      // The wait for the first turn tells of the crowd, not of the lock.
      if (!isLockTimeout(error) || Date.now() - begun >= GIVE_UP_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** What those ahead on the listing ended with. @throws CodedError UNAVAILABLE when that takes too long */
async function inTime(earlier: Promise<unknown> | undefined): Promise<unknown> {
  if (!earlier) return undefined
  let late: NodeJS.Timeout | undefined
  const refused = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new CodedError('UNAVAILABLE')), LONGEST_WAIT_MS)
  })
  try {
    return await Promise.race([earlier, refused])
  } finally {
    clearTimeout(late)
  }
}

/** Writing down that its hold stands: turns of their own, so that what was begun ends before more begins. */
export const inHoldingTurn = createThreadQueue(2, MOST_WAITING)
