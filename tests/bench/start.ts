import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../cms/start/processes.ts'
import { type Started, startCommand } from '../setup/start-command'
import { startReport, writeStartSection } from './start-report'

const ROOT = join(import.meta.dirname, '..', '..')
const BUILT = ['cms/dist', 'cms/.next', 'marketplace-app/dist', 'site/dist']
const MANY = 100_000
const LONGEST_MS = 15 * 60 * 1000

/** Pages of every kind that a catalog of this size has. */
const PAGES = ['/', '/warehouses', '/warehouses/us', '/services', '/news', '/sitemap-index.xml', '/search/warehouses']

const okOf = async (url: string): Promise<number> => (await fetch(url)).status

/** Seconds from the command to the first page, and what was started. */
async function timed(dataDir: string, env: Record<string, string>): Promise<{ seconds: number; started: Started }> {
  const began = performance.now()
  const started = startCommand(dataDir, await freePort(4850), { env })
  await started.until('Ready in', LONGEST_MS)
  const status = await okOf(`${started.url()}/`)
  if (status !== 200) throw new Error(`the first page answered ${status}:\n${started.said().slice(-2000)}`)
  return { seconds: (performance.now() - began) / 1000, started }
}

async function once(dataDir: string, env: Record<string, string>): Promise<number> {
  const { seconds, started } = await timed(dataDir, env)
  await started.kill('SIGTERM')
  return seconds
}

/** A start that makes many listings, and what its pages answer. */
async function manyListings(dataDir: string) {
  const env = { SEED_SCENARIO: 'load', SEED_LISTINGS: String(MANY) }
  const { seconds, started } = await timed(dataDir, env)
  const url = started.url()
  const list = (await (await fetch(`${url}/api/warehouse/?limit=1`)).json()) as {
    total: number
    results: { slug: string }[]
  }
  const paths = [...PAGES, ...list.results.map(({ slug }) => `/warehouses/${slug}`)]
  const failed: string[] = []
  for (const path of paths) if ((await okOf(url + path)) !== 200) failed.push(path)
  await started.kill('SIGTERM')
  return { seconds, again: await once(dataDir, env), listings: list.total, pages: paths.length, failed }
}

async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-start-'))
  // Where root runs this, the database is another user's, who has to reach its folder.
  chmodSync(folder, 0o755)
  try {
    for (const built of BUILT) rmSync(join(ROOT, built), { recursive: true, force: true })
    const first = await once(join(folder, 'demo'), { SEED_SCENARIO: 'demo' })
    const second = await once(join(folder, 'demo'), { SEED_SCENARIO: 'demo' })
    const many = await manyListings(join(folder, 'many'))
    const section = startReport({ load, first, second, many })
    console.log(section)
    writeStartSection(join(ROOT, 'docs', 'bench.md'), section)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
}

await main()
