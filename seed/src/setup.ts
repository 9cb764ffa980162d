import { createServices } from '@stackyard/cms/create-services'
import { readEnv } from '@stackyard/cms/env'
import { migrateDatabase } from '@stackyard/cms/migrate-database'
import { hasAdmin, openFirstAdmin } from '@stackyard/cms/modules/accounts/account/index'
import { atLength } from '@stackyard/cms/platform/statement-limit'
import { askFirstAdmin } from './setup/ask-first-admin'
import { insertReference } from './setup/insert-reference'

/** `npm run setup`: what an installation needs beside its code. What is there already stays as it is. */
async function main(): Promise<void> {
  const services = await createServices(readEnv())
  await migrateDatabase(services)
  const inserted = await atLength(() => insertReference(services))
  console.log(inserted.length > 0 ? `  inserted: ${inserted.join(', ')}` : '  all reference data is there already')
  if (await hasAdmin(services)) return console.log('  there is an admin already')
  const admin = await askFirstAdmin(process.env)
  await openFirstAdmin(services, admin)
  console.log(`  ${admin.email} is the first admin and signs in at ${services.env.PUBLIC_URL}/admin`)
}

/** Exiting gives the connections back; Payload keeps one of its own checked out. */
await main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
