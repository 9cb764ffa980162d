import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp, buildNext } from '../../cms/start/build.ts'
import { buildServer, compileCacheOf, releaseProgram } from '../../cms/start/build-server.ts'
import { startPostgres } from '../../cms/start/postgres.ts'
import { freePort, runToEnd, type Child } from '../../cms/start/processes.ts'
import { readSamples } from '../setup/samples'
import { serverEnv } from '../setup/server-env'
import { startServer } from './servers'
import { measurePublishing } from './site-publishing'
import { siteReport, writeSiteSection } from './site-report'
import { measureScores } from './site-scores'

const ROOT = join(import.meta.dirname, '..', '..')
const TSX = ['--import', 'tsx']
const ARTICLES = 1000
const SCENARIO = process.env.BENCH_SCENARIO ?? 'demo'

/** Copies articles until there are as many as asked: other titles and addresses, equal texts. Answers their number. */
async function growArticles(pool: pg.Pool, wanted: number): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'articles' and column_name not in ('id', 'title', 'slug', 'translation_of_id')`,
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  await pool.query(
    `insert into articles (title, slug, ${names})
     select title || ' ' || n, slug || '-' || n, ${names} from articles, generate_series(2, 1000) n
     where _status = 'published' and slug is not null and translation_of_id is null order by n, id
     limit greatest(0, $1 - (select count(*) from articles) - (select count(*) from posts))`,
    [wanted],
  )
  const { rows: found } = await pool.query<{ n: number }>(
    `select (select count(*) from articles) + (select count(*) from posts) as n`,
  )
  return Number(found[0]?.n ?? 0)
}

async function pagesOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { listing, post, entry } = await readSamples(pool)
  return {
    home: '/',
    region: '/warehouses/region/midwest',
    search: '/search/warehouses',
    listing: `/warehouses/${listing}`,
    article: '/articles/read-a-rate-sheet-before-you-sign',
    news: `/news/${post}`,
    FAQ: '/faqs',
    'encyclopedia entry': `/encyclopedia/${entry}`,
  }
}

async function main(): Promise<void> {
  await buildApp()
  await buildNext()
  const load = loadavg()[0] ?? 0
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-bench-'))
  await chmod(folder, 0o755)
  const database = await startPostgres(join(folder, 'pg'), 'bench')
  const children: Child[] = []
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => undefined)
  try {
    const [port, simPort] = [await freePort(4530), await freePort(4730)]
    const simUrl = `http://127.0.0.1:${simPort}`
    const env = serverEnv({ databaseUrl: database.url, dataDir: join(folder, 'data'), port, simUrl })
    env.LOG_LEVEL = 'warn'
    children.push(await startServer('tests/simulators/stripe/main.ts', env, ['--port', String(simPort)]))
    console.log(`seeding (${SCENARIO})`)
    await runToEnd([...TSX, join(ROOT, 'seed', 'src', 'main.ts'), '--scenario', SCENARIO], { cwd: ROOT, env })
    const articles = await growArticles(pool, ARTICLES)
    console.log('building the site')
    const program = await buildServer()
    const began = performance.now()
    const cache = { NODE_COMPILE_CACHE: compileCacheOf(program) }
    await runToEnd([releaseProgram(program)], { cwd: ROOT, env: { ...env, ...cache } })
    const buildSeconds = (performance.now() - began) / 1000
    console.log(`built in ${buildSeconds.toFixed(1)} s`)
    children.push(await startServer('cms/src/server.ts', env))
    const url = `http://localhost:${port}`
    console.log('reading pages as Lighthouse')
    const scores = await measureScores(url, await pagesOf(pool))
    console.log('publishing')
    const publishing = await measurePublishing(url, pool)
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from market.listing_search where listed',
    )
    const section = siteReport({ listings: rows[0]?.n ?? 0, articles, load, buildSeconds, scores, publishing })
    console.log(section)
    if (SCENARIO === 'demo') writeSiteSection(join(ROOT, 'docs', 'bench.md'), section)
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
