import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { pauseAfter, startListener } from '../../../platform/live-listener'
import type { Services } from '../../../platform/services'
import type { DroppedTags } from './dropped-tags'
import { readStanding } from './standing'

const CHANNEL = 'page_drop'

type Needed = Pick<Services, 'db' | 'env' | 'log' | 'pool'>

/** In a copy of another database, ids to come are of its own transactions. */
const droppedSince = async (db: Db, since: number): Promise<{ tag: string; xact: number }[]> => {
  const { rows } = await db.execute<{ tag: string; xact: number }>(sql`
    select tag, max(xact)::float8 as xact from market.page_drop, unnest(tags) tag
    where created_at > now() - interval '7 days' and xact >= ${since}::bigint
      and xact < pg_snapshot_xmax(pg_current_snapshot())::text::bigint group by tag`)
  return rows
}

/**
 * Hears of what any process drops. What was dropped while nobody listened is read from the table as soon as the process
 * listens: at the start, and in another life of the database, that of a week, else that of the pause. `onReady` is called
 * after the first time.
 */
export function followDrops(
  { db, env, log, pool }: Needed,
  dropped: DroppedTags,
  onReady: () => void,
): { close(): void } {
  const ended = new AbortController()
  let since = 0
  /** Ids of the life before are let go first. */
  let reading = Promise.resolve()
  const readMissed = async (): Promise<void> => {
    const { life, position } = await readStanding(pool)
    if (dropped.begin(life)) since = 0
    for (const { tag, xact } of await droppedSince(db, since)) dropped.drop([tag], xact, Date.now())
    since = position
    onReady()
  }
  const readUntilDone = async (failures = 0): Promise<void> => {
    try {
      await readMissed()
    } catch (error) {
      log.error({ err: error, failures }, 'dropped pages could not be read')
      // The pause ends early when the process stops.
      await setTimeout(pauseAfter(failures), undefined, { signal: ended.signal }).catch(() => undefined)
      if (!ended.signal.aborted) await readUntilDone(failures + 1)
    }
  }
  const readOne = async (id: string): Promise<void> => {
    const { rows } = await db.execute<{ tags: string[]; xact: number }>(
      sql`select tags, xact::float8 as xact from market.page_drop where id = ${id}`,
    )
    for (const { tags, xact } of rows) dropped.drop(tags, xact, Date.now())
  }
  const listener = startListener({
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    channel: CHANNEL,
    log,
    onMessage: (payload) => {
      const [xact = '', ...tags] = payload.split('\n')
      const hear = () => (xact.startsWith('#') ? readOne(xact.slice(1)) : dropped.drop(tags, Number(xact), Date.now()))
      reading.then(hear).catch((error: unknown) => log.error({ err: error }, 'dropped pages could not be read'))
    },
    onListening: (isListening) => {
      if (isListening) reading = readUntilDone()
    },
  })
  return {
    close: () => {
      ended.abort()
      listener.close()
    },
  }
}
