import { createServices } from '@stackyard/cms/create-services'
import { readEnv } from '@stackyard/cms/env'
import { migrateDatabase } from '@stackyard/cms/migrate-database'
import { atLength } from '@stackyard/cms/platform/statement-limit'
import { parseArgs } from 'node:util'
import { runScenario } from './run-scenario'

/** `--scenario` goes before SEED_SCENARIO. */
const { values } = parseArgs({ options: { scenario: { type: 'string' } } })

async function main(): Promise<void> {
  const env = readEnv(values.scenario ? { ...process.env, SEED_SCENARIO: values.scenario } : process.env)
  const { SEED_SCENARIO: scenario, SEED_LISTINGS: count } = env
  if (env.LIVE && scenario !== 'load') throw new Error('LIVE=1: demo accounts do not belong in a public installation')
  const services = await createServices(env)
  await migrateDatabase(services)
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1).padStart(5)
  const tell = (step: string, done?: number): void =>
    console.log(`  ${seconds()} s  ${step}${done === undefined ? '' : ` ${done.toLocaleString('en-US')}`}`)
  const { seeded, listings } = await atLength(() => runScenario(services, scenario, tell, count))
  console.log(
    seeded
      ? `  ${seconds()} s  done: ${listings.toLocaleString('en-US')} listings`
      : `  ${listings.toLocaleString('en-US')} listings are there already`,
  )
}

/** Exiting gives the connections back; Payload keeps one of its own checked out. */
await main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
