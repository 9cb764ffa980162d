import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { CodedError } from './coded-error'
import type { Logger } from './logger'

/** How long the database works on one statement of a caller who waits for the answer. */
const STATEMENT_MS = 5_000
/** How long a caller waits for a connection. */
const CONNECTION_MS = 10_000
/** The same as the first for work that nobody waits for at a door: migrations, jobs, demo data. */
const LONG_STATEMENT_MS = 30 * 60_000

const lengthy = new AsyncLocalStorage<true>()

/**
 * Runs `work` with the time that lengthy work needs: every statement in it, and in what it sets off, may take half an
 * hour where a caller's is ended after five seconds.
 */
export const atLength = <T>(work: () => PromiseLike<T>): Promise<T> => lengthy.run(true, async () => await work())

/**
 * The platform's pool: PostgreSQL ends a statement after five seconds (57014), which a caller hears as 503. Lengthy work has
 * connections of its own, at most as many again, so that it neither is cut off nor takes callers' places.
 */
export class LimitedPool extends pg.Pool {
  readonly #lengthy: pg.Pool
  readonly #taken = new Set<pg.PoolClient>()
  #frozen = Promise.withResolvers<never>()
  #isFrozen = false
  /** Hears of each wait of a caller for a connection, in seconds. */
  onWait: (seconds: number) => void = () => undefined

  constructor(config: pg.PoolConfig = {}) {
    super({ ...config, statement_timeout: STATEMENT_MS, connectionTimeoutMillis: CONNECTION_MS })
    // Each caller that waits for it hears of it.
    this.#frozen.promise.catch(() => undefined)
    this.on('acquire', (client) => this.#taken.add(client))
    this.on('release', (_error, client) => this.#taken.delete(client))
    this.#lengthy = new pg.Pool({ ...config, statement_timeout: LONG_STATEMENT_MS })
    this.#lengthy.on('error', (error, client) => this.emit('error', error, client))
    this.#lengthy.on('connect', (client) => this.emit('connect', client))
  }

  /** A connection of the kind that the running work needs; `query` asks here, too. */
  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: Error | boolean) => void,
    ) => void,
  ): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    const isLengthy = lengthy.getStore() === true
    if (!callback) return isLengthy ? this.#lengthy.connect() : this.#connectUnlessFrozen()
    if (isLengthy) return this.#lengthy.connect(callback)
    this.#connectUnlessFrozen().then(
      (client) => callback(undefined, client, (broken) => client.release(broken)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  get isFrozen(): boolean {
    return this.#isFrozen
  }

  /** The connections of callers and those of lengthy work: how many there are, are idle and are waited for. */
  get use(): Record<'callers' | 'lengthy', { total: number; idle: number; waiting: number }> {
    const useOf = ({ totalCount: total, idleCount: idle, waitingCount: waiting }: pg.Pool) => ({ total, idle, waiting })
    return { callers: useOf(this), lengthy: useOf(this.#lengthy) }
  }

  /**
   * While the database is frozen (it accepts connections and answers nothing), callers are refused at once. What waits for
   * an answer or for a connection when that begins is ended: its callers hear UNAVAILABLE.
   */
  setFrozen(isFrozen: boolean): void {
    this.#isFrozen = isFrozen
    if (!isFrozen) {
      this.#frozen = Promise.withResolvers<never>()
      // Each caller that waits for it hears of it.
      this.#frozen.promise.catch(() => undefined)
      return
    }
    this.#frozen.reject(new CodedError('UNAVAILABLE'))
    // A connection that can't be closed is gone already.
    for (const client of this.#taken) if (client instanceof pg.Client) client.end().catch(() => undefined)
  }

  /** @throws CodedError UNAVAILABLE */
  async #connectUnlessFrozen(): Promise<pg.PoolClient> {
    if (this.#isFrozen) throw new CodedError('UNAVAILABLE')
    const started = performance.now()
    const connecting = super.connect()
    try {
      const client = await Promise.race([connecting, this.#frozen.promise])
      this.onWait((performance.now() - started) / 1000)
      return client
    } catch (error) {
      // A connection that comes later is nobody's.
      connecting.then(
        (client) => client.release(true),
        () => undefined,
      )
      throw error
    }
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    const ended = this.#lengthy.ending ? Promise.resolve() : this.#lengthy.end()
    if (!callback) return Promise.all([super.end(), ended]).then(() => undefined)
    super.end(() => void ended.then(callback))
  }
}

/** Logs each connection that breaks, idle or in use; without this, one that breaks would end the process. */
export function logBroken(pool: pg.Pool, log: Logger): void {
  const onBroken = (error: Error): void => log.warn({ err: error }, 'a database connection broke')
  pool.on('error', onBroken)
  pool.on('connect', (client) => client.on('error', onBroken))
}
