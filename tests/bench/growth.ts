import type pg from 'pg'
import { growListings } from './grow'
import { measure, type Figures } from './measure'

/** So many questions that none is asked twice while it is measured: what an answer costs that is not kept yet. */
const ANEW = 4000
const WARM = 3
const anew = (path: string): string[] => Array.from({ length: ANEW }, (_, at) => `${path}&excludeId=${at + 1}`)

const COUNTRY = '/warehouse/map?southCoordinate=24&northCoordinate=50&westCoordinate=-125&eastCoordinate=-66'

/** The public reads of discovery by name, each with some varied paths; answers are kept until a listing changes. */
const reads: Record<string, string[]> = {
  list: ['/warehouse/?limit=24&skip=24', '/warehouse/?limit=24&regionScope=us&skip=48'],
  'list, filtered': ['/warehouse/?limit=24&features=coldStorage&verified=true', '/warehouse/?limit=24&state=OH'],
  'list near a place': ['/warehouse/?limit=24&latitude=39.96&longitude=-82.99', '/warehouse/?limit=24&query=43215'],
  'text search': ['cold storage', 'crossdock', 'returns processing'].map(
    (words) => `/search/warehouses?limit=24&query=${encodeURIComponent(words)}`,
  ),
  facets: ['/warehouse/facets', '/warehouse/facets?regionScope=us&verified=true', '/warehouse/facets?state=TX'],
  count: ['/warehouse/count-warehouse?regionScope=us', '/warehouse/count-warehouse?features=coldStorage'],
  'map of a country': [3, 4, 5].map((zoom) => `${COUNTRY}&zoom=${zoom}`),
  'map of a state': [
    '/warehouse/map?southCoordinate=38&northCoordinate=42&westCoordinate=-85&eastCoordinate=-80&zoom=7',
  ],
  'list near a place, anew': anew('/warehouse/?limit=24&latitude=39.96&longitude=-82.99'),
  'text search, anew': anew('/search/warehouses?limit=24&query=cold+storage'),
  'facets, anew': anew('/warehouse/facets?regionScope=us&verified=true'),
  'map of a country, anew': anew(`${COUNTRY}&zoom=4`),
  suggestions: ['/search/suggestions?query=col', '/search/suggestions?query=cold+st'],
}

export type GrowthRow = { name: string; small: Figures; large: Figures }
export type Growth = { rows: GrowthRow[]; smallCount: number; largeCount: number }
type Setting = { ours: string; pool: pg.Pool; connections: number; seconds: number; times: number }

const countOf = async (pool: pg.Pool): Promise<number> =>
  (await pool.query<{ n: number }>('select count(*)::int as n from market.listing_search')).rows[0]?.n ?? 0

async function measureAll({ ours, connections, seconds }: Setting): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures>()
  for (const [name, paths] of Object.entries(reads)) {
    const target = { url: ours, paths: paths.map((path) => `/api${path}`) }
    await measure({ ...target, paths: target.paths.slice(0, WARM) }, 1, Math.min(1, seconds))
    found.set(name, await measure(target, connections, seconds))
  }
  return found
}

/** Every read at the size of the seed and at `times` as many listings. The read model stays grown. */
export async function measureGrowth(setting: Setting): Promise<Growth> {
  const { pool, times } = setting
  const smallCount = await countOf(pool)
  const small = await measureAll(setting)
  await growListings(pool, times)
  const large = await measureAll(setting)
  const rows = [...small].flatMap(([name, before]) => {
    const after = large.get(name)
    return after ? [{ name, small: before, large: after }] : []
  })
  return { rows, smallCount, largeCount: await countOf(pool) }
}
