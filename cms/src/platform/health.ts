import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Services } from './services'

/** A probe is answered by then, whatever the database does. */
const ANSWER_WITHIN_MS = 3_000

type Readiness = { ok: boolean; database: string; starting?: readonly string[] }

/**
 * `/api/health/live`: the process answers. `/api/health/ready`: it should be given work, which is once its parts stand and
 * as long as the database answers. `/api/health` is the latter.
 */
export function healthRoute({ pool }: Pick<Services, 'pool'>, parts: Readonly<Record<string, () => boolean>>) {
  let stopping = false
  const route = new Hono()
  const ready = async (): Promise<Readiness> => {
    if (stopping) return { ok: false, database: 'stopping' }
    try {
      const late = setTimeout(ANSWER_WITHIN_MS, 'late', { ref: false })
      const isLate = (await Promise.race([pool.query('select 1'), late])) === 'late'
      if (isLate) return { ok: false, database: 'down' }
      const starting = Object.keys(parts).filter((name) => !parts[name]?.())
      return starting.length > 0 ? { ok: false, database: 'up', starting } : { ok: true, database: 'up' }
    } catch {
      // The answer says so, on every probe.
      return { ok: false, database: 'down' }
    }
  }
  route.get('/live', (c) => c.json({ ok: true }))
  for (const path of ['/', '/ready'])
    route.get(path, async (c) => {
      const state = await ready()
      return c.json(state, state.ok ? 200 : 503)
    })
  return { route, beginStop: () => void (stopping = true) }
}
