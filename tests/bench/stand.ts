import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../cms/start/postgres.ts'
import { freePort, runToEnd, type Child } from '../../cms/start/processes.ts'
import { serverEnv } from '../setup/server-env'
import { startBuiltServer, startServer } from './servers'

const ROOT = join(import.meta.dirname, '..', '..')

/** `demo`, or what is asked for to try a bench out. */
export const SCENARIO = process.env.BENCH_SCENARIO ?? 'demo'

/** A seeded database, its pool, and what a server on it needs. */
export type Stand = { pool: pg.Pool; env: Record<string, string>; url: string; serve: () => Promise<Child> }

/** Seeds a database of its own beside a payment simulator, lets `work` measure on it, and takes everything away. */
export async function withStand(firstPort: number, work: (stand: Stand) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-bench-'))
  await chmod(folder, 0o755)
  const database = await startPostgres(join(folder, 'pg'), { name: 'bench' })
  const children: Child[] = []
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => undefined)
  try {
    const [port, simPort] = [await freePort(firstPort), await freePort(firstPort + 200)]
    const simUrl = `http://127.0.0.1:${simPort}`
    const env = serverEnv({ databaseUrl: database.url, dataDir: join(folder, 'data'), port, simUrl, site: true })
    env.LOG_LEVEL = 'warn'
    children.push(await startServer('tests/simulators/stripe/main.ts', env, ['--port', String(simPort)]))
    console.log(`seeding (${SCENARIO})`)
    const seed = join(ROOT, 'seed', 'src', 'main.ts')
    await runToEnd(['--import', 'tsx', seed, '--scenario', SCENARIO], { cwd: ROOT, env })
    const serve = async () => {
      const server = await startBuiltServer(env)
      children.push(server)
      return server
    }
    await work({ pool, env, url: `http://localhost:${port}`, serve })
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
