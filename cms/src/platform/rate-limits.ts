import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts calls by key for all processes together. */
export type RateLimits = {
  /** Takes one call of `perMinute`; the milliseconds to wait when none is left, else 0. */
  take(key: string, perMinute: number): Promise<number>
}

const SECONDS = 60

/**
 * Counts in `market.rate_limit`. While the database is away each process counts in its memory. A key that has used its
 * calls up is refused from memory, so that a flood does not reach the database.
 */
export function createRateLimits(pool: Pick<Pool, 'query'>): RateLimits {
  const limiters = new Map<number, RateLimiterPostgres>()
  // Prepared statements by name don't survive a PgBouncer in transaction mode.
  const storeClient = { query: ({ text, values }: QueryConfig) => pool.query(text, values) }
  const limiterOf = (points: number): RateLimiterPostgres => {
    const known = limiters.get(points)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      schemaName: 'market',
      tableName: 'rate_limit',
      tableCreated: true,
      // One of them deletes what is over for all.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: '',
      points,
      duration: SECONDS,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: '', points, duration: SECONDS }),
    })
    limiters.set(points, made)
    return made
  }
  return {
    take: (key, perMinute) =>
      limiterOf(perMinute)
        .consume(key)
        .then(
          () => 0,
          (refused: unknown) => {
            if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
            throw refused
          },
        ),
  }
}
