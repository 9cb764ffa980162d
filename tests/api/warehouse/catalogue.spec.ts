import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapItem } from '@stackyard/shared/schema/map'
import { afterEach, describe, expect, it } from 'vitest'
import { call } from '../../setup/api'
import { sharedStack } from '../../setup/stack'

const { url, pool } = sharedStack()

type Filters = Record<string, string>
const text = (filters: Filters) => new URLSearchParams(filters).toString()
const countOf = async (filters: Filters = {}) =>
  (await call<{ count: number }>(url, 'GET', `/warehouse/count-warehouse?${text(filters)}`)).results.count

/** Listings that no other test looks at by its number: hidden here and shown again. */
const pick = async (count: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    'select id from market.listing_search where listed order by id desc limit $1',
    [count],
  )
  return rows.map(({ id }) => id)
}
const show = (ids: number[], listed: boolean) =>
  pool.query('update market.listing_search set listed = $2 where id = any($1)', [ids, listed])

describe('the catalogue in memory', () => {
  let hidden: number[] = []
  afterEach(async () => {
    await show(hidden, true)
    hidden = []
  })

  it('counts what was committed before it was asked, at once', async () => {
    const before = await countOf()
    hidden = await pick(3)
    for (const [index, id] of hidden.entries()) {
      await show([id], false)
      expect(await countOf()).toBe(before - index - 1)
    }
    await show(hidden, true)
    expect(await countOf()).toBe(before)
  })

  it('sees a transaction that began before others and ends after them', async () => {
    const before = await countOf()
    hidden = await pick(2)
    const [slow = 0, quick = 0] = hidden
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('update market.listing_search set listed = false where id = $1', [slow])
      expect(await countOf()).toBe(before)
      await show([quick], false)
      expect(await countOf()).toBe(before - 1)
      expect(await countOf()).toBe(before - 1)
      await client.query('commit')
    } finally {
      client.release()
    }
    expect(await countOf()).toBe(before - 2)
  })

  it('forgets rows that were removed or rolled back, and takes in new ones', async () => {
    const before = await countOf()
    const [id = 0] = await pick(1)
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `create temporary table kept on commit drop as select * from market.listing_search where id = $1`,
        [id],
      )
      await client.query(`update kept set id = 900000001, slug = 'a-copy', warehouse_url = 'a-copy'`)
      await client.query('insert into market.listing_search select * from kept')
      await client.query('commit')
      expect(await countOf()).toBe(before + 1)
      await client.query('begin')
      await client.query('delete from market.listing_search where id = 900000001')
      await client.query('rollback')
      expect(await countOf()).toBe(before + 1)
    } finally {
      await client.query('delete from market.listing_search where id = 900000001')
      client.release()
    }
    expect(await countOf()).toBe(before)
  })

  it('reads everything anew after a change of very many', async () => {
    const before = await countOf()
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from market.listing_search')
    const copies = Math.ceil(600 / (rows[0]?.n ?? 1))
    const columns = await pool.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = 'market.listing_search'::regclass and attnum > 0 and not attisdropped order by attnum`,
    )
    const values = columns.rows.map(({ name }) => {
      if (name === 'id') return 's.id + n * 10000000'
      return name === 'slug' || name === 'warehouse_url' ? `s.${name} || '-again-' || n` : `s.${name}`
    })
    try {
      await pool.query(
        `insert into market.listing_search (${columns.rows.map(({ name }) => name).join(', ')})
         select ${values.join(', ')} from market.listing_search s, generate_series(1, $1::int) n where s.id < 10000000`,
        [copies],
      )
      expect(await countOf()).toBe(before * (copies + 1))
    } finally {
      await pool.query('delete from market.listing_search where id >= 10000000')
    }
    expect(await countOf()).toBe(before)
  })

  it('shows a pin as its listing is now', async () => {
    const { rows } = await pool.query<{ id: number; name: string; latitude: number; longitude: number }>(
      `select id, name, latitude, longitude from market.listing_search
       where listed and location is not null order by id desc limit 1`,
    )
    const { id = 0, name = '', latitude = 0, longitude = 0 } = rows[0] ?? {}
    const view = text({
      zoom: '12',
      southCoordinate: String(latitude - 0.01),
      northCoordinate: String(latitude + 0.01),
      westCoordinate: String(longitude - 0.01),
      eastCoordinate: String(longitude + 0.01),
    })
    const shown = async () =>
      (await call<MapItem[]>(url, 'GET', `/warehouse/map?${view}`)).results.find(
        (item) => item.kind === 'pin' && item.id === id,
      )
    const rename = (to: string) => pool.query('update market.listing_search set name = $2 where id = $1', [id, to])
    expect(await shown()).toMatchObject({ name })
    try {
      await rename('Renamed')
      expect(await shown()).toMatchObject({ name: 'Renamed' })
    } finally {
      await rename(name)
    }
    expect(await shown()).toMatchObject({ name })
  })

  it('is asked by many at once', async () => {
    const before = await countOf()
    expect(await Promise.all(Array.from({ length: 40 }, () => countOf()))).toEqual(Array(40).fill(before))
  })
})

describe('memory and database filter alike', () => {
  it.each<Filters>([
    { regionScope: 'us', verified: 'true' },
    { region: 'alaska-hawaii' },
    { region: 'west,Southeast' },
    { country: 'united states', state: 'ohio' },
    { country: 'DEU' },
    { state: 'Bavaria', country: 'DE' },
    { features: 'coldStorage' },
    { features: 'coldStorage,nothing-known' },
    { featuresQuery: 'coldStorage,nothing-known' },
    { categories: 'foodBeverage', diamonds: '2,3' },
    { hasDiamond: 'false', minRating: '3.5' },
    { latitude: '39.96', longitude: '-82.99', radiusInMiles: '500' },
    { latitude: '89.5', longitude: '10', radiusInMiles: '4000' },
    { coordinates: '20,170,60,-70' },
    { southCoordinate: '50', northCoordinate: '24', westCoordinate: '-125', eastCoordinate: '-66' },
    { minPallets: '500', numberOfBuildings: '2' },
    { userType: 'Manager' },
    { sellerId: '4' },
    { visible: 'false' },
  ])('%o', async (filters) => {
    const total = await countOf(filters)
    const ids = new Set<number>()
    for (let skip = 0; skip <= total; skip += 100) {
      const page = await call<ListingCard[]>(
        url,
        'GET',
        `/warehouse/?sort=name&limit=100&skip=${skip}&${text(filters)}`,
      )
      expect(page.total).toBe(total)
      for (const { id } of page.results) ids.add(id)
    }
    expect(ids.size).toBe(total)
  })
})
