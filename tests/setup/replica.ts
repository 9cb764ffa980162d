import { execFile, spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { anyFreePort } from './stack.ts'
import { eventually } from './wait.ts'

const run = promisify(execFile)

/** What a copy of a running server must not have of it. */
const OF_THE_PRIMARY = ['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp']

/** A streaming replica: `urlOf` is the address of one of the primary's databases on it. */
export type Replica = {
  urlOf(databaseUrl: string): string
  /** Ends it in order; `start` goes on where it was. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Makes it a primary. */
  promote(): Promise<void>
}

/** Runs a statement of the whole server. */
export async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Copies a running server's folder between pg_backup_start and pg_backup_stop; file owners stay. */
async function copyOnline(primaryUrl: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  try {
    // The other tests write so much that the log since the backup's start would be gone before the replica asks for it.
    await client.query(`alter system set wal_keep_size = '2GB'`)
    await client.query('select pg_reload_conf()')
    await client.query(`select pg_backup_start('replica', fast => true)`)
    // GNU cp ends with 1 when a file goes away while it copies, which recovery from the log makes good.
    await run('cp', ['-a', from, to]).catch(() => undefined)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    for (const name of OF_THE_PRIMARY) rmSync(join(to, name), { recursive: true, force: true })
    mkdirSync(join(to, 'pg_replslot'), { mode: 0o700 })
    mkdirSync(join(to, 'pg_stat_tmp'), { mode: 0o700 })
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
    writeFileSync(join(to, 'standby.signal'), '')
    const { uid, gid } = statSync(from)
    for (const name of ['pg_replslot', 'pg_stat_tmp', 'backup_label', 'standby.signal'])
      chownSync(join(to, name), uid, gid)
  } finally {
    await client.end()
  }
}

/** The server that runs on a folder. */
const pidOf = (folder: string): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

type Run = { stop(): Promise<void> }

/** Runs a server on a folder as the folder's owner, until it takes connections. */
async function runServer(program: string, folder: string, port: number, settings: readonly string[]): Promise<Run> {
  const { uid, gid } = statSync(folder)
  const child = spawn(program, ['-D', folder, '-p', String(port), ...settings.flatMap((each) => ['-c', each])], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await eventually('the replica', 60_000, async () => {
    await onServer(`postgres://stackyard:stackyard@127.0.0.1:${port}/postgres`, 'select 1')
    return true
  })
  return {
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      await exited
    },
  }
}

/**
 * Starts a streaming replica of a server of the tests, from an online copy of its folder with the same binaries. Its
 * name for `synchronous_standby_names` is `replica`.
 */
export async function startReplica(primaryUrl: string, primaryFolder: string, folder: string): Promise<Replica> {
  const program = readlinkSync(`/proc/${pidOf(primaryFolder)}/exe`)
  await copyOnline(primaryUrl, primaryFolder, folder)
  const { hostname, port, username, password } = new URL(primaryUrl)
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`
  const settings = [
    `primary_conninfo=${source}`,
    'wal_retrieve_retry_interval=200ms',
    'max_connections=200',
    'shared_buffers=128MB',
    'jit=off',
    'fsync=off',
  ]
  const own = await anyFreePort()
  const begin = () => runServer(program, folder, own, settings)
  let server = await begin()
  const urlOf = (databaseUrl: string): string => {
    const url = new URL(databaseUrl)
    url.port = String(own)
    return url.href
  }
  return {
    urlOf,
    stop: () => server.stop(),
    start: async () => void (server = await begin()),
    promote: () => onServer(urlOf(primaryUrl), 'select pg_promote()'),
  }
}

/** Ends a server of the tests at once, as a crash would. */
export function crashServer(folder: string): void {
  process.kill(pidOf(folder), 'SIGQUIT')
}
