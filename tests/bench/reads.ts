const COUNTRY = '/warehouse/map?southCoordinate=24&northCoordinate=50&westCoordinate=-125&eastCoordinate=-66'

/** Which goal holds for a read; a read without a kind is measured only. */
export type Kind = 'list' | 'need' | 'map' | 'facets'
export type Read = { name: string; paths: string[]; kind?: Kind; isNeverCached?: boolean }

const inTwoMonths = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The public reads of discovery, each with some varied paths. */
export const reads: readonly Read[] = [
  {
    name: 'list',
    kind: 'list',
    paths: ['/warehouse/?limit=24&skip=24', '/warehouse/?limit=24&regionScope=us&skip=48'],
  },
  {
    name: 'list, filtered',
    kind: 'list',
    paths: ['/warehouse/?limit=24&features=coldStorage&verified=true', '/warehouse/?limit=24&state=OH'],
  },
  {
    name: 'list near a place',
    kind: 'list',
    paths: ['/warehouse/?limit=24&latitude=39.96&longitude=-82.99', '/warehouse/?limit=24&query=43215'],
  },
  {
    name: 'list for a need',
    kind: 'need',
    paths: [
      `/warehouse/?limit=24&minPallets=300&priceTerm=6&freeFrom=${inTwoMonths}&query=${encodeURIComponent('Columbus, OH')}`,
      `/warehouse/?limit=24&minPallets=80&priceTerm=3&freeFrom=${inTwoMonths}&features=coldStorage&wishes=features.hazmat,certifications.gdp,verified,minRating.4`,
    ],
  },
  {
    name: 'near misses of a need',
    kind: 'need',
    paths: [
      `/warehouse/near-misses?minPallets=80&priceTerm=3&freeFrom=${inTwoMonths}&features=coldStorage&verified=true&minRating=4`,
    ],
  },
  {
    name: 'text search',
    kind: 'list',
    paths: ['cold storage', 'crossdock', 'returns processing'].map(
      (words) => `/search/warehouses?limit=24&query=${encodeURIComponent(words)}`,
    ),
  },
  {
    name: 'facets',
    kind: 'facets',
    paths: ['/warehouse/facets?', '/warehouse/facets?regionScope=us&verified=true', '/warehouse/facets?state=TX'],
  },
  {
    name: 'count',
    paths: ['/warehouse/count-warehouse?regionScope=us', '/warehouse/count-warehouse?features=coldStorage'],
  },
  { name: 'map of a country', kind: 'map', paths: [3, 4, 5].map((zoom) => `${COUNTRY}&zoom=${zoom}`) },
  {
    name: 'map of a state',
    kind: 'map',
    paths: ['/warehouse/map?southCoordinate=38&northCoordinate=42&westCoordinate=-85&eastCoordinate=-80&zoom=7'],
  },
  {
    name: 'suggestions',
    isNeverCached: true,
    paths: ['/search/suggestions?query=col', '/search/suggestions?query=cold+st'],
  },
]

/** The p95 in milliseconds that an uncached response may have, by the number of listings. */
export const GOALS: ReadonlyMap<number, Readonly<Partial<Record<Kind, number>>>> = new Map([
  [100_000, { list: 30, need: 50, map: 50, facets: 150 }],
  [1_000_000, { list: 60, map: 400, facets: 800 }],
])

/** How long nothing may hold up the server's event loop, at any size. */
export const LOOP_GOAL_MS = 50

/** How large an answer of the map may be, at any size. */
export const MAP_GOAL_BYTES = 50 * 1024

/** More than are asked while a cached answer lives, so that none is met. */
const UNCACHED = 20_000

/** The paths of a read, each with an excluded id of its own: no two have an answer in common. */
export const uncached = (paths: readonly string[]): string[] =>
  Array.from({ length: UNCACHED }, (_, at) => `${paths[at % paths.length] ?? ''}&excludeId=${at + 1}`)
