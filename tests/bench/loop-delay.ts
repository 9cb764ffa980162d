import { once } from 'node:events'
import type { Child } from '../../cms/start/processes.ts'

/** How long the server's event loop was held up, in milliseconds. */
export type LoopDelay = { p99: number; max: number }

/** The preload that answers `readLoopDelay`. */
export const LOOP_PRELOAD = new URL('event-loop.ts', import.meta.url).href

const ANSWER_MS = 10_000

/** The delay since the last reading. @throws Error when the server has no preload or does not answer in 10 seconds */
export async function readLoopDelay({ process: server }: Child): Promise<LoopDelay> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  server.send({ type: 'event-loop' })
  for (;;) {
    const [message] = (await once(server, 'message', { signal })) as [{ type?: string } & LoopDelay]
    if (message.type === 'event-loop') return { p99: message.p99, max: message.max }
  }
}
