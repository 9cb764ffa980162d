import { loadavg } from 'node:os'
import type pg from 'pg'
import type { Child } from '../../cms/start/processes.ts'
import { growListings } from './grow'
import { readLoopDelay, type LoopDelay } from './loop-delay'
import { measure, type Figures } from './measure'
import { type Kind, reads, uncached } from './reads'

const WARM = 3
/** One for each core of the smallest machine: the time of a response, not of a queue. */
export const UNCACHED_CONNECTIONS = 2
/** How long the listings may take to grow; then what there is gets measured. */
const GROWING_MS = 15 * 60 * 1000

export type Measured = {
  name: string
  kind: Kind | undefined
  cached: Figures | null
  uncached: Figures
  /** Of both measurements. */
  loop: LoopDelay
}

/**
 * `target` is the size that was meant, whose goals hold; `isWhole` is false when time ran out before. `load` is the
 * machine's load average when these reads had been measured, their own included.
 */
export type GrowthStep = { target: number; count: number; isWhole: boolean; load: number; rows: Measured[] }

type Setting = {
  ours: string
  server: Child
  pool: pg.Pool
  connections: number
  seconds: number
  /** Sizes beyond the seed's, each with how many times the seed's it is. */
  sizes: readonly { target: number; times: number }[]
}

const countOf = async (pool: pg.Pool): Promise<number> =>
  (await pool.query<{ n: number }>('select count(*)::int as n from market.listing_search')).rows[0]?.n ?? 0

async function measureAll({ ours, server, connections, seconds }: Setting): Promise<Measured[]> {
  const rows: Measured[] = []
  const timed = async (paths: string[], at: number) => {
    const target = { url: ours, paths: paths.map((path) => `/api${path}`) }
    await measure({ ...target, paths: target.paths.slice(-WARM) }, 1, Math.min(1, seconds))
    return measure(target, at, seconds)
  }
  for (const { name, kind, paths, isNeverCached = false } of reads) {
    await readLoopDelay(server)
    const fresh = await timed(isNeverCached ? paths : uncached(paths), UNCACHED_CONNECTIONS)
    const cached = isNeverCached ? null : await timed(paths, connections)
    rows.push({ name, kind, uncached: fresh, cached, loop: await readLoopDelay(server) })
  }
  return rows
}

/** Every read at the size of the seed and at each further size. The read model stays grown. */
export async function measureGrowth(setting: Setting): Promise<GrowthStep[]> {
  const { pool, sizes } = setting
  const count = await countOf(pool)
  const measured = async () => ({ rows: await measureAll(setting), load: loadavg()[0] ?? 0 })
  const steps: GrowthStep[] = [{ target: count, count, isWhole: true, ...(await measured()) }]
  let from = 1
  for (const { target, times } of sizes) {
    console.log(`growing to ${times} times as many`)
    const reached = await growListings(pool, times, { from, until: Date.now() + GROWING_MS })
    from = reached
    const isWhole = reached === times
    steps.push({ target, count: await countOf(pool), isWhole, ...(await measured()) })
    if (!isWhole) break
  }
  return steps
}
