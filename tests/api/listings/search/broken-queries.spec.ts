import type { EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import { listingFilters } from '@stackyard/shared/schema/listing-query'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

type Stated = { '~orpc': { route: { method?: string; path?: string }; meta: EndpointMeta } }

/** The lists, maps and counts of discovery that anybody may ask for, by their paths in the contract. */
const { warehouse, search, searchAll, searchService, searchUser, services, posts } = contract
const paths = [warehouse, search, searchAll, searchService, searchUser, services, posts]
  .flatMap((group) => Object.values<object>(group))
  .map((endpoint) => (endpoint as Stated)['~orpc'])
  .filter(({ route, meta }) => route.method === 'GET' && meta.audience.includes('public'))
  .map(({ route }) => route.path ?? '')
const lists = paths.filter((path) => !path.includes('{'))
const records = paths.filter((path) => path.includes('{'))

const INJECTIONS = [
  "' or '1'='1",
  "'; select pg_sleep(30); --",
  '1; drop table warehouses',
  '") or 1=1 --',
  '%_\\',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '-1e308',
  '99999999999999999999',
  'NaN',
  '0x10',
  '-0.5',
  '[]',
  'true,false,,',
  '0000-00-00',
  'a & b | !c <-> d:*',
  '\u{1F4E6}'.repeat(120),
]

const names = [...Object.keys(listingFilters), 'limit', 'skip', 'sort', 'zoom', 'type', 'serviceType', 'subtypesQuery']
const value = fc.oneof(fc.constantFrom(...INJECTIONS), fc.string({ maxLength: 40 }), fc.double().map(String))
const name = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom('limit[]', 'region[a]', 'query[$ne]', '__proto__', 'constructor', '', '%'),
)
/** A query string, now and then with percent signs that mean nothing. */
const query = fc
  .tuple(fc.array(fc.tuple(name, value), { maxLength: 6 }), fc.constantFrom('', '&%', '&%zz=%', '&&=&='))
  .map(([pairs, rest]) => pairs.map(([key, text]) => `${key}=${encoded(text)}`).join('&') + rest)

/** As a browser writes it into an address: what is half a character becomes the sign for an unknown one. */
const encoded = (text: string) => new URLSearchParams({ v: text }).toString().slice(2)

/** Always the same ones: a failure is met by everybody or by nobody. */
const fixed = { seed: 20_261_122, endOnFailure: true }

describe('a broken query string', () => {
  it('is asked of every public list, map, count and search', () => {
    expect(lists).toEqual(
      expect.arrayContaining([
        '/warehouse/',
        '/warehouse/map',
        '/warehouse/count-warehouse',
        '/warehouse/facets',
        '/warehouse/relax',
        '/warehouse/near-misses',
        '/search/',
        '/search/warehouses',
        '/search/suggestions',
        '/search/services',
        '/search/news',
        '/services/',
      ]),
    )
  })

  it('is ignored or cut to what makes sense: never an error of any kind', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...lists), query, async (path, asked) => {
      const reply = await call(url, 'GET', `${path}?${asked}`)
      expect(reply.status, `${path}?${asked}`).toBe(200)
    })
    await fc.assert(property, { ...fixed, numRuns: 160 })
  })

  it('in place of an id finds nothing or one record: never a 500', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...records), value, async (path, id) => {
      const asked = path.replace(/\{\w+\}/, encoded(id).replaceAll('+', '%20') || 'none')
      expect([200, 400, 404], asked).toContain((await call(url, 'GET', asked)).status)
    })
    await fc.assert(property, { ...fixed, numRuns: 60 })
  })

  it('changes no row and leaves every list as it was, whichever parameter carries it', async () => {
    const rows = async () =>
      (await call<ListingCard[]>(url, 'GET', '/warehouse/?limit=30&sort=name')).results.map(({ id }) => id)
    const listings = async () =>
      (await pool.query<{ n: number }>('select count(*)::int as n from warehouses')).rows[0]?.n
    const [before, count] = [await rows(), await listings()]
    for (const [index, text] of INJECTIONS.entries()) {
      const asked = Object.keys(listingFilters).filter((_, at) => at % INJECTIONS.length === index)
      const string = [...asked, 'sort', 'coordinates'].map((key) => `${key}=${encoded(text)}`).join('&')
      for (const path of ['/warehouse/', '/warehouse/map', '/search/'])
        expect((await call(url, 'GET', `${path}?${string}`)).status, `${path}?${string}`).toBe(200)
    }
    expect(await rows()).toEqual(before)
    expect(await listings()).toBe(count)
  })
})
