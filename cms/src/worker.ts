import { closeServices, createServices } from './create-services'
import { readEnv } from './env'
import { jobDefinitions } from './job-definitions'
import { serveMetrics } from './metrics'
import { migrateDatabase } from './migrate-database'
import { startPurging } from './modules/content/pages'
import { startWorker } from './platform/jobs'

const services = await createServices(readEnv())
await migrateDatabase(services)
const runner = await startWorker(services, jobDefinitions)
const purging = startPurging(services)
const metrics = await serveMetrics(services)
services.log.info('the worker runs')
process.send?.({ type: 'ready' })

async function stop(): Promise<void> {
  metrics?.close()
  await purging.close()
  await runner.stop()
  await closeServices(services)
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
