import type { SQL } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { planOf } from '../../../setup/plan-of'
import { multiplyListings, statements } from './explain'

const COPIES = 30
const columbus = { latitude: 39.96, longitude: -82.99 }
const merchant = { id: 1, userType: 'customer' }
const bounds = { southCoordinate: 39, northCoordinate: 41, westCoordinate: -84, eastCoordinate: -82 }

/** What is asked → the statement, and the indexes of which one must lead to the rows. */
const cases: [string, SQL, RegExp][] = [
  ['the list of all', statements.list({}), /Index (?:Only )?Scan using listing_facet_order_idx/],
  [
    'the list of the United States',
    statements.list({ regionScope: 'us' }),
    /Index (?:Only )?Scan using listing_facet_(scope|order)_idx/,
  ],
  [
    'the list of a region',
    statements.list({ region: 'midwest' }),
    /Index (?:Only )?Scan using listing_facet_(region|order)_idx/,
  ],
  [
    'the list of a state',
    statements.list({ country: 'US', state: 'OH' }),
    /Index (?:Only )?Scan using listing_facet_state_idx/,
  ],
  [
    'the list of a country',
    statements.list({ country: 'DE' }),
    /Index (?:Only )?Scan using listing_facet_(country|state)_idx/,
  ],
  [
    'spotlighted listings',
    statements.list({ featured: true }),
    /Index (?:Only )?Scan using listing_facet_spotlight_idx/,
  ],
  ['HotRacks', statements.list({ hotrack: true }), /Index (?:Only )?Scan using listing_facet_(hotrack|order)_idx/],
  ['listings near a place', statements.list({ ...columbus, radiusInMiles: 50 }), /listing_facet_earth_idx/],
  ['listings within bounds', statements.list({ ...bounds, sort: 'rating' }), /listing_facet_point_idx/],
  [
    'bounds across the antimeridian',
    statements.list({
      southCoordinate: 20,
      northCoordinate: 22,
      westCoordinate: 170,
      eastCoordinate: -155,
      sort: 'rating',
    }),
    /listing_facet_point_idx/,
  ],
  [
    'a text',
    statements.list({}, { words: 'calloway memphis' }),
    /listing_facet_words_idx[\s\S]*listing_facet_words_idx/,
  ],
  ['the listings of a seller', statements.list({ sellerId: 4, sort: 'name' }), /listing_facet_seller_idx/],
  [
    'free space from a day',
    statements.list({ freeFrom: '2030-01-01', minPallets: 100 }),
    /Index (?:Only )?Scan using listing_facet_order_idx/,
  ],
  [
    'a need near a place by its total',
    statements.list({ ...columbus, radiusInMiles: 50, minPallets: 20, priceTerm: 6, sort: 'total' }, {}, merchant),
    /listing_facet_earth_idx/,
  ],
  [
    'one listing by id, url or slug',
    statements.detail(),
    /(?=[\s\S]*listing_search_pkey)(?=[\s\S]*listing_search_url_idx)(?=[\s\S]*listing_search_slug_idx)(?=[\s\S]*listing_search_seller_idx)/,
  ],
  [
    'the page of a listing, its neighbors in the order of the index',
    statements.listingPage(),
    /(?=[\s\S]*listing_facet_earth_idx on listing_facet f[^>]*Order By)(?=[\s\S]*listing_search_slug_idx)(?=[\s\S]*listing_search_seller_idx)/,
  ],
]

describe('every query of discovery has its index', () => {
  let client: PoolClient
  beforeAll(async () => {
    client = await sharedStack().pool.connect()
    await client.query('begin')
    await multiplyListings(client, COPIES)
  })
  afterAll(async () => {
    await client.query('rollback')
    await client.query('vacuum market.listing_search')
    await client.query('vacuum market.listing_facet')
    client.release()
  })

  it.each(cases)('%s', async (_, statement, index) => {
    const plan = await planOf(client, statement)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on listing_(search|facet)/)
  })
})
