import { randomBytes } from 'node:crypto'
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spawn, type ChildProcess } from 'node:child_process'
import pg from 'pg'
import { buildServer, buildSite, compileCacheOf, tracingFlags } from '../../cms/start/build-server.ts'
import { isFree } from '../../cms/start/processes.ts'
import { createDatabase, currentCluster, dropDatabase, templateData } from './cluster.ts'
import { startCaptcha } from '../simulators/captcha/start.ts'
import { startOidc } from '../simulators/oidc/start.ts'
import { serverEnv, WEBHOOK_SECRET } from './server-env.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const READY_WITHIN_MS = 900_000

export type StackOptions = {
  /** Whether it serves the pages of the site. */
  site?: boolean
  /** How many front doors stand on the one database. */
  frontDoors?: 1 | 2
  /** Whether the front doors run background jobs; true unless said. */
  worker?: boolean
  /** Whether each process has a data folder of its own, empty at first, and a worker process runs beside the front doors. */
  isApart?: boolean
  /** Further environment of the front doors. */
  env?: Record<string, string>
}

/** A mail in the local outbox. */
export type Mail = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> }

/** What another process needs to know to reach a stack. */
export type StackAddress = { url: string; urls: string[]; simUrl: string; databaseUrl: string; dataDir: string }

export type Stack = StackAddress & {
  pool: pg.Pool
  outbox(): Mail[]
  /** Ends a front door at once, as a power cut would. */
  kill9(index?: number): Promise<void>
  /** Starts a front door again on its port, after `kill9`; `env` stays for later starts. */
  start(index?: number, env?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

const FIRST_PORT = 16_000
const PORTS_OF_A_PROCESS = 100
const PROCESSES = 64
let portsTaken = 0

/** Whether this run's port was nobody's before: a stack is stopped and started on its port, and others keep off it. */
function claim(port: number): boolean {
  try {
    closeSync(openSync(join(currentCluster().folder, `port-${port}`), 'wx'))
    return true
  } catch {
    return false
  }
}

/**
 * A port that is free now and stays so until it is listened on: below the range that the system hands out by itself to
 * connections and to listeners without a wish (the simulators of a start take theirs 9,000 above), claimed
 * for this run.
 */
export async function anyFreePort(): Promise<number> {
  const own = FIRST_PORT + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS
  for (;;) {
    const port = own + (portsTaken++ % PORTS_OF_A_PROCESS)
    if ((await isFree(port)) && claim(port)) return port
    if (portsTaken > 10 * PORTS_OF_A_PROCESS) throw new Error(`No free port from ${own} on`)
  }
}

/** Starts a program of the tree; its output goes to a file. Resolves when it says that it is ready. */
async function launch(name: string, args: string[], env: Record<string, string>, log: string): Promise<ChildProcess> {
  const file = openSync(log, 'a')
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', file, file, 'ipc'],
  })
  closeSync(file)
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => fail(`was not ready in ${READY_WITHIN_MS / 1000} s`), READY_WITHIN_MS)
    const onExit = (code: number | null): void => fail(`ended early with code ${code ?? 'none'}`)
    const fail = (reason: string): void => {
      clearTimeout(late)
      child.off('exit', onExit)
      child.kill('SIGKILL')
      reject(new Error(`${name} ${reason}:\n${readFileSync(log, 'utf8').slice(-3000)}`))
    }
    child.once('exit', onExit)
    child.on('message', (message) => {
      if (typeof message !== 'object' || !message || !('type' in message) || message.type !== 'ready') return
      clearTimeout(late)
      child.off('exit', onExit)
      resolve()
    })
  })
  return child
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const hard = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.once('exit', () => {
      clearTimeout(hard)
      resolve()
    })
    child.kill(signal)
  })
}

