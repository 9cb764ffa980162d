import { sql } from 'drizzle-orm'
import { startListener } from '../../../platform/live-listener'
import type { Services } from '../../../platform/services'
import type { DroppedTags } from './dropped-tags'

const CHANNEL = 'page_drop'
/** A drop is written before its transaction commits, and clocks differ: so much older ones are read as well. */
const MARGIN_MS = 2 * 60 * 1000
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000

type Needed = Pick<Services, 'db' | 'env' | 'log'>

/**
 * Hears of what any process drops. What was dropped while nobody listened is read from the table as soon as the process
 * listens: at the start that of a week, later that of the pause. `onReady` is called after the first time.
 */
export function followDrops({ db, env, log }: Needed, dropped: DroppedTags, onReady: () => void): { close(): void } {
  let since = Date.now() - REMEMBERED_MS
  const readMissed = async (): Promise<void> => {
    const from = since - MARGIN_MS
    since = Date.now()
    const { rows } = await db.execute<{ tag: string; droppedAt: number }>(sql`
      select tag, extract(epoch from max(created_at))::float8 * 1000 as "droppedAt" from market.page_drop, unnest(tags) tag
      where created_at > to_timestamp(${from / 1000}::float8) group by tag`)
    const now = Date.now()
    for (const { tag, droppedAt } of rows) dropped.drop([tag], Math.min(now, droppedAt + MARGIN_MS))
    onReady()
  }
  const readOne = async (id: string): Promise<void> => {
    const { rows } = await db.execute<{ tags: string[] }>(sql`select tags from market.page_drop where id = ${id}`)
    dropped.drop(rows[0]?.tags ?? [], Date.now())
  }
  const fail = (error: unknown) => log.error({ err: error }, 'dropped pages could not be read')
  return startListener({
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    channel: CHANNEL,
    log,
    onMessage: (payload) => {
      if (payload.startsWith('#')) readOne(payload.slice(1)).catch(fail)
      else dropped.drop(payload.split('\n'), Date.now())
    },
    onListening: (isListening) => {
      if (isListening) readMissed().catch(fail)
      else since = Date.now()
    },
  })
}
