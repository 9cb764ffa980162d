import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Env } from '../env'
import { databaseFault } from './database-fault'
import { createDb, type Db } from './db'
import type { Logger } from './logger'
import { MOST_LAG_MS, positionOf, ReplicaLag } from './replica-lag'
import { LimitedPool } from './statement-limit'

/** A server to read from. */
export type Source = { db: Db; pool: pg.Pool }

/** Reads that may come from the replica (decision 070). Money and whatever is written upon reading never do. */
export type Reads = {
  /**
   * Runs a read that may be a second old, on the replica if it is there, at most two seconds behind and has replayed
   * `writtenAt`, the position after the reader's own last write. On the primary else, and when the replica fails.
   */
  recent<T>(writtenAt: string | undefined, read: (source: Source) => Promise<T>): Promise<T>
  /** Runs a read that must show all that is committed now, on the replica if that has replayed it. */
  current<T>(read: (source: Source) => Promise<T>): Promise<T>
  /** The primary's position after a write, for `recent`; undefined without a replica. @throws when it does not answer */
  position(): Promise<string | undefined>
  close(): Promise<void>
}

const POLL_MS = 250
const CATCH_UP_TRIES = 3
const CATCH_UP_PAUSE_MS = 10
const PRIMARY = 'select pg_current_wal_lsn()::text as position'
/** A replica that was promoted is as far as it is itself. */
const REPLICA = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position`

/** All reads from one server. */
export const readsOf = (primary: Source): Reads => ({
  recent: (_writtenAt, read) => read(primary),
  current: (read) => read(primary),
  position: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
})

const ask = async (pool: pg.Pool, statement: string): Promise<string> => {
  const { rows } = await pool.query<{ position: string | null }>(statement)
  return rows[0]?.position ?? ''
}

type Needed = { env: Pick<Env, 'DATABASE_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_POOL'>; log: Logger }

/** The reads of a process: with DATABASE_REPLICA_URL from that server where they may, from the primary without it. */
export function createReads({ env, log }: Needed, primary: Source): Reads {
  return env.DATABASE_REPLICA_URL ? new ReplicaReads(env, env.DATABASE_REPLICA_URL, primary, log) : readsOf(primary)
}

class ReplicaReads implements Reads {
  readonly #lag = new ReplicaLag()
  readonly #replica: Source & { pool: LimitedPool }
  readonly #probes: { primary: pg.Pool; replica: pg.Pool }
  readonly #timer: NodeJS.Timeout
  readonly #asking = { primary: false, replica: false }
  #isUsed: boolean | undefined

  constructor(
    env: Needed['env'],
    replicaUrl: string,
    readonly primary: Source,
    readonly log: Logger,
  ) {
    const pool = new LimitedPool({ connectionString: replicaUrl, max: env.DATABASE_POOL })
    this.#replica = { pool, db: createDb(pool) }
    const probe = (connectionString: string) =>
      new pg.Pool({
        connectionString,
        max: 1,
        connectionTimeoutMillis: MOST_LAG_MS,
        query_timeout: MOST_LAG_MS,
        application_name: 'replica-probe',
        allowExitOnIdle: true,
      })
    this.#probes = { primary: probe(env.DATABASE_URL), replica: probe(replicaUrl) }
    // The next read or question fails with it.
    for (const each of [pool, ...Object.values(this.#probes)]) each.on('error', () => undefined)
    this.#timer = setInterval(() => this.#poll(), POLL_MS).unref()
    this.#poll()
  }

  async recent<T>(writtenAt: string | undefined, read: (source: Source) => Promise<T>): Promise<T> {
    return this.#isUsable(positionOf(writtenAt)) ? this.#fromReplica(read) : read(this.primary)
  }

  async current<T>(read: (source: Source) => Promise<T>): Promise<T> {
    return (await this.#hasCaughtUp()) ? this.#fromReplica(read) : read(this.primary)
  }

  position(): Promise<string> {
    return ask(this.primary.pool, PRIMARY)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#replica.pool, ...Object.values(this.#probes)].map((pool) => pool.end()))
  }

  async #fromReplica<T>(read: (source: Source) => Promise<T>): Promise<T> {
    try {
      return await read(this.#replica)
    } catch (error) {
      if (databaseFault(error) !== 'UNAVAILABLE' && !this.#replica.pool.isFrozen) throw error
      return read(this.primary)
    }
  }

  /** Whether the replica shows all that the primary has committed by now; a few milliseconds are waited for it. */
  async #hasCaughtUp(): Promise<boolean> {
    if (!this.#isUsable(null)) return false
    try {
      const wanted = positionOf(await this.position())
      if (wanted === null) return false
      for (let tries = 0; tries < CATCH_UP_TRIES; tries += 1) {
        if ((positionOf(await ask(this.#replica.pool, REPLICA)) ?? 0n) >= wanted) return true
        await wait(CATCH_UP_PAUSE_MS)
      }
    } catch {
      // One of the two is away: the read on the primary tells.
    }
    return false
  }

  #isUsable(writtenAt: bigint | null): boolean {
    return this.#lag.isUsable(Date.now(), writtenAt)
  }

  #poll(): void {
    void this.#probe('primary', PRIMARY, (position) => this.#lag.primaryAt(position, Date.now()))
    void this.#probe('replica', REPLICA, (position) => this.#lag.replicaAt(position, Date.now()))
  }

  async #probe(name: 'primary' | 'replica', statement: string, note: (position: bigint) => void): Promise<void> {
    if (this.#asking[name]) return
    this.#asking[name] = true
    try {
      const position = positionOf(await ask(this.#probes[name], statement))
      if (position !== null) note(position)
      if (name === 'replica') this.#setAway(false)
    } catch {
      // What it means is said once for each change, by #tell.
      if (name === 'replica') this.#setAway(true)
    } finally {
      this.#asking[name] = false
    }
    this.#tell()
  }

  /** What still waits for an answer of a replica that is away is asked of the primary. */
  #setAway(isAway: boolean): void {
    if (isAway) this.#lag.away()
    if (this.#replica.pool.isFrozen !== isAway) this.#replica.pool.setFrozen(isAway)
  }

  #tell(): void {
    const isUsed = this.#isUsable(null)
    if (isUsed === this.#isUsed) return
    if (isUsed) this.log.info('the replica is read from')
    else if (this.#isUsed) this.log.warn('the replica is away or behind; the primary is read from')
    this.#isUsed = isUsed
  }
}
