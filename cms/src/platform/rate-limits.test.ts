import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { createRateLimits } from './rate-limits'

/** A pool whose database is away. */
const away = { query: () => Promise.reject(new Error('connect ECONNREFUSED')) } as unknown as Pool

it('counts in memory while the database is away, callers apart', async () => {
  const limits = createRateLimits(away)
  expect([await limits.take('a', 2), await limits.take('a', 2)]).toEqual([0, 0])
  expect(await limits.take('a', 2)).toBeGreaterThan(0)
  expect(await limits.take('b', 2)).toBe(0)
})

it('asks the database no more for a key that has used its calls up', async () => {
  let points = 0
  const full = {
    query: () => Promise.resolve({ rows: [{ points: ++points, expire: Date.now() + 60_000 }] }),
  } as unknown as Pool
  const limits = createRateLimits(full)
  const waits = [await limits.take('a', 1), await limits.take('a', 1), await limits.take('a', 1)]
  expect(waits.map((wait) => wait > 0)).toEqual([false, true, true])
  expect(points).toBe(2)
})
