import { is, SQL, sql } from 'drizzle-orm'
import { Logger, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Db, Tx } from './db'
import type { Services } from './services'
import { noteJobRun } from './job-runs'
import { withSpan } from './spans'
import { atLength, LimitedPool, logBroken } from './statement-limit'
import { superviseWorker, type WorkerHandle } from './supervise-worker'
import { startHeartbeats } from './worker-heartbeat'

export type JobOptions = { runAt?: Date; key?: string; keyMode?: 'replace' | 'preserve_run_at'; maxAttempts?: number }

/** What `add` is asked for: name, payload, options. */
export type JobRequest = readonly [name: string, payload: Record<string, unknown>, options: JobOptions]

/** A job as a value of a statement: what depends on a row, its payload (json) or key, is an SQL expression. */
type JobValue = readonly [
  name: string,
  payload: Record<string, unknown> | SQL,
  options: Omit<JobOptions, 'key' | 'keyMode'> & { key?: string | SQL },
]

export type Jobs = {
  /** Adds a job in the caller's transaction, so that it exists exactly when the change does. */
  add(db: Db | Tx, name: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>
  /** The same for several at once, in one round trip; jobs with the `done` key are not needed any more. */
  addAll(db: Db | Tx, wanted: readonly JobRequest[], done?: string): Promise<void>
  /** A job as a value, for `call`. */
  spec(...job: JobValue): SQL
  /**
   * The call that adds jobs, to stand in a statement of the caller's: those of a list, or of an array of specs
   * (`array(select … from …)`), no two with one key. However many they are, the workers are woken once. One that is known
   * by its key is replaced, or keeps its time.
   */
  call(wanted: readonly JobRequest[] | SQL, known?: 'replace' | 'preserve_run_at'): SQL
}

/** One kind of background work. `cron` is a graphile-worker pattern of five fields, UTC. */
export type JobDefinition = {
  name: string
  run(services: Services, payload: Record<string, unknown>): Promise<void>
  cron?: string
}

const listed = (wanted: readonly JobRequest[]): SQL =>
  sql`array[${sql.join(
    wanted.map((request) => jobs.spec(...request)),
    sql`, `,
  )}]`

/**
 * How many jobs a call has added. A job that a worker takes up between the two steps of the adding is left out; asked a
 * second time it counts as begun, and another is made.
 */
async function countOf(db: Db | Tx, call: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`select ${call}`)
  return Number(rows[0]?.count ?? 0)
}

export const jobs: Jobs = {
  async add(db, name, payload, options = {}) {
    const add = () => countOf(db, jobs.call([[name, payload, options]], options.keyMode))
    if ((await add()) < 1) await add()
  },
  async addAll(db, wanted, done) {
    const removal = done ? sql`, graphile_worker.remove_job(${done})` : sql``
    if ((await countOf(db, sql`${jobs.call(wanted)}${removal}`)) < wanted.length) await countOf(db, jobs.call(wanted))
  },
  spec: (name, payload, options) => sql`row(${name}::text,
    ${is(payload, SQL) ? payload : sql`${JSON.stringify(payload)}::json`}, null,
    ${options.runAt?.toISOString() ?? null}::timestamptz, ${options.maxAttempts ?? 12}::smallint,
    ${options.key ?? null}::text, null, null)::graphile_worker.job_spec`,
  call: (wanted, known = 'replace') => sql`(select count(*) from graphile_worker.add_jobs(
    ${is(wanted, SQL) ? wanted : listed(wanted)}, job_key_preserve_run_at := ${known === 'preserve_run_at'}))`,
}

/**
 * Starts the worker, at length: a job may ask the database for more than a caller may. It takes jobs over
 * DATABASE_DIRECT_URL where there is one, as it listens, and over the services' own pool else. It survives
 * failures of the database. The handle's `stop` waits for running jobs.
 */
export async function startWorker(services: Services, definitions: JobDefinition[]): Promise<WorkerHandle> {
  const taskList: TaskList = {}
  for (const job of definitions)
    taskList[job.name] = (payload) => runJob(services, job, (payload ?? {}) as Record<string, unknown>)
  const crontab = definitions.flatMap((job) => (job.cron ? [`${job.cron} ${job.name} ?max=3`] : [])).join('\n')
  const pgPool = directPool(services)
  const options = { pgPool, concurrency: 4, pollInterval: 1000, noHandleSignals: true, taskList, crontab }
  return superviseWorker({
    start: (events) => atLength(() => run({ ...options, preset: BATCHED, events, logger: workerLogger(services) })),
    heartbeats: startHeartbeats(services),
    log: services.log,
  })
}

/** Unbatched, the queue drops the promise that records a job's end: its rejection ends the process. */
const BATCHED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Runs one job; how long it took is measured, and how a scheduled one ended is noted. @throws what the job throws */
async function runJob(services: Services, job: JobDefinition, payload: Record<string, unknown>): Promise<void> {
  const started = performance.now()
  const end = async (isDone: boolean): Promise<void> => {
    services.metrics.job({ job: job.name, isDone, seconds: (performance.now() - started) / 1000 })
    if (!job.cron) return
    await noteJobRun(services.db, job.name, services.clock.now(), isDone).catch((error: unknown) =>
      services.log.warn({ err: error, job: job.name }, 'the end of a job could not be noted'),
    )
  }
  try {
    await withSpan(`job ${job.name}`, () => job.run(services, payload))
  } catch (error) {
    services.log.warn({ err: error, job: job.name }, 'job failed')
    await end(false)
    throw error
  }
  await end(true)
}

function directPool({ env, log, pool }: Services): Pool {
  if (env.DATABASE_DIRECT_URL === undefined) return pool
  const direct = new LimitedPool({ connectionString: env.DATABASE_DIRECT_URL, max: 6 })
  logBroken(direct, log)
  return direct
}

function workerLogger(services: Services) {
  return new Logger(() => (level, message) => {
    if (level === 'error') services.log.error({ message }, 'worker')
    else if (level === 'warning') services.log.warn({ message }, 'worker')
  })
}
