import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** How long calls and jobs take, in seconds: from what nobody notices to what a caller gives up on. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** One answered HTTP request. `route` is a template, never a path with ids. */
export type SeenRequest = { method: string; route: string; status: number; seconds: number }

/** What one process measures. Without METRICS_PORT nothing is measured. */
export type Metrics = {
  registry: Registry
  request(seen: SeenRequest): void
  job(seen: { job: string; isDone: boolean; seconds: number }): void
  /** A caller waited so many seconds for a connection to the database. */
  connectionWait(seconds: number): void
}

const off: Metrics = {
  registry: new Registry(),
  request: () => undefined,
  job: () => undefined,
  connectionWait: () => undefined,
}

/** The measures of a process: memory, CPU and event loop delay by prom-client, and those of requests, jobs and connections. */
export function createMetrics({ METRICS_PORT }: { METRICS_PORT?: number | undefined }): Metrics {
  if (METRICS_PORT === undefined) return off
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const histogram = <TLabel extends string>(name: string, help: string, labelNames: TLabel[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [registry] })
  const requests = histogram('stackyard_http_request_duration_seconds', 'HTTP requests by route template and status', [
    'method',
    'route',
    'status',
  ])
  const jobs = histogram('stackyard_job_duration_seconds', 'Background jobs by name and outcome', ['job', 'outcome'])
  const waits = histogram('stackyard_database_wait_seconds', 'How long callers waited for a connection', [])
  return {
    registry,
    request: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    job: ({ job, isDone, seconds }) => jobs.observe({ job, outcome: isDone ? 'done' : 'failed' }, seconds),
    connectionWait: (seconds) => waits.observe(seconds),
  }
}
