import { setTimeout as wait } from 'node:timers/promises'

/** One run of a program: when it can be used, and when it has ended. */
export type Run = { ready: Promise<unknown>; exited: Promise<unknown>; stop(): Promise<unknown> }

export type Supervised = {
  /** Of the first run. */
  ready: Promise<unknown>
  /** No further run begins. */
  halt(): void
  /** Halts, and ends the present run. */
  stop(): Promise<void>
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** A run of this length proves that the program works: the next wait is short again. */
const STEADY_MS = 60_000

type Options = { say?: (line: string) => void; firstWaitMs?: number }

/**
 * Runs a program and begins it again whenever it ends, after a wait that doubles from run to run. The first run has to
 * become ready: one that fails before is not repeated, and `ready` says why.
 */
export function supervise(name: string, begin: () => Run, options: Options = {}): Supervised {
  const { say = (line) => process.stdout.write(`${line}\n`), firstWaitMs = FIRST_WAIT_MS } = options
  const halted = new AbortController()
  const first = begin()
  let current = first
  first.ready.catch(() => undefined)

  /** Why a run can't be used; undefined for one that can. */
  const faultOf = (run: Run): Promise<string | undefined> =>
    run.ready.then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )

  async function keep(): Promise<void> {
    let pause = firstWaitMs
    let worked = (await faultOf(current)) === undefined
    if (!worked) return
    for (;;) {
      const since = Date.now()
      await current.exited
      if (halted.signal.aborted) return
      if (worked && Date.now() - since > STEADY_MS) pause = firstWaitMs
      say(`  ! ${name} ended; it starts again in ${pause / 1000} s`)
      await wait(pause, undefined, { signal: halted.signal }).catch(() => undefined)
      if (halted.signal.aborted) return
      pause = Math.min(2 * pause, LONGEST_WAIT_MS)
      current = begin()
      const fault = await faultOf(current)
      worked = fault === undefined
      if (worked) say(`  ✓ ${name} runs again`)
      else if (!halted.signal.aborted) say(`  ! ${name} did not become ready: ${fault}`)
      if (!worked) await current.stop()
    }
  }
  const kept = keep()

  const halt = (): void => halted.abort()
  return {
    ready: first.ready,
    halt,
    async stop() {
      halt()
      await current.stop()
      await kept
    },
  }
}
