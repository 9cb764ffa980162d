import { closeServices, createServices } from './create-services'
import { readEnv } from './env'
import { migrateDatabase } from './migrate-database'
import { buildStaleReleases } from './modules/content/site-release'
import { atLength } from './platform/statement-limit'

const services = await createServices(readEnv())
await migrateDatabase(services)
await atLength(() => buildStaleReleases(services, { force: process.argv.includes('--force') }))
await closeServices(services)
process.exit(0)
