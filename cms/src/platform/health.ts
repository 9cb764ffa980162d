import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Services } from './services'

/** A probe is answered by then, whatever the database does. */
const ANSWER_WITHIN_MS = 3_000

/** `/api/health/live`: the process answers. `/api/health/ready`: it should be given work. `/api/health` is the latter. */
export function healthRoute({ pool }: Services) {
  let stopping = false
  const route = new Hono()
  const ready = async (): Promise<{ ok: boolean; database: string }> => {
    if (stopping) return { ok: false, database: 'stopping' }
    try {
      const late = setTimeout(ANSWER_WITHIN_MS, 'late', { ref: false })
      const isLate = (await Promise.race([pool.query('select 1'), late])) === 'late'
      return isLate ? { ok: false, database: 'down' } : { ok: true, database: 'up' }
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
