import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Gauge } from 'prom-client'
import { createRouteNames } from './api/route-template'
import { type Figures, readDisk, readFigures } from './modules/management/health'
import type { Services } from './platform/services'
import { LimitedPool } from './platform/statement-limit'

type Gauges = (figures: Figures | null, disk: { free: number; size: number }) => void

/** Counts every answer of a server, whichever way it was made. */
export function measureRequests(server: Server, { env, metrics }: Pick<Services, 'env' | 'metrics'>): void {
  if (env.METRICS_PORT === undefined) return
  const nameOf = createRouteNames()
  server.on('request', ({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1000
      metrics.request({ method, route: nameOf(method, url), status: response.statusCode, seconds })
    })
  })
}

/** Serves /metrics on a port of its own, for Prometheus alone; null without METRICS_PORT. Each scrape reads the database once. */
export async function serveMetrics(services: Services): Promise<{ port: number; close(): void } | null> {
  const { env, log, metrics } = services
  if (env.METRICS_PORT === undefined) return null
  measurePool(services)
  const set = createGauges(services)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    scrape(services, set).then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.METRICS_PORT, env.METRICS_HOST, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.METRICS_PORT
  log.info({ port }, 'metrics are served')
  return { port, close: () => void (server.close(), server.closeAllConnections()) }
}

async function scrape(services: Services, set: Gauges): Promise<string> {
  const { db, log, metrics } = services
  const figures = await readFigures(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the figures of the database could not be read')
    return null
  })
  set(figures, await readDisk(services))
  return metrics.registry.metrics()
}

function measurePool({ metrics, pool }: Services): Gauge | null {
  if (!(pool instanceof LimitedPool)) return null
  pool.onWait = metrics.connectionWait
  const { registry } = metrics
  return new Gauge({
    name: 'stackyard_database_connections',
    help: 'Connections of the pool by use (callers, lengthy) and state; waiting counts those who wait for one',
    labelNames: ['use', 'state'],
    registers: [registry],
    collect() {
      for (const [use, states] of Object.entries(pool.use))
        for (const [state, value] of Object.entries(states)) this.set({ use, state }, value)
    },
  })
}

/** Gauges of what the database knows: all but `stackyard_database_up` say nothing while it can't be asked. */
function createGauges({ metrics: { registry } }: Services): Gauges {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `stackyard_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('database_up', '1 while the database answers')
  const disk = gauge('disk_bytes', 'Of the file system of DATA_DIR, by kind (free, size)', ['kind'])
  const waiting = gauge('queue_waiting', 'What waits, by queue', ['queue'])
  const oldest = gauge('queue_oldest_seconds', 'For how long the oldest of a queue has waited', ['queue'])
  const failed = gauge('queue_failed', 'What was given up on, by queue', ['queue'])
  const retrying = gauge('jobs_retrying', 'Jobs that failed and will be tried again')
  const inFlight = gauge('orders_in_flight', 'Orders whose payment has been open for over five minutes')
  const differences = gauge('money_differences', 'Differences that the last nightly comparison found')
  const report = gauge('money_report_age_seconds', 'Since the last nightly comparison')
  const succeeded = gauge('job_success_age_seconds', 'Since a scheduled job, or the backup, last succeeded', ['job'])
  const forget = (): void => {
    for (const one of [waiting, oldest, failed, succeeded]) one.reset()
    for (const one of [retrying, inFlight, differences, report]) one.remove()
  }
  return (figures, { free, size }) => {
    disk.set({ kind: 'free' }, free)
    disk.set({ kind: 'size' }, size)
    up.set(figures ? 1 : 0)
    forget()
    if (!figures) return
    const { jobs, emails, webhooks, pages } = figures
    for (const [queue, state] of Object.entries({ jobs, emails, webhooks, pages })) {
      waiting.set({ queue }, state.waiting)
      oldest.set({ queue }, state.oldestSeconds)
      if ('failed' in state) failed.set({ queue }, state.failed)
    }
    retrying.set(jobs.retrying)
    inFlight.set(figures.orders.inFlight)
    differences.set(figures.money.differences)
    if (figures.money.seconds !== null) report.set(figures.money.seconds)
    for (const [job, seconds] of Object.entries(figures.succeeded)) succeeded.set({ job }, seconds)
  }
}
