import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../cms/start/postgres.ts'
import { runToEnd } from '../../cms/start/processes.ts'
import { serverEnv } from './server-env.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PREFIX = 'stackyard-test-'
const TEMPLATE = 'tpl_e2e'
const VARIABLE = 'STACKYARD_TEST_CLUSTER'

/** Where the run's database server listens, and the folder of the run with the template's files. */
export type Cluster = { adminUrl: string; folder: string }

/**
 * The run's cluster: that of the runner above (a variable in the environment), or a new one in the system's temporary
 * folder, with the template database migrated and seeded once. `stop` ends only what this call started. One whose
 * databases need not outlive a power cut is quicker; a durable one is for measuring.
 */
export async function useCluster({ isDurable = false } = {}): Promise<Cluster & { stop(): Promise<void> }> {
  const inherited = process.env[VARIABLE]
  if (inherited) return { ...(JSON.parse(inherited) as Cluster), stop: async () => undefined }
  clearLeftovers()
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  await chmod(folder, 0o755)
  const fsync = `fsync=${isDurable ? 'on' : 'off'}`
  const server = await startPostgres(join(folder, 'pg'), {
    name: 'admin',
    flags: ['-c', fsync, '-c', 'max_connections=200'],
  })
  const cluster: Cluster = { adminUrl: server.url, folder }
  const stop = async (): Promise<void> => {
    delete process.env[VARIABLE]
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    await makeTemplate(cluster)
  } catch (error) {
    await stop()
    throw error
  }
  process.env[VARIABLE] = JSON.stringify(cluster)
  return { ...cluster, stop }
}

/** The cluster that globalSetup or the runner started. @throws Error outside of a run. */
export function currentCluster(): Cluster {
  const value = process.env[VARIABLE]
  if (!value) throw new Error('No test cluster: start the tests with `npm test` or through tests/vitest.config.ts')
  return JSON.parse(value) as Cluster
}

export function databaseUrl(cluster: Cluster, name: string): string {
  const url = new URL(cluster.adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function onAdmin(cluster: Cluster, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function makeTemplate(cluster: Cluster): Promise<void> {
  await onAdmin(cluster, (client) => client.query(`create database ${TEMPLATE}`))
  await runToEnd(['--import', 'tsx', join(ROOT, 'seed', 'src', 'main.ts'), '--scenario', 'e2e'], {
    cwd: ROOT,
    env: serverEnv({ databaseUrl: databaseUrl(cluster, TEMPLATE), dataDir: templateData(cluster) }),
  })
}

/** The DATA_DIR that belongs to the template: uploads of the seed. */
export function templateData(cluster: Cluster): string {
  const folder = join(cluster.folder, 'template')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** A fresh copy of the seeded database. Returns its address. */
export async function createDatabase(cluster: Cluster, name: string): Promise<string> {
  await onAdmin(cluster, (client) => client.query(`create database "${name}" template ${TEMPLATE}`))
  return databaseUrl(cluster, name)
}

/** A database with nothing in it. Returns its address. */
export async function createEmptyDatabase(cluster: Cluster, name: string): Promise<string> {
  await onAdmin(cluster, (client) => client.query(`create database "${name}" template template0`))
  return databaseUrl(cluster, name)
}

/** Whether a database takes connections; those that stand are cut off when it does not, as by a server that stops. */
export async function setReachable(cluster: Cluster, name: string, isReachable: boolean): Promise<void> {
  await onAdmin(cluster, async (client) => {
    await client.query(`alter database "${name}" allow_connections ${isReachable}`)
    if (!isReachable)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}

/** Drops a database, cutting off whoever is still connected. */
export async function dropDatabase(cluster: Cluster, name: string): Promise<void> {
  await onAdmin(cluster, (client) => client.query(`drop database if exists "${name}" with (force)`))
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Clears the folders of runs that were killed, and ends the database servers they left. */
function clearLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    if (isAlive(Number(name.slice(PREFIX.length)))) continue
    const pidFile = join(folder, 'pg', 'postmaster.pid')
    const server = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0
    const command = `/proc/${server}/cmdline`
    if (server > 1 && existsSync(command) && readFileSync(command, 'utf8').includes(folder))
      process.kill(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
