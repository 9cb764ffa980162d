import { refreshListings } from '@stackyard/cms/modules/listings/discovery/operations/refresh-listings'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapItem } from '@stackyard/shared/schema/map'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

const list = (query: string, token?: string) =>
  call<ListingCard[]>(url, 'GET', `/warehouse/?${query}`, token ? { token } : {})
const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

/** What the read model holds itself, asked without the product's code. */
const idsWhere = async (condition: string): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from market.listing_search where listed and ${condition} order by id`,
  )
  return ids(rows)
}
const allIds = async (query: string): Promise<number[]> => {
  const found: number[] = []
  for (let skip = 0; ; skip += 100) {
    const { results, total = 0 } = await list(`${query}&sort=newest&limit=100&skip=${skip}`)
    found.push(...ids(results))
    if (skip + 100 >= total) return found.toSorted((a, b) => a - b)
  }
}

describe('the list', () => {
  it.each([
    ['R-298', 'regionScope=global', `region_scope = 'global'`],
    ['R-298', 'region=midwest', `region = 'midwest'`],
    ['R-298', 'country=DE', `country = 'DE'`],
    ['R-298', 'state=TX', `country = 'US' and state = 'TX'`],
    ['R-299', 'verified=true', 'is_verified'],
    ['R-299', 'verified=false', 'not is_verified'],
    ['R-299', 'featured=true', 'spotlight'],
    ['R-299', 'featured=false', 'not spotlight'],
    ['R-299', 'hotrack=true', 'hotrack'],
    ['R-299', 'hotrack=false', 'not hotrack'],
    ['R-299', 'visible=false', 'false'],
    ['R-300', 'categories=foodBeverage', `'foodBeverage' = any(categories)`],
    ['R-300', 'features=coldStorage', `'coldStorage' = any(features)`],
    ['R-300', 'numberOfBuildings=3', 'number_of_buildings >= 3'],
  ])('%s: %s narrows to those, and all of them', async (_rule, query, condition) => {
    const wanted = await idsWhere(condition)
    expect(await allIds(query)).toEqual(wanted)
    expect(wanted.length).toBeLessThan((await idsWhere('true')).length)
  })

  it('R-299: visible=true and visible=false part what an admin sees', async () => {
    const token = await tokenOf(url, 'admin')
    const [all, shown, hidden] = await Promise.all(
      ['limit=1', 'limit=1&visible=true', 'limit=1&visible=false'].map(
        async (query) => (await list(query, token)).total,
      ),
    )
    const { rows } = await pool.query<{ shown: number; hidden: number }>(
      'select count(*) filter (where visible)::int as shown, count(*) filter (where not visible)::int as hidden from market.listing_search',
    )
    expect([shown, hidden]).toEqual([rows[0]?.shown, rows[0]?.hidden])
    expect(all).toBe((shown ?? 0) + (hidden ?? 0))
  })

  it.each(['query', 'search'])('R-301: %s finds by a word of the name', async (name) => {
    const { rows } = await pool.query<{ name: string }>('select name from market.listing_search where id = $1', [
      listingIds.main,
    ])
    const [first = ''] = (rows[0]?.name ?? '').toLowerCase().split(' ')
    const found = await list(`${name}=${encodeURIComponent(first)}&limit=100`)
    expect(ids(found.results)).toContain(listingIds.main)
    expect(found.total).toBeLessThan((await list('limit=1')).total ?? 0)
  })

  it('R-282: unless said it is page 1 of ten, and skip 10 is page 2', async () => {
    const inOrder = await pool.query<{ id: number }>(
      `select id from market.listing_search where listed order by sunk, priority desc, is_verified desc, average_rating desc, id limit 30`,
    )
    const front = ids((await list('featured=true&limit=5')).results)
    // The list begins with spotlighted ones and goes on with all others.
    const wanted = [...front, ...ids(inOrder.rows).filter((id) => !front.includes(id))]
    const first = ids((await list('')).results)
    expect(first).toEqual(wanted.slice(0, 10))
    expect(first).toEqual(ids((await list('limit=10&skip=0')).results))
    expect(ids((await list('skip=10')).results)).toEqual(wanted.slice(10, 20))
    expect(ids((await list('limit=10&skip=3')).results)).toEqual(wanted.slice(3, 13))
    expect((await list('', await tokenOf(url, 'admin'))).results).toHaveLength(10)
  })

  it('R-293: limit and skip page it, and total counts all', async () => {
    const wanted = await idsWhere(`country = 'US' and state = 'TX'`)
    const page = await list('state=TX&sort=newest&limit=3&skip=2')
    expect(page.total).toBe(wanted.length)
    expect(ids(page.results)).toEqual(wanted.toReversed().slice(2, 5))
  })

  it('R-292: excludeId leaves one out', async () => {
    const wanted = await idsWhere(`country = 'US' and state = 'OH'`)
    expect(wanted).toContain(listingIds.main)
    expect(await allIds(`state=OH&excludeId=${listingIds.main}`)).toEqual(wanted.filter((id) => id !== listingIds.main))
  })

  it('R-290: the four bounds keep to what lies within, in the list and on the map', async () => {
    const { rows } = await pool.query<{ latitude: number; longitude: number }>(
      'select latitude, longitude from market.listing_search where id = $1',
      [listingIds.main],
    )
    const { latitude = 0, longitude = 0 } = rows[0] ?? {}
    const [south, north] = [latitude - 0.5, latitude + 0.5]
    const [west, east] = [longitude - 0.5, longitude + 0.5]
    const box = `southCoordinate=${south}&northCoordinate=${north}&westCoordinate=${west}&eastCoordinate=${east}`
    const wanted = await idsWhere(`latitude between ${south} and ${north} and longitude between ${west} and ${east}`)
    expect(wanted).toContain(listingIds.main)
    expect(await allIds(box)).toEqual(wanted)
    const { results } = await call<MapItem[]>(url, 'GET', `/warehouse/map?${box}`)
    expect(results.map((item) => (item.kind === 'pin' ? item.id : 0)).toSorted((a, b) => a - b)).toEqual(wanted)
  })

  it.each([50, 100, 300])('R-295: a radius of %i miles holds those within it, nearest first', async (miles) => {
    const center = { latitude: 39.96, longitude: -82.99 }
    const distance = `earth_distance(ll_to_earth(${center.latitude}, ${center.longitude}), ll_to_earth(latitude, longitude)) / 1609.344`
    const wanted = await idsWhere(`latitude is not null and ${distance} <= ${miles}`)
    const query = `latitude=${center.latitude}&longitude=${center.longitude}&radiusInMiles=${miles}`
    expect(wanted.length).toBeGreaterThan(0)
    expect(await allIds(query)).toEqual(wanted)
    const { results } = await list(`${query}&limit=100`)
    const { rows } = await pool.query<{ id: number }>(
      `select id from market.listing_search where id = any($1) order by ${distance}, id`,
      [ids(results)],
    )
    expect(ids(results)).toEqual(ids(rows))
  })

  it('R-294: nearby ones are verified, visible, within 100 miles and without the listing itself', async () => {
    const query = `latitude=39.96&longitude=-82.99&radiusInMiles=100&visible=true&verified=true&excludeId=${listingIds.main}&limit=10`
    const { results, total = 0 } = await list(query)
    expect(total).toBeGreaterThan(0)
    expect(results).toHaveLength(Math.min(10, total))
    expect(results.every(({ isVerified, visible, id }) => isVerified && visible && id !== listingIds.main)).toBe(true)
  })

  it('R-302: the map takes the filters of the list and the type, and answers them all', async () => {
    const map = (query: string) => call<MapItem[]>(url, 'GET', `/warehouse/map?${query}`)
    const { results, total } = await map('state=TX&verified=true&type=warehouse')
    const wanted = await idsWhere(`country = 'US' and state = 'TX' and is_verified and location is not null`)
    expect(results.map((item) => (item.kind === 'pin' ? item.id : 0)).toSorted((a, b) => a - b)).toEqual(wanted)
    expect(total).toBe(wanted.length)
  })

  it('R-285: no answer may be kept by a cache, and a change shows in the very next', async () => {
    for (const path of ['/warehouse/?limit=5', '/warehouse/facets', '/search/?query=storage', '/config'])
      expect((await call(url, 'GET', path)).headers.get('cache-control'), path).toBe('no-store')
    const [id = 0] = (await idsWhere(`state = 'TX'`)).slice(-1)
    const rename = async (name: string) => {
      await pool.query('update warehouses set name = $2 where id = $1', [id, name])
      await refreshListings(drizzle(pool), [id])
    }
    const found = async () => (await list('query=Zebrawood')).total
    const { rows } = await pool.query<{ name: string }>('select name from market.listing_search where id = $1', [id])
    expect(await found()).toBe(0)
    try {
      await rename('Zebrawood Depot')
      expect(await found()).toBe(1)
    } finally {
      await rename(rows[0]?.name ?? '')
    }
    expect(await found()).toBe(0)
  })
})

describe('spotlighted ones in front', () => {
  it('R-283: show once and first on page 1 of a visitor, and total counts the main list', async () => {
    const spotlit = ids((await list('featured=true&limit=5')).results)
    const { results, total } = await list('limit=10')
    expect(ids(results).slice(0, spotlit.length)).toEqual(spotlit)
    expect(new Set(ids(results)).size).toBe(results.length)
    expect(total).toBe((await idsWhere('true')).length)
  })

  it.each([10, 24])('R-283, R-293: add up to total in pages of %i, each listing once', async (limit) => {
    const { total = 0 } = await list(`state=TX&limit=${limit}`)
    const pages = Array.from({ length: Math.ceil(total / limit) }, (_, page) => page * limit)
    const found: number[] = []
    for (const skip of pages) {
      const { results } = await list(`state=TX&limit=${limit}&skip=${skip}`)
      expect(results).toHaveLength(Math.min(limit, total - skip))
      found.push(...ids(results))
    }
    expect(found.toSorted((a, b) => a - b)).toEqual(await idsWhere(`country = 'US' and state = 'TX'`))
  })

  it('R-284: are not put there for an admin', async () => {
    const token = await tokenOf(url, 'admin')
    const { rows } = await pool.query<{ id: number }>(
      `select id from market.listing_search order by sunk, priority desc, is_verified desc, average_rating desc, id limit 10`,
    )
    expect(ids((await list('limit=10', token)).results)).toEqual(ids(rows))
  })
})

describe('another’s listing', () => {
  it('R-297: is neither changed nor deleted by a seller who doesn’t own it', async () => {
    const { token } = await newSeller({ url, pool })
    const before = await pool.query('select name, visible from warehouses where id = $1', [listingIds.main])
    const path = `/warehouse/${listingIds.main}`
    const changed = await call(url, 'PUT', path, { token, body: { name: 'Mine now', version: 1 } })
    const deleted = await call(url, 'DELETE', path, { token })
    expect([403, 404]).toContain(changed.status)
    expect([403, 404]).toContain(deleted.status)
    expect((await pool.query('select name, visible from warehouses where id = $1', [listingIds.main])).rows).toEqual(
      before.rows,
    )
  })
})