async function untilReady(url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  for (;;) {
    const status = await fetch(`${url}/api/health/ready`).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    if (Date.now() > until)
      throw new Error(`${url}/api/health/ready answered ${status} for ${READY_WITHIN_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function readOutbox(dataDir: string): Mail[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
}

async function builtServer(withSite: boolean): Promise<string> {
  const file = await buildServer()
  if (withSite) await buildSite(file)
  return file
}

function copyData(name: string): string {
  const cluster = currentCluster()
  const dataDir = join(cluster.folder, name)
  cpSync(templateData(cluster), dataDir, { recursive: true, verbatimSymlinks: true })
  return dataDir
}

/**
 * A whole marketplace of its own: a copy of the seeded database, a DATA_DIR, the payment simulator and one or two front
 * doors as child processes on free ports. Logs land in tests/.out/logs.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const name = `stack_${randomBytes(4).toString('hex')}`
  const logs = join(ROOT, 'tests', '.out', 'logs')
  mkdirSync(logs, { recursive: true })
  const dataDir = copyData(name)
  const ports = await Promise.all(Array.from({ length: options.frontDoors ?? 1 }, anyFreePort))
  const urls = ports.map((port) => `http://localhost:${port}`)
  const simPort = await anyFreePort()
  const simUrl = `http://127.0.0.1:${simPort}`
  const simArgs = simulatorArgs(simPort, dataDir, ports[0] ?? 0)
  const [serverFile, databaseUrl, sim, captcha, oidc] = await Promise.all([
    builtServer(options.site === true),
    createDatabase(currentCluster(), name),
    launch('the simulator', simArgs, {}, join(logs, `${name}-sim.log`)),
    startCaptcha(),
    startOidc(),
  ])
  const doors: (ChildProcess | undefined)[] = []
  let extra = options.env ?? {}
  let workerProcess: ChildProcess | undefined
  const folderOf = (process: string) => (options.isApart ? `${dataDir}-${process}` : dataDir)

  const start = async (index = 0, more: Record<string, string> = {}): Promise<void> => {
    extra = { ...extra, ...more }
    const env = environment(`door${index}`, options.isApart !== true && (options.worker ?? true), ports[index])
    doors[index] = await launch(
      `front door ${index}`,
      [...tracingFlags(serverFile, env), serverFile],
      env,
      join(logs, `${name}-door${index}.log`),
    )
    await untilReady(urls[index] ?? '')
  }
  const environment = (process: string, worker: boolean, port = 0): Record<string, string> => {
    const site = options.site === true
    const own = serverEnv({
      site,
      databaseUrl,
      dataDir: folderOf(process),
      port,
      publicUrl: urls[0] ?? '',
      simUrl,
      worker,
    })
    return { ...own, ...captcha.env, ...oidc.env, NODE_COMPILE_CACHE: compileCacheOf(serverFile), ...extra }
  }
  const startWorker = async (): Promise<void> => {
    const file = join(dirname(serverFile), 'worker.mjs')
    workerProcess = await launch('the worker', [file], environment('worker', true), join(logs, `${name}-worker.log`))
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => undefined)
  const stop = async (): Promise<void> => {
    const running = [...doors, workerProcess]
    await Promise.all(running.map((process) => (process ? ended(process, 'SIGTERM') : undefined)))
    await ended(sim, 'SIGTERM')
    await captcha.close()
    await oidc.close()
    await pool.end()
    await dropDatabase(currentCluster(), name)
    const folders = [dataDir, folderOf('worker'), ...ports.keys().map((index) => folderOf(`door${index}`))]
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    for (const index of ports.keys()) await start(index)
    if (options.isApart) await startWorker()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: urls[0] ?? '',
    urls,
    simUrl,
    databaseUrl,
    dataDir,
    pool,
    outbox: () => readOutbox(dataDir),
    kill9: async (index = 0) => {
      const door = doors[index]
      if (door) await ended(door, 'SIGKILL')
    },
    start,
    stop,
  }
}

function simulatorArgs(port: number, dataDir: string, doorPort: number): string[] {
  const options = {
    port: String(port),
    data: join(dataDir, 'stripe.json'),
    'webhook-url': `http://127.0.0.1:${doorPort}/api/webhooks/stripe`,
    'webhook-secret': WEBHOOK_SECRET,
    // Bank debits take days, as in life: a test that waits for one advances the simulator's clock.
    'ach-seconds': '345600',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  return ['--import', 'tsx', join('tests', 'simulators', 'stripe', 'main.ts'), ...flags]
}

const SHARED = 'STACKYARD_TEST_STACK'

/** Makes a stack the one that all files of this run share (globalSetup of the projects api, e2e and a11y). */
export function shareStack(stack: Stack): void {
  const { url, urls, simUrl, databaseUrl, dataDir } = stack
  process.env[SHARED] = JSON.stringify({ url, urls, simUrl, databaseUrl, dataDir } satisfies StackAddress)
}

/** Whether a stack is shared already: one that was kept up by hand, to try one test again and again. */
export const hasSharedStack = (): boolean => process.env[SHARED] !== undefined

/** The shared stack, with a pool of its own; ended with the process. */
export function sharedStack(): StackAddress & { pool: pg.Pool; outbox(): Mail[] } {
  const value = process.env[SHARED]
  if (!value) throw new Error('No shared stack: start the tests with `npm test` or through their config')
  const address = JSON.parse(value) as StackAddress
  const pool = new pg.Pool({ connectionString: address.databaseUrl, max: 2, allowExitOnIdle: true })
  pool.on('error', () => undefined)
  return { ...address, pool, outbox: () => readOutbox(address.dataDir) }
}
