import { setTimeout } from 'node:timers/promises'
import type { Logger } from './logger'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Does what a process needs before it is ready, again after each failure with twice the pause, until it is done. */
export async function keepTrying(
  work: () => Promise<void>,
  failed: string,
  log: Pick<Logger, 'error'>,
  firstPauseMs = FIRST_PAUSE_MS,
): Promise<void> {
  for (let failures = 0; ; failures += 1)
    try {
      return await work()
    } catch (error) {
      const againInMs = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** failures)
      log.error({ err: error, againInMs }, failed)
      await setTimeout(againInMs, undefined, { ref: false })
    }
}
