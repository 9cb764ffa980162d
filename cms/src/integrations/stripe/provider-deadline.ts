import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** How long somebody who waits for an answer waits for the payment provider in all; the rest of ten seconds is ours. */
const PROVIDER_MS = 7_000

const deadline = new AsyncLocalStorage<number>()

/** Runs what somebody waits for: all its calls of the provider together have `PROVIDER_MS`. Jobs have no such limit. */
export const withProviderDeadline = <T>(work: () => T, limitMs = PROVIDER_MS): T =>
  deadline.run(performance.now() + limitMs, work)

/** What is left of the deadline; undefined where nobody waits. */
const leftMs = (): number | undefined => {
  const end = deadline.getStore()
  return end === undefined ? undefined : Math.max(0, end - performance.now())
}

/**
 * One call of the provider within what is left of the deadline; when nothing is left, it is not made. What is answered
 * later is dropped: calls carry keys, so that the next try, or the job, finds what this one did.
 * @throws what `late` makes, when the time is up
 */
export async function beforeDeadline<T>(work: () => Promise<T>, late: () => Error): Promise<T> {
  const left = leftMs()
  if (left === undefined) return work()
  if (left === 0) throw late()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), left).unref()
  })
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Waits for the settling of money that a job finishes otherwise, for what is left of the deadline; what comes later is
 * recorded all the same. Answers `late` then.
 */
export const settledInTime = <T>(settling: Promise<T>, late: T): Promise<T> =>
  Promise.race([settling, wait(leftMs() ?? PROVIDER_MS, late, { ref: false })])
