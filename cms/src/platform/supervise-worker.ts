import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Runner, WorkerEvents } from 'graphile-worker'
import { keepTrying } from './keep-trying'
import type { Logger } from './logger'
import type { Heartbeats } from './worker-heartbeat'

/** Backoff between a failure and the next runner: it doubles while runners fail early. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A runner that lived this long resets the backoff. */
const STEADY_MS = 60_000

/** A running worker; `stop` waits for running jobs. */
export type WorkerHandle = { stop(): Promise<void> }

type Parts = {
  /** Starts a runner that reports to `events`. */
  start: (events: WorkerEvents) => Promise<Pick<Runner, 'stop' | 'promise'>>
  heartbeats: Heartbeats
  log: Pick<Logger, 'error'>
  firstPauseMs?: number
}

/** `failed` resolves with the reason when the runner takes no more jobs; its running jobs may take longer. */
type Supervised = { failed: Promise<unknown>; stop(): Promise<void> }

/**
 * Keeps a worker running. A runner of the queue ends for good when it can't record the end of a job, for example during a
 * failover of the database. Then another one starts, with backoff. The failed one finishes its running jobs; jobs that it
 * has locked after that are unlocked, so that a finished job whose end was not recorded runs once more.
 * @throws the failure of the first start
 */
export async function superviseWorker(parts: Parts): Promise<WorkerHandle> {
  const { heartbeats, log, firstPauseMs = FIRST_PAUSE_MS } = parts
  const runners = new Set<Supervised>()
  const stopping = new AbortController()
  const { signal } = stopping

  async function startRunner(): Promise<Supervised> {
    const runner = await supervised(parts, signal, () => runners.delete(runner))
    runners.add(runner)
    return runner
  }

  async function restartOnFailure(first: Supervised): Promise<void> {
    let failures = 0
    for (let runner: Pick<Supervised, 'failed'> = first; ;) {
      const since = performance.now()
      const reason = await Promise.race([runner.failed, aborted(signal)])
      if (signal.aborted) return
      failures = performance.now() - since < STEADY_MS ? failures + 1 : 1
      const againInMs = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (failures - 1))
      log.error({ err: reason, againInMs }, 'the worker failed; it starts again')
      await Promise.race([pause(againInMs), aborted(signal)])
      if (signal.aborted) return
      runner = await startRunner().catch((error: unknown) => ({ failed: Promise.resolve(error) }))
    }
  }

  const restarting = restartOnFailure(await startRunner())
  return {
    async stop() {
      stopping.abort()
      heartbeats.close()
      // A runner that is just starting is among them afterwards.
      await restarting
      await Promise.all([...runners].map((runner) => runner.stop()))
    },
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

async function supervised(
  { start, heartbeats, log }: Parts,
  signal: AbortSignal,
  onEnd: () => void,
): Promise<Supervised> {
  const events: WorkerEvents = new EventEmitter()
  const failed = Promise.withResolvers<unknown>()
  const ended = Promise.withResolvers<void>()
  events.on('pool:create', ({ workerPool: { id } }) => heartbeats.add(id))
  events.on('pool:fatalError', ({ error }) => failed.resolve(error))
  events.on('pool:release', ({ workerPool: { id } }) => {
    onEnd()
    const remove = (): Promise<void> => heartbeats.remove(id)
    // Without a database another process does it a minute later.
    if (signal.aborted) return void remove().then(ended.resolve, () => ended.resolve())
    ended.resolve()
    void keepTrying(remove, 'the jobs of a worker could not be unlocked', log)
  })
  const runner = await start(events)
  runner.promise.then(
    () => failed.resolve(new Error('the runner ended')),
    (error: unknown) => failed.resolve(error),
  )
  return {
    failed: failed.promise,
    stop() {
      // A runner that is already stopping refuses a second call.
      runner.stop().catch(() => undefined)
      return ended.promise
    },
  }
}
