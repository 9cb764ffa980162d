import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** How long the database works on one statement of a caller who waits for the answer (QUALITY §3). */
const STATEMENT_MS = 5_000
/** The same for work that nobody waits for at a door: migrations, jobs, demo data. */
const LONG_STATEMENT_MS = 30 * 60_000

const lengthy = new AsyncLocalStorage<true>()

/**
 * Runs `work` with the time that lengthy work needs: every statement in it, and in what it sets off, may take half an
 * hour where a caller's is ended after five seconds.
 */
export const atLength = <T>(work: () => PromiseLike<T>): Promise<T> => lengthy.run(true, async () => await work())

/**
 * The house's pool: PostgreSQL ends a statement after five seconds (57014), which a caller hears as 503. Lengthy work has
 * connections of its own, at most as many again, so that it neither is cut off nor takes callers' places.
 */
export class LimitedPool extends pg.Pool {
  readonly #lengthy: pg.Pool

  constructor(config: pg.PoolConfig = {}) {
    super({ ...config, statement_timeout: STATEMENT_MS })
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
    if (!callback) return isLengthy ? this.#lengthy.connect() : super.connect()
    return isLengthy ? this.#lengthy.connect(callback) : super.connect(callback)
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    const ended = this.#lengthy.ending ? Promise.resolve() : this.#lengthy.end()
    if (!callback) return Promise.all([super.end(), ended]).then(() => undefined)
    super.end(() => void ended.then(callback))
  }
}
