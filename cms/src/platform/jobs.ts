import { sql } from 'drizzle-orm'
import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type { Db, Tx } from './db'
import type { Services } from './services'

export type JobOptions = { runAt?: Date; key?: string; keyMode?: 'replace' | 'preserve_run_at'; maxAttempts?: number }

export type Jobs = {
  /** Adds a job in the caller's transaction, so that it exists exactly when the change does (MONEY §6). */
  add(db: Db | Tx, name: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>
}

/** One kind of background work. `cron` is a graphile-worker pattern of five fields, UTC. */
export type JobDefinition = {
  name: string
  run(services: Services, payload: Record<string, unknown>): Promise<void>
  cron?: string
}

export const jobs: Jobs = {
  async add(db, name, payload, options = {}) {
    const mode = options.keyMode ?? 'replace'
    await db.execute(sql`select graphile_worker.add_job(
      ${name}, payload := ${JSON.stringify(payload)}::json,
      run_at := coalesce(${options.runAt?.toISOString() ?? null}::timestamptz, now()),
      max_attempts := ${options.maxAttempts ?? 12},
      job_key := ${options.key ?? null},
      job_key_mode := ${mode})`)
  },
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
