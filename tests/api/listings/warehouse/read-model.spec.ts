import { hotRackPercent } from '@stackyard/shared/domain/discount'
import { placeOf } from '@stackyard/shared/domain/region'
import type { StoragePricing } from '@stackyard/shared/domain/storage-pricing'
import { refreshListings } from '@stackyard/cms/modules/listings/discovery/operations/refresh-listings'
import { ListingCard } from '@stackyard/shared/schema/listing-card'
import { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, PASSWORD, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { url, pool } = sharedStack()

type Row = { card: ListingCard; money: StoragePricing; regions: string[] }

describe('the read model', () => {
  it('says of every listing what the domain rules say', async () => {
    const { rows } = await pool.query<Row>(
      'select s.card, d.money, s.regions from market.listing_search s join market.listing_detail d on d.id = s.id',
    )
    expect(rows.length).toBeGreaterThan(100)
    for (const { card, money, regions } of rows) {
      expect(ListingCard.safeParse(card).success, card.name).toBe(true)
      expect(card.discountPercent, card.name).toBe(hotRackPercent({ ...money, hotRackEnabled: card.hotRackEnabled }))
      const place = placeOf(card.address)
      expect([card.region, card.regionScope], card.name).toEqual([place.region, place.regionScope])
      expect(regions.toSorted(), card.name).toEqual([...place.regions].toSorted())
    }
  })

  it('follows a hold of space in the same transaction, and its release', async () => {
    const client = await pool.connect()
    const free = async () => {
      const { rows } = await client.query<{ free: number; shown: number }>(
        `select free_pallets as free, (card ->> 'freePallets')::int as shown from market.listing_search where id = $1`,
        [listingIds.main],
      )
      return rows[0]
    }
    try {
      await client.query('begin')
      const before = await free()
      const order = await client.query<{ id: string }>(
        `insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type, payment_method, warehouse, units)
         values (1, 1, $1, 'offering', 100, 'card', '{}', '{}', 1333 * 7) returning id`,
        [listingIds.main],
      )
      const id = order.rows[0]?.id
      await client.query(
        `insert into market.capacity_hold (order_id, warehouse_id, start_day, end_day, units)
         values ($1, $2, current_date + 1, current_date + 40, 1333 * 7)`,
        [id, listingIds.main],
      )
      const held = await free()
      expect(held).toEqual({ free: (before?.free ?? 0) - 7, shown: (before?.free ?? 0) - 7 })
      await client.query(`update market.capacity_hold set state = 'released' where order_id = $1`, [id])
      expect(await free()).toEqual(before)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('waits for a purchase under way instead of writing the free space of before it', async () => {
    const [purchase, refresh] = await Promise.all([pool.connect(), pool.connect()])
    try {
      await purchase.query('begin')
      await purchase.query('select total_units from market.capacity where warehouse_id = $1 for update', [
        listingIds.main,
      ])
      const order = await purchase.query<{ id: string }>(
        `insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type, payment_method, warehouse, units)
         values (1, 1, $1, 'offering', 100, 'card', '{}', '{}', 1333 * 9) returning id`,
        [listingIds.main],
      )
      await refresh.query('begin')
      const pid = (await refresh.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
      const refreshed = refreshListings(drizzle(refresh) as never, [listingIds.main])
      await eventually('the refresh waits', 10_000, async () => {
        const { rows } = await purchase.query(`select 1 from pg_locks where pid = $1 and not granted`, [pid])
        return rows[0]
      })
      await purchase.query(
        `insert into market.capacity_hold (order_id, warehouse_id, start_day, end_day, units)
         values ($1, $2, current_date + 1, current_date + 40, 1333 * 9)`,
        [order.rows[0]?.id, listingIds.main],
      )
      const after = `select free_pallets as free from market.listing_search where id = ${listingIds.main}`
      const held = (await purchase.query<{ free: number }>(after)).rows[0]
      await purchase.query('commit')
      await refreshed
      expect((await refresh.query<{ free: number }>(after)).rows[0]).toEqual(held)
      await refresh.query('rollback')
      await purchase.query('delete from market.capacity_hold where order_id = $1', [order.rows[0]?.id])
      await purchase.query('delete from market.orders where id = $1', [order.rows[0]?.id])
    } finally {
      await purchase.query('rollback')
      await refresh.query('rollback')
      purchase.release()
      refresh.release()
    }
  })
})

describe('an admin curates a listing in the CMS', () => {
  let cookie: string
  const panel = (method: string, path: string, body: unknown) =>
    fetch(`${url}/cms-api${path}`, {
      method,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    const answer = await fetch(`${url}/cms-api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: ACTORS.admin, password: PASSWORD }),
    })
    cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  })

  it('and readers get the change at once, also a hidden one’s absence', async () => {
    const id = listingIds.oneTerm
    const before = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`)
    expect((await panel('PATCH', `/warehouses/${id}`, { name: 'Renamed Depot', visible: false })).status).toBe(200)
    expect((await call(url, 'GET', `/warehouse/${id}`)).status).toBe(404)
    expect((await panel('PATCH', `/warehouses/${id}`, { visible: true })).status).toBe(200)
    const after = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`)
    expect(Warehouse.safeParse(after).success).toBe(true)
    expect(after).toMatchObject({ name: 'Renamed Depot', slug: before.slug })
    expect((await panel('PATCH', `/warehouses/${id}`, { name: before.name })).status).toBe(200)
  })

  it('and a deactivated seller’s listings are gone until the seller is back', async () => {
    const { rows } = await pool.query<{ sellerId: number; id: number }>(
      `select s.seller_id as "sellerId", s.id from market.listing_search s join users u on u.id = s.seller_id
       where s.listed and u.email not like '%@stackyard.test' and u.user_type = 'seller' order by s.id limit 1`,
    )
    const { sellerId, id } = rows[0] ?? { sellerId: 0, id: 0 }
    expect((await panel('PATCH', `/users/${sellerId}`, { isActive: false })).status).toBe(200)
    expect((await call(url, 'GET', `/warehouse/${id}`)).status).toBe(404)
    expect((await call<unknown[]>(url, 'GET', `/warehouse/?sellerId=${sellerId}`)).total).toBe(0)
    expect((await panel('PATCH', `/users/${sellerId}`, { isActive: true })).status).toBe(200)
    expect((await call(url, 'GET', `/warehouse/${id}`)).status).toBe(200)
  })

  it('but no discount above its price, and no percentage above 100', async () => {
    const id = listingIds.hotRack
    const fixed = await panel('PATCH', `/warehouses/${id}`, { discountOption: 'fixed', price1: 10, discount1: 10.01 })
    expect(fixed.status).toBe(400)
    expect((await panel('PATCH', `/warehouses/${id}`, { discountOption: 'percentage', discount3: 101 })).status).toBe(
      400,
    )
    const canary = await ok<Warehouse>(url, 'GET', `/warehouse/${id}`, { token: await tokenOf(url, 'admin') })
    expect(canary.discountOption).toBe('percentage')
  })

  it('while nobody without a staff session reaches Payload’s REST', async () => {
    for (const path of ['/warehouses', '/posts', '/reviews', '/users', `/warehouses/${listingIds.canary}`]) {
      const answer = await fetch(`${url}/cms-api${path}`)
      expect([401, 403, 404], path).toContain(answer.status)
      expect(await answer.text(), path).not.toContain('7341.77')
    }
  })
})
