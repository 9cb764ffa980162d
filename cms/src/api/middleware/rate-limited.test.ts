import { describe, expect, it } from 'vitest'
import { RateLimiter } from './rate-limited'

describe('RateLimiter', () => {
  it('lets the stated number through at once, then one for each share of a minute', () => {
    const limiter = new RateLimiter()
    const waits = Array.from({ length: 4 }, () => limiter.take('a', 3, 0))
    expect(waits).toEqual([0, 0, 0, 20_000])
    expect(limiter.take('a', 3, 19_999)).toBeGreaterThan(0)
    expect(limiter.take('a', 3, 40_000)).toBe(0)
  })

  it('counts callers apart', () => {
    const limiter = new RateLimiter()
    expect(limiter.take('a', 1, 0)).toBe(0)
    expect(limiter.take('b', 1, 0)).toBe(0)
    expect(limiter.take('a', 1, 0)).toBe(60_000)
  })
})
