import { CodedError } from './coded-error'

export type ThreadQueue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most `most` works at a time and lets at most `longest` wait, first come first served.
 * The queue's answer throws CodedError UNAVAILABLE when no more can wait.
 */
export function createThreadQueue(most: number, longest: number): ThreadQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    else if (waiting.length >= longest) throw new CodedError('UNAVAILABLE')
    // Whoever ends hands its place over, so `running` stays.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Threads that read uploaded files share this one: each may take a quarter of a gigabyte and seconds of a core. */
export const inFileThread = createThreadQueue(2, 12)
