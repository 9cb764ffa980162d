import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** How long somebody who waits for an answer waits for the payment provider in all; the rest of ten seconds is ours. */
const PROVIDER_MS = 7_000

const deadline = new AsyncLocalStorage<number>()

/** Runs what somebody waits for: all its calls of the provider together have `PROVIDER_MS`. Jobs have no such limit. */
export const withProviderDeadline = <T>(work: () => T, limitMs = PROVIDER_MS): T =>
  deadline.run(performance.now() + limitMs, work)

/**
 * One call of the provider within what is left of the deadline. What it answers later is dropped: calls carry keys, so
 * that the next try, or the job, finds what this one did.
 * @throws what `late` makes, when the time is up
 */
export async function beforeDeadline<T>(work: () => Promise<T>, late: () => Error): Promise<T> {
  const end = deadline.getStore()
  if (end === undefined) return work()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, end - performance.now())).unref()
  })
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Waits for the settling of money that a job finishes otherwise, `PROVIDER_MS` at most; what comes later is recorded all
 * the same. Answers `late` then.
 */
export const settledInTime = <T>(settling: Promise<T>, late: T): Promise<T> =>
  Promise.race([settling, wait(PROVIDER_MS, late, { ref: false })])
