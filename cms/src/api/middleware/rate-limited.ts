import { CodedError } from '../../platform/coded-error'
import type { RequestContext } from '../../platform/procedure'

const MINUTE_MS = 60_000
const MAX_KEYS = 50_000

type Bucket = { tokens: number; at: number }

/** Token buckets by endpoint and caller, in memory of this process: a brake on floods, not an account of calls. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()

  /** Takes one call of `perMinute`; the milliseconds to wait when none is left, else 0. */
  take(key: string, perMinute: number, nowMs: number): number {
    const bucket = this.#buckets.get(key) ?? { tokens: perMinute, at: nowMs }
    const refilled = Math.min(perMinute, bucket.tokens + ((nowMs - bucket.at) / MINUTE_MS) * perMinute)
    const isAllowed = refilled >= 1
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: isAllowed ? refilled - 1 : refilled, at: nowMs })
    this.#forgetOldest()
    return isAllowed ? 0 : Math.ceil(((1 - refilled) / perMinute) * MINUTE_MS)
  }

  #forgetOldest(): void {
    if (this.#buckets.size <= MAX_KEYS) return
    const oldest = this.#buckets.keys().next().value
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }
}

/** @throws CodedError RATE_LIMITED, with `retry-after` in seconds. */
export function assertRate(
  limiter: RateLimiter,
  endpointName: string,
  perMinute: number,
  context: RequestContext,
): void {
  const caller = context.user ? `user:${context.user.id}` : `ip:${context.ip}`
  const waitMs = limiter.take(`${endpointName} ${caller}`, perMinute, context.services.clock.now().getTime())
  if (waitMs === 0) return
  context.responseHeaders.set('retry-after', String(Math.ceil(waitMs / 1000)))
  throw new CodedError('RATE_LIMITED')
}
