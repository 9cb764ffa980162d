import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp, buildNext } from '../../cms/start/build.ts'
import { buildServer, buildSite } from '../../cms/start/build-server.ts'
import { growListings } from './grow'
import { editToLive, postToLive } from './pages-live'
import { onceEach, peakMegabytes, throughput } from './pages-load'
import { nginxThroughput } from './pages-nginx'
import { pagesReport, writePagesSection } from './pages-report'
import { eventually } from '../setup/wait'
import { SCENARIO, withStand } from './stand'

const ROOT = join(import.meta.dirname, '..', '..')
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CACHED = 200
const UNCACHED = 600
/** Pages that are drawn first, until V8 has compiled what draws them. */
const WARM_UP = 300
const { values } = parseArgs({ options: { times: { type: 'string', default: '1' } } })
/** `--times 100` measures beside a hundred times as many listings; its figures are said, and not written down. */
const TIMES = Number(values.times)
if (!Number.isInteger(TIMES) || TIMES < 1)
  throw new Error(`--times takes a whole number from 1 on, not ${values.times}`)

/** The bytes that readers get; `fetch` would unpack them. */
const bytesOf = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })

async function bodiesOf(url: string, paths: readonly string[]): Promise<{ path: string; body: Buffer }[]> {
  const pages = []
  for (const path of paths) pages.push({ path, body: await bytesOf(url + path) })
  return pages
}

async function main(): Promise<void> {
  await buildApp()
  await buildNext()
  const load = loadavg()[0] ?? 0
  await withStand(4550, async ({ pool, url, serve }) => {
    console.log('building the site')
    const program = await buildServer()
    await buildSite(program)
    await growListings(pool, TIMES)
    const pid = (await serve()).process.pid ?? 0
    const { rows } = await pool.query<{ id: number; slug: string }>(
      'select id, slug from market.listing_search where listed order by id limit 10000',
    )
    const paths = rows.map(({ slug }) => `/warehouses/${slug}`)
    await eventually('the panel and the pages stand', 60_000, async () =>
      (await fetch(`${url}/api/health/ready`)).ok ? true : undefined,
    )
    await onceEach(url, paths.slice(0, WARM_UP))
    console.log('pages that nobody asked for before')
    const uncachedPerSecond = await onceEach(url, paths.slice(WARM_UP, WARM_UP + UNCACHED))
    console.log('cached pages')
    const cachedPaths = paths.slice(WARM_UP, WARM_UP + CACHED)
    await throughput({ url, paths: cachedPaths, seconds: 2, pids: [pid] })
    const cached = await throughput({ url, paths: cachedPaths, seconds: SECONDS, pids: [pid] })
    const folder = mkdtempSync(join(tmpdir(), 'stackyard-nginx-'))
    const nginx = await nginxThroughput(folder, await bodiesOf(url, cachedPaths), SECONDS)
    rmSync(folder, { recursive: true, force: true })
    console.log('edits and posts')
    const { rows: counted } = await pool.query<{ n: number }>(
      'select count(*)::int as n from market.listing_search where listed',
    )
    const first = rows[0]
    if (!first) throw new Error('there is no listing')
    const edit = await editToLive(url, first)
    const post = await postToLive(url)
    const figures = { listings: counted[0]?.n ?? 0, load, edit, post, cached, nginx, uncachedPerSecond }
    const section = pagesReport({ ...figures, peakMegabytes: peakMegabytes(pid) })
    console.log(section)
    if (SCENARIO === 'demo' && TIMES === 1) writePagesSection(join(ROOT, 'docs', 'bench.md'), section)
  })
}

await main()
