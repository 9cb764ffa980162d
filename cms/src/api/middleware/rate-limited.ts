import { CodedError } from '../../platform/coded-error'
import type { RequestContext } from '../../platform/procedure'
import type { RateLimits } from '../../platform/rate-limits'

/** Counts a call by endpoint and caller. @throws CodedError RATE_LIMITED, with `retry-after` in seconds. */
export async function assertRate(
  limits: RateLimits,
  endpointName: string,
  perMinute: number,
  context: RequestContext,
): Promise<void> {
  const caller = context.user ? `user:${context.user.id}` : `ip:${context.ip}`
  const waitMs = await limits.take(`${endpointName} ${caller}`, perMinute)
  if (waitMs === 0) return
  context.responseHeaders.set('retry-after', String(Math.ceil(waitMs / 1000)))
  throw new CodedError('RATE_LIMITED')
}
