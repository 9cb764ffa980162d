import { CodedError } from './coded-error'

/** `withinMs`: how long the work may wait for its place; without it for as long as it takes. */
export type ThreadQueue = <T>(work: () => Promise<T>, withinMs?: number) => Promise<T>

/**
 * Runs at most `most` works at a time and lets at most `longest` wait, first come first served.
 * The queue's answer throws CodedError UNAVAILABLE when no more can wait, and for a work that waited too long, which then
 * never begins.
 */
export function createThreadQueue(most: number, longest: number): ThreadQueue {
  const waiting = new Set<() => void>()
  let running = 0
  /** Whoever ends hands its place over, so `running` stays. */
  const place = (withinMs: number | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        waiting.delete(begin)
        clearTimeout(late)
        resolve()
      }
      const refuse = (): void => {
        waiting.delete(begin)
        reject(new CodedError('UNAVAILABLE'))
      }
      const late = withinMs === undefined ? undefined : setTimeout(refuse, withinMs)
      waiting.add(begin)
    })
  return async (work, withinMs) => {
    if (running < most) running += 1
    else if (waiting.size >= longest) throw new CodedError('UNAVAILABLE')
    else await place(withinMs)
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
}

/** Threads that read uploaded files share this one: each may take a quarter of a gigabyte and seconds of a core. */
export const inFileThread = createThreadQueue(2, 12)
