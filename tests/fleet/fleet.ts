import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { buildServer, buildSite } from '../../cms/start/build-server.ts'
import { writeRoles } from '../../cms/start/roles.ts'
import { createDatabase, useCluster } from '../setup/cluster'
import { hasPgBouncer, startPgBouncer } from '../setup/pgbouncer'
import { startReplica, type Replica } from '../setup/replica'
import { serverEnv, WEBHOOK_SECRET } from '../setup/server-env'
import { anyFreePort } from '../setup/stack'
import { startCaptcha } from '../simulators/captcha/start'
import { member, type Member } from './member'
import { startProxy, type Proxy } from './proxy'
import { startBucket } from './shared-files'
import { startSwitch, type Switch } from './switch'

const ROOT = join(import.meta.dirname, '..', '..')

/** Two web processes and a worker that share no folder, two database servers, a bucket, a proxy and the payment simulator. */
export type Fleet = {
  proxy: Proxy
  webs: [Member, Member]
  /** The addresses of the web processes themselves. */
  urls: [string, string]
  worker: Member
  /** The data folders of the three processes. */
  dataDirs: string[]
  primary: Switch
  primaryFolder: string
  /** The address of the database on the first primary itself. */
  firstUrl: string
  replica: Replica
  hasPgBouncer: boolean
  /** Over the primary's one address. */
  pool: pg.Pool
  simUrl: string
  stop(): Promise<void>
}

/** Builds the roles and starts all but web processes and worker. */
export async function prepareFleet(): Promise<Fleet> {
  const ends: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    return { ...(await prepare(ends)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepare(ends: (() => unknown)[]): Promise<Omit<Fleet, 'stop'>> {
  const serverFile = await buildServer()
  await buildSite(serverFile)
  await writeRoles(serverFile)
  const cluster = await useCluster({ isDurable: true })
  ends.push(() => cluster.stop())
  const firstUrl = await createDatabase(cluster, 'fleet')
  const primaryFolder = join(cluster.folder, 'pg')
  const replica = await startReplica(cluster.adminUrl, primaryFolder, join(cluster.folder, 'replica'))
  ends.push(() => replica.stop())
  const primary = await startSwitch(firstUrl)
  ends.push(() => primary.close())
  const isPooled = hasPgBouncer()
  const direct = primary.urlOf(firstUrl)
  const pooler = isPooled
    ? await startPgBouncer(direct, join(cluster.folder, 'pooler'), await anyFreePort())
    : undefined
  if (pooler) ends.push(() => pooler.stop())
  const pool = new pg.Pool({ connectionString: direct, max: 3 })
  pool.on('error', () => undefined)
  ends.push(() => pool.end())
  const ports = [await anyFreePort(), await anyFreePort()] as const
  const simPort = await anyFreePort()
  const proxy = await startProxy(await anyFreePort(), ports)
  ends.push(() => proxy.close())
  const simUrl = `http://127.0.0.1:${simPort}`
  const sim = member('stripe', simulatorArgs(simPort, cluster.folder, proxy.url), {})
  await sim.start()
  ends.push(() => sim.stop())
  const bucket = await startBucket(cluster, dirname(serverFile))
  ends.push(() => bucket.close())
  const captcha = await startCaptcha()
  ends.push(() => captcha.close())
  const database = {
    DATABASE_DIRECT_URL: direct,
    DATABASE_REPLICA_URL: replica.urlOf(firstUrl),
  }
  const dataDirs: string[] = []
  const role = (name: string, program: 'serve' | 'worker', port: number): Member => {
    const dataDir = join(cluster.folder, name)
    mkdirSync(dataDir)
    dataDirs.push(dataDir)
    const url = pooler ? pooler.urlOf(direct) : direct
    const base = { databaseUrl: url, dataDir, port, publicUrl: proxy.url, simUrl, site: true }
    const env = { ...serverEnv({ ...base, worker: false }), ...captcha.env, ...bucket.env, ...database }
    const made = member(name, [join(ROOT, 'cms', 'dist', `${program}.mjs`)], env)
    ends.push(() => made.stop())
    return made
  }
  return {
    proxy,
    webs: [role('web-1', 'serve', ports[0]), role('web-2', 'serve', ports[1])],
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    worker: role('worker', 'worker', 0),
    dataDirs,
    primary,
    primaryFolder,
    firstUrl,
    replica,
    hasPgBouncer: isPooled,
    pool,
    simUrl,
  }
}

const simulatorArgs = (port: number, folder: string, url: string): string[] => [
  '--import',
  'tsx',
  join('tests', 'simulators', 'stripe', 'main.ts'),
  '--port',
  String(port),
  '--data',
  join(folder, 'stripe.json'),
  '--webhook-url',
  `${url}/api/webhooks/stripe`,
  '--webhook-secret',
  WEBHOOK_SECRET,
]
