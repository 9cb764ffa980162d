import { setTimeout as sleep } from 'node:timers/promises'

export type When = 'before' | 'after'
/** `skip` calls go through before it shuts. */
type Barrier = {
  id: string
  match: string
  when: When
  skip: number
  waiting: number
  opened: Promise<void>
  open: () => void
}
/** `hang-up` closes the connection without an answer; otherwise `status` is answered. */
type Failure = {
  match: string
  when: When
  times: number
  hangUp: boolean
  status: number
  code?: string | undefined
  message?: string | undefined
}
type Latency = { match: string; ms: number }

/** What a test has arranged for coming calls. `match` is `POST /v1/payment_intents/:id/capture`, ids as `:id`. */
export class FaultPoints {
  private barriers: Barrier[] = []
  private failures: Failure[] = []
  private latencies: Latency[] = []

  addBarrier(id: string, match: string, when: When, skip = 0): void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.barriers.push({ id, match, when, skip, waiting: 0, opened: promise, open: resolve })
  }

  /** Lets all that wait go on, and removes the barrier. */
  openBarrier(id: string): number {
    const opened = this.barriers.filter((barrier) => barrier.id === id)
    this.barriers = this.barriers.filter((barrier) => barrier.id !== id)
    for (const barrier of opened) barrier.open()
    return opened.reduce((sum, barrier) => sum + barrier.waiting, 0)
  }

  waitingAt(id: string): number {
    return this.barriers.filter((barrier) => barrier.id === id).reduce((sum, barrier) => sum + barrier.waiting, 0)
  }

  addFailure(failure: Failure): void {
    this.failures.push(failure)
  }

  setLatency(match: string, ms: number): void {
    this.latencies = [...this.latencies.filter((each) => each.match !== match), ...(ms > 0 ? [{ match, ms }] : [])]
  }

  /** Waits out latency and barriers of this point, then hands over the failure arranged for it, if any. */
  async pass(call: string, when: When): Promise<Failure | undefined> {
    if (when === 'before') for (const each of this.latencies) if (fits(each.match, call)) await sleep(each.ms)
    for (const barrier of this.barriers) {
      if (barrier.when !== when || !fits(barrier.match, call)) continue
      if (barrier.skip > 0) {
        barrier.skip -= 1
        continue
      }
      barrier.waiting += 1
      await barrier.opened
    }
    const failure = this.failures.find((each) => each.when === when && each.times > 0 && fits(each.match, call))
    if (failure) failure.times -= 1
    return failure
  }

  reset(): void {
    for (const barrier of this.barriers) barrier.open()
    this.barriers = []
    this.failures = []
    this.latencies = []
  }
}

function fits(match: string, call: string): boolean {
  return match === '*' || match === call
}
