import { randomBytes } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { buildServer, buildSite } from '../../cms/start/build-server.ts'
import { writeRoles } from '../../cms/start/roles.ts'
import { createEmptyDatabase, currentCluster, dropDatabase } from './cluster.ts'
import { serverEnv } from './server-env.ts'
import { anyFreePort } from './stack.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PRELOADED = ['quick-passwords', 'live-gateways'].map(
  (name) => `--import ${pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href}`,
)
const READY_WITHIN_MS = 90_000

export type Role = 'serve' | 'worker' | 'migrate' | 'setup'
export type Running = { url: string; stop(): Promise<void>; kill(): Promise<void>; said(): string }

/** A live installation, made of the roles of a build (`npm run serve` and so on), on a database that is empty at first. */
export type Installation = {
  pool: pg.Pool
  databaseUrl: string
  /** Runs a role to its end. */
  run(role: Role, env?: Record<string, string>): Promise<{ code: number | null; output: string }>
  /** Starts a role that goes on, with a data folder of its own. */
  start(role: 'serve' | 'worker', env?: Record<string, string>): Promise<Running>
  stop(): Promise<void>
}

const liveEnv = (live: '1' | 'staging', databaseUrl: string): Record<string, string> => {
  const kind = live === '1' ? 'live' : 'test'
  return {
    ...serverEnv({ databaseUrl, dataDir: '', site: true }),
    // An operator's shell has none; the tests' own must not stand in for it.
    NODE_ENV: '',
    NODE_OPTIONS: PRELOADED.join(' '),
    LIVE: live,
    PUBLIC_URL: 'https://market.example',
    PAYLOAD_SECRET: 'not-a-local-0123456789abcdef0123456789',
    STRIPE_API_URL: '',
    STRIPE_JS_URL: '',
    STRIPE_SECRET_KEY: `sk_${kind}_0123456789`,
    STRIPE_PUBLISHABLE_KEY: `pk_${kind}_0123456789`,
    CAPTCHA_SITE_KEY: 'site-key-of-its-own',
    CAPTCHA_SECRET_KEY: 'secret-key-of-its-own',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_RETURN_ADDRESS: '',
    RUN_WORKER: '',
  }
}

/** An installation without any data; `further` is the environment of all its processes. Logs land in tests/.out/logs. */
export async function installation(live: '1' | 'staging', further: Record<string, string> = {}): Promise<Installation> {
  const name = `live_${randomBytes(4).toString('hex')}`
  const serverFile = await buildServer()
  await buildSite(serverFile)
  await writeRoles(serverFile)
  const databaseUrl = await createEmptyDatabase(currentCluster(), name)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  const running: Running[] = []
  let count = 0

  const launch = (role: Role, env: Record<string, string>): { child: ChildProcess; said: () => string } => {
    const own = `${name}-${role}-${(count += 1)}`
    const logs = join(ROOT, 'tests', '.out', 'logs')
    mkdirSync(logs, { recursive: true })
    const log = join(logs, `${own}.log`)
    const file = openSync(log, 'w')
    const child = spawn(process.execPath, [join(ROOT, 'cms', 'dist', `${role}.mjs`)], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...liveEnv(live, databaseUrl),
        DATA_DIR: join(currentCluster().folder, own),
        ...further,
        ...env,
      },
      stdio: ['ignore', file, file, 'ipc'],
    })
    closeSync(file)
    return { child, said: () => readFileSync(log, 'utf8') }
  }
  return {
    pool,
    databaseUrl,
    run: async (role, env = {}) => {
      const { child, said } = launch(role, env)
      const code = await ended(child)
      return { code, output: said() }
    },
    start: async (role, env = {}) => {
      const port = await anyFreePort()
      const { child, said } = launch(role, { ...env, PORT: String(port) })
      const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
        if (child.exitCode === null && child.signalCode === null) child.kill(signal)
        await ended(child)
      }
      const one: Running = {
        url: `http://localhost:${port}`,
        said,
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      }
      running.push(one)
      await untilReady(child, said)
      return one
    },
    stop: async () => {
      await Promise.all(running.map((one) => one.stop()))
      await pool.end()
      await dropDatabase(currentCluster(), name)
    },
  }
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

/** Resolves with the role's own message. @throws Error with its output when it ends or takes too long */
function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
    child.once('exit', () => reject(new Error(`it ended early:\n${said().slice(-3000)}`)))
    child.on('message', (message) => {
      if ((message as { type?: unknown }).type !== 'ready') return
      clearTimeout(late)
      resolve()
    })
  })
}
