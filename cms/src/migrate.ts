import { closeServices, createServices } from './create-services'
import { readEnv } from './env'
import { migrateDatabase } from './migrate-database'

const services = await createServices(readEnv())
await migrateDatabase(services)
services.log.info('the database is up to date')
await closeServices(services)
process.exit(0)
