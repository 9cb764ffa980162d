import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { eventually } from './wait.ts'

const NOBODY = 65_534

/** Whether PgBouncer is installed (Debian: `apt-get install pgbouncer`). */
export const hasPgBouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0

const settings = (target: URL, port: number, folder: string): string => `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
ignore_startup_parameters = statement_timeout
server_login_retry = 0.5
`

/** Starts PgBouncer in transaction mode before the server that `target` addresses. */
export async function startPgBouncer(
  target: string,
  folder: string,
  port: number,
): Promise<{ urlOf(databaseUrl: string): string; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const server = new URL(target)
  writeFileSync(join(folder, 'users.txt'), `"${server.username}" "${server.password}"\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), settings(server, port, folder))
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child: ChildProcess = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await eventually('PgBouncer', 20_000, () => listens(port))
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

const listens = (port: number): Promise<true> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', reject)
  })
