import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { closeServices, createServices } from './create-services'
import { forwardDevelopmentSockets } from './development-sockets'
import { readEnv } from './env'
import { createFrontDoor } from './front-door'
import { jobDefinitions } from './job-definitions'
import { measureRequests, serveMetrics } from './metrics'
import { migrateDatabase } from './migrate-database'
import { startPurging } from './modules/content/pages'
import { createPanel } from './panel'
import { watchDatabase } from './platform/database-pulse'
import { startWorker } from './platform/jobs'
import { keepTrying } from './platform/keep-trying'

const STOP_WITHIN_MS = 10_000
/**
 * Longer than load balancers (60 s) and deploy/Caddyfile keep an idle connection: one that they reuse just as the server
 * closes it costs a caller's POST, which nobody may repeat.
 */
const KEEP_ALIVE_MS = 75_000
const PANEL_AFTER_MS = 1_000

const env = readEnv()
const services = await createServices(env)
await migrateDatabase(services)
const pulse = watchDatabase(services)

const panel = createPanel(env)
const door = createFrontDoor(services, panel.stands)
// First of all, since pages are what readers ask for.
void keepTrying(door.pages.prepare, 'the pages could not be prepared', services.log)
const listener = getRequestListener(door.app.fetch)
const server = createServer({
  maxHeaderSize: 16 * 1024,
  requestTimeout: 60_000,
  headersTimeout: 20_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
})
forwardDevelopmentSockets(server, env)
measureRequests(server, services)
server.on('request', (request, response) => {
  if (door.takesCachedPage(request, response)) return
  if (!panel.owns(request.url)) return void listener(request, response)
  panel.handle(request, response).catch((error: unknown) => {
    services.log.error({ err: error }, 'the panel failed')
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})

const runner = env.RUN_WORKER ? await startWorker(services, jobDefinitions) : undefined
const purging = env.RUN_WORKER ? startPurging(services) : undefined
await new Promise<void>((resolve, reject) => {
  server.once('error', reject)
  server.listen(env.PORT, env.HOST, resolve)
}).catch((error: NodeJS.ErrnoException) => {
  services.log.fatal(
    error.code === 'EADDRINUSE' ? `Port ${env.PORT} is busy; choose another with PORT.` : error.message,
  )
  process.exit(1)
})
const metrics = await serveMetrics(services)
const address = server.address()
const port = typeof address === 'object' && address ? address.port : env.PORT
services.log.info({ port }, 'listening')
process.send?.({ type: 'ready', port })
// Loading the panel holds up everything else for about a second: the readers who wait for the start come first.
setTimeout(
  () => void keepTrying(panel.prepare, 'the panel could not be prepared', services.log),
  PANEL_AFTER_MS,
).unref()

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  door.beginStop()
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  pulse.close()
  metrics?.close()
  await purging?.close()
  await runner?.stop()
  await closed
  await closeServices(services)
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
