import { is, SQL, sql } from 'drizzle-orm'
import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type { Db, Tx } from './db'
import type { Services } from './services'

export type JobOptions = { runAt?: Date; key?: string; keyMode?: 'replace' | 'preserve_run_at'; maxAttempts?: number }

/** What `add` is asked for: name, payload, options. */
export type JobRequest = readonly [name: string, payload: Record<string, unknown>, options: JobOptions]

export type Jobs = {
  /** Adds a job in the caller's transaction, so that it exists exactly when the change does (MONEY §6). */
  add(db: Db | Tx, name: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>
  /** The same for several at once, in one round trip; jobs with the `done` key are not needed any more. */
  addAll(db: Db | Tx, wanted: readonly JobRequest[], done?: string): Promise<void>
  /**
   * The call that adds a job, to stand in a statement of the caller's: `select ${jobs.call(…)} from …` adds one for each
   * row. What depends on the row, a payload (json) or a key, is an SQL expression.
   */
  call(
    name: string,
    payload: Record<string, unknown> | SQL,
    options?: Omit<JobOptions, 'key'> & { key?: string | SQL },
  ): SQL
}

/** One kind of background work. `cron` is a graphile-worker pattern of five fields, UTC. */
export type JobDefinition = {
  name: string
  run(services: Services, payload: Record<string, unknown>): Promise<void>
  cron?: string
}

export const jobs: Jobs = {
  async add(db, name, payload, options = {}) {
    await db.execute(sql`select ${jobs.call(name, payload, options)}`)
  },
  async addAll(db, wanted, done) {
    const calls = wanted.map((request) => jobs.call(...request))
    if (done) calls.push(sql`graphile_worker.remove_job(${done})`)
    await db.execute(sql`select ${sql.join(calls, sql`, `)}`)
  },
  call: (name, payload, options = {}) => sql`graphile_worker.add_job(
    ${name}, payload := ${is(payload, SQL) ? payload : sql`${JSON.stringify(payload)}::json`},
    run_at := coalesce(${options.runAt?.toISOString() ?? null}::timestamptz, now()),
    max_attempts := ${options.maxAttempts ?? 12},
    job_key := ${options.key ?? null},
    job_key_mode := ${options.keyMode ?? 'replace'})`,
}

/** Starts the worker over the services' own pool. It answers with a handle whose `stop` waits for running jobs. */
export async function startWorker(services: Services, definitions: JobDefinition[]): Promise<Runner> {
  const taskList: TaskList = {}
  for (const job of definitions)
    taskList[job.name] = async (payload) => {
      try {
        await job.run(services, (payload ?? {}) as Record<string, unknown>)
      } catch (error) {
        services.log.warn({ err: error, job: job.name }, 'job failed')
        throw error
      }
    }
  const crontab = definitions.flatMap((job) => (job.cron ? [`${job.cron} ${job.name} ?max=3`] : [])).join('\n')
  return run({
    pgPool: services.pool,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    taskList,
    crontab,
    logger: workerLogger(services),
  })
}

function workerLogger(services: Services) {
  return new Logger(() => (level, message) => {
    if (level === 'error') services.log.error({ message }, 'worker')
    else if (level === 'warning') services.log.warn({ message }, 'worker')
  })
}
