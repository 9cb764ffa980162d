import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Cdn } from '../../../platform/cdn'
import { pauseAfter, startListener } from '../../../platform/live-listener'
import type { Services } from '../../../platform/services'

const DROPS_AT_ONCE = 500
/** Web processes hear of a drop at the same moment; a CDN that asks again must not get what they had before. */
const SETTLE_MS = 150

type Needed = Pick<Services, 'db' | 'env' | 'log' | 'cdn'>

/**
 * Purges what was dropped and not purged so far. Each drop is marked when it is done: drops commit in another order than
 * that of their ids. A CDN forgets pages by itself, so that those of more than a day ago are let be. Answers whether there
 * may be more. @throws Error when the CDN refuses
 */
async function purgeSome({ db }: Pick<Services, 'db'>, cdn: Cdn): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; tags: string[] }>(sql`
    select id, tags from market.page_drop where purged_at is null and created_at > now() - interval '1 day'
    order by id limit ${DROPS_AT_ONCE}`)
  if (rows.length === 0) return false
  await cdn.purge([...new Set(rows.flatMap(({ tags }) => tags))])
  const ids = rows.map(({ id }) => id)
  await db.execute(sql`update market.page_drop set purged_at = now() where id = any (${sql.param(ids)}::bigint[])`)
  return rows.length === DROPS_AT_ONCE
}

/**
 * Purges the CDN of what any process drops, until `close`, which waits for a purge under way. A refused purge is tried
 * again, later after each failure. Does nothing without a CDN.
 */
export function startPurging(services: Needed): { close(): Promise<void> } {
  const { env, log, cdn } = services
  if (!cdn) return { close: async () => undefined }
  const ended = new AbortController()
  let isAsked = false
  let running: Promise<void> | null = null
  async function run(purging: Cdn): Promise<void> {
    let failures = 0
    while (isAsked && !ended.signal.aborted) {
      isAsked = false
      try {
        await setTimeout(SETTLE_MS)
        isAsked = (await purgeSome(services, purging)) || isAsked
        failures = 0
      } catch (error) {
        log.warn({ err: error, failures }, 'the CDN could not be purged')
        isAsked = true
        // The pause ends early when the process stops.
        await setTimeout(pauseAfter(failures++), undefined, { signal: ended.signal }).catch(() => undefined)
      }
    }
    running = null
  }
  const wake = () => {
    isAsked = true
    running ??= run(cdn)
  }
  const listener = startListener({
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    channel: 'page_drop',
    log,
    onMessage: wake,
    onListening: (isListening) => (isListening ? wake() : undefined),
  })
  return {
    async close() {
      ended.abort()
      listener.close()
      await running
    },
  }
}
