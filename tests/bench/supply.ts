import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../cms/start/build.ts'
import { signInWith, ACTORS, PASSWORD } from '../setup/actors'
import { measure } from './measure'
import { SCENARIO, withStand } from './stand'
import { measureScreens } from './supply-browser'
import { supplyReport, writeSupplySection, type SupplyFigures } from './supply-report'
import { timeAutosave, timeImport } from './supply-writes'

const ROOT = join(import.meta.dirname, '..', '..')
const SECONDS = 4

/** What the admins' table asks for: its first page, another order, filters, and a page deep in it. */
const tables = {
  'first page': ['?limit=50'],
  'sorted by name, city, rating': ['name', 'city', 'rating'].map((by) => `?limit=50&sortBy=${by}&order=asc`),
  filtered: ['?limit=50&verified=false', '?limit=50&hasDiamond=true', '?limit=50&region=midwest'],
  searched: ['?limit=50&query=harbor', '?limit=50&query=columbus'],
  'its 150th page': ['?limit=50&skip=7450'],
}

async function measureAll(url: string): Promise<Omit<SupplyFigures, 'load' | 'listings'>> {
  const admin = await signInWith(url, ACTORS.admin, PASSWORD)
  const seller = await signInWith(url, ACTORS.seller, PASSWORD)
  const headers = { authorization: `Bearer ${admin.token}` }
  const table: SupplyFigures['table'] = []
  for (const [name, queries] of Object.entries(tables)) {
    const paths = queries.map((query) => `/api/warehouse/findWarehouseForDashboard${query}`)
    await measure({ url, paths, headers }, 1, 1)
    const { p50, p95 } = await measure({ url, paths, headers }, 1, SECONDS)
    table.push({ name, p50, p95 })
  }
  console.log('the table', table)
  const autosave = await timeAutosave(url, seller)
  console.log('autosave', autosave)
  const screens = await measureScreens(url, { admin, seller })
  console.log('screens', screens)
  const imports = await timeImport(url, seller)
  console.log('import', imports)
  return { table, autosave, screens, imports }
}

async function main(): Promise<void> {
  await buildApp()
  const load = loadavg()[0] ?? 0
  await withStand(4560, async ({ pool, url, serve }) => {
    await serve()
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from market.listing_search')
    const section = supplyReport({ listings: rows[0]?.n ?? 0, load, ...(await measureAll(url)) })
    console.log(section)
    if (SCENARIO === 'demo') writeSupplySection(join(ROOT, 'docs', 'bench.md'), section)
  })
}

await main()
