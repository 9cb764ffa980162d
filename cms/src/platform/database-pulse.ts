import pg from 'pg'
import { LimitedPool } from './statement-limit'
import type { Services } from './services'

const TICK_MS = 500
/** A question without an answer for so many ticks: the database is frozen, or the network to it. */
const FROZEN_TICKS = 8
/** After so many the connection is given up, and the next question has a new one. */
const GIVE_UP_TICKS = 16
const CONNECT_WITHIN_MS = 6_000

/**
 * Asks the database twice a second over a connection of its own whether it answers. One that accepts connections and says
 * nothing for four seconds is taken as frozen: callers' statements are ended and new calls refused at once, until it
 * answers again. A refused connection is an answer, which every caller gets by itself. Ticks are counted, not
 * milliseconds, so that a busy process does not take its own delay for the database's.
 */
export function watchDatabase({ env, pool, log }: Pick<Services, 'env' | 'pool' | 'log'>): { close(): void } {
  if (!(pool instanceof LimitedPool)) return { close: () => undefined }
  let client: pg.Client | undefined
  let ticks = 0
  let isAsking = false

  const setFrozen = (isFrozen: boolean): void => {
    if (pool.isFrozen === isFrozen) return
    log.warn(isFrozen ? 'the database does not answer' : 'the database answers again')
    pool.setFrozen(isFrozen)
  }

  async function ask(): Promise<void> {
    isAsking = true
    ticks = 0
    try {
      client ??= await connected(env.DATABASE_URL)
      await client.query('select 1')
      setFrozen(false)
    } catch {
      // A refused connection says itself to whoever needs the database.
      drop(client)
      client = undefined
      if (ticks < FROZEN_TICKS) setFrozen(false)
    } finally {
      isAsking = false
    }
  }

  const timer = setInterval(() => {
    if (!isAsking) return void ask()
    ticks += 1
    if (ticks === FROZEN_TICKS) setFrozen(true)
    if (ticks === GIVE_UP_TICKS) drop(client)
  }, TICK_MS).unref()
  return {
    close: () => {
      clearInterval(timer)
      drop(client)
    },
  }
}

// A connection that can't be closed is gone already.
const drop = (client: pg.Client | undefined): void => void client?.end().catch(() => undefined)

/** A connection of its own. @throws what refuses it, or that it took six seconds */
async function connected(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'pulse',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  // The next question fails with it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
