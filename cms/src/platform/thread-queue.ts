import { CodedError } from './coded-error'

/** `withinMs` is how long the work may wait for its turn; without it, the work waits for as long as it takes. */
export type ThreadQueue = <T>(work: () => Promise<T>, withinMs?: number) => Promise<T>

/**
 * A queue that runs at most `most` tasks at a time, in the order in which they came, and lets at most `longest` wait.
 * A task that finds the queue full, or waits for longer than `withinMs`, never starts: its promise is rejected with
 * CodedError UNAVAILABLE.
 */
export function createThreadQueue(most: number, longest: number): ThreadQueue {
  const waiting = new Set<() => void>()
  let running = 0
  /** Resolves when a task that ends gives its place to this one, so `running` stays the same. */
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
