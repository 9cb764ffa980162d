import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildNext } from '../../cms/start/build.ts'
import { startPostgres } from '../../cms/start/postgres.ts'
import { freePort, runToEnd, type Child } from '../../cms/start/processes.ts'
import { ACTORS, PASSWORD } from '../setup/actors'
import { serverEnv } from '../setup/server-env'
import { eventually } from '../setup/wait'
import { measureGrowth } from './growth'
import { GROWTH_HEADING } from './growth-report'
import { LOOP_PRELOAD } from './loop-delay'
import { measure, type Figures } from './measure'
import { subjectsOf, type Subject } from './questions'
import { report, table, type Row } from './report'
import { panelCookie, startServer } from './servers'
import { writeHead } from './section'
import { SCENARIO } from './stand'

const ROOT = join(import.meta.dirname, '..', '..')
const CONNECTIONS = 8
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 2
/** `--million` adds the largest size, which takes up to half an hour and some gigabytes of disk. */
const { values } = parseArgs({ options: { million: { type: 'boolean', default: false } } })
const SIZES = [{ target: 100_000, times: 10 }, ...(values.million ? [{ target: 1_000_000, times: 100 }] : [])]

const sum = (rounds: Figures[]): Figures => ({
  perSecond: rounds.reduce((total, round) => total + round.perSecond, 0) / rounds.length,
  p50: Math.min(...rounds.map((round) => round.p50)),
  p95: Math.min(...rounds.map((round) => round.p95)),
  largestBytes: Math.max(...rounds.map((round) => round.largestBytes)),
  requests: rounds.reduce((total, round) => total + round.requests, 0),
})

type Servers = { ours: string; bare: string; cookie: string }

/** The three servers in turn, round by round, so that what else the machine does falls on each alike. */
async function measureSubject(subject: Subject, index: number, { ours, bare, cookie }: Servers): Promise<Row> {
  const targets = {
    ours: { url: ours, paths: subject.questions.map((question) => question.ours) },
    bare: { url: bare, paths: subject.questions.map((_, at) => `/${index}/${at}`) },
    payload: {
      url: ours,
      paths: subject.questions.map((question) => question.payload),
      headers: { cookie, origin: ours },
    },
  }
  const found: Record<keyof typeof targets, Figures[]> = { ours: [], bare: [], payload: [] }
  for (const name of ['ours', 'bare', 'payload'] as const) await measure(targets[name], 2, 1)
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['ours', 'bare', 'payload'] as const)
      found[name].push(await measure(targets[name], CONNECTIONS, SECONDS))
  return { name: subject.name, ours: sum(found.ours), bare: sum(found.bare), payload: sum(found.payload) }
}

async function main(): Promise<void> {
  await buildNext()
  const load = loadavg()[0] ?? 0
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-bench-'))
  await chmod(folder, 0o755)
  const database = await startPostgres(join(folder, 'pg'), { name: 'bench' })
  const children: Child[] = []
  try {
    const [port, barePort, simPort] = [await freePort(4510), await freePort(4610), await freePort(4710)]
    const simUrl = `http://127.0.0.1:${simPort}`
    const env = {
      ...serverEnv({ databaseUrl: database.url, dataDir: join(folder, 'data'), port, simUrl, worker: false }),
      LOG_LEVEL: 'warn',
    }
    children.push(await startServer('tests/simulators/stripe/main.ts', env, ['--port', String(simPort)]))
    console.log(`seeding (${SCENARIO})`)
    await runToEnd(['--import', 'tsx', join(ROOT, 'seed', 'src', 'main.ts'), '--scenario', SCENARIO], {
      cwd: ROOT,
      env,
    })
    const pool = new pg.Pool({ connectionString: database.url, max: 2 })
    pool.on('error', () => undefined)
    const subjects = await subjectsOf(pool)
    const count = await pool.query<{ n: number }>('select count(*)::int as n from warehouses')
    const questions = join(folder, 'questions.json')
    writeFileSync(questions, JSON.stringify(subjects))
    const serve = () => startServer('cms/src/server.ts', env, [], [LOOP_PRELOAD])
    const compared = await serve()
    children.push(compared)
    children.push(
      await startServer('tests/bench/bare-server.ts', { ...env, PORT: String(barePort), BENCH_QUESTIONS: questions }),
    )
    const ours = `http://localhost:${port}`
    const servers = {
      ours,
      bare: `http://127.0.0.1:${barePort}`,
      cookie: await panelCookie(ours, ACTORS.admin, PASSWORD),
    }
    const rows: Row[] = []
    for (const [index, subject] of subjects.entries()) rows.push(await measureSubject(subject, index, servers))
    console.log(`\n${table(rows)}\n`)
    const setting = {
      listings: count.rows[0]?.n ?? 0,
      connections: CONNECTIONS,
      seconds: SECONDS,
      rounds: ROUNDS,
      load,
    }
    // Payload's REST leaves hundreds of megabytes behind, whose collection would hold up what is measured next.
    await compared.stop()
    const server = await serve()
    children.push(server)
    await eventually('the panel stands', 60_000, async () => (await fetch(`${ours}/api/health/ready`)).ok || undefined)
    const growth = await measureGrowth({ ours, server, pool, connections: CONNECTIONS, seconds: SECONDS, sizes: SIZES })
    await pool.end()
    const file = join(ROOT, 'docs', 'bench.md')
    writeHead(file, report(rows, setting, growth), [GROWTH_HEADING])
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
