import { receivedStatement } from '@stackyard/cms/modules/listings/discovery/review-rows'
import { ReceivedReviewQuery } from '@stackyard/shared/schema/review'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { planOf } from '../../../setup/plan-of'

const { pool } = sharedStack()
let client: PoolClient
let sellerId: number

/** Listings and services of many providers with reviews, gone again with the transaction. */
beforeAll(async () => {
  client = await pool.connect()
  await client.query('begin')
  await client.query(`
    with sellers as (insert into users (email, user_type)
      select 'plan-' || n || '@stackyard.test', 'seller' from generate_series(1, 400) n returning id),
    listings as (insert into warehouses (name, address_city, address_zip_code, address_country, seller_id)
      select 'Plan ' || n, 'Joliet', '60431', 'US', id from sellers, generate_series(1, 8) n returning id),
    offers as (insert into services (name, service_type, address_city, address_zip_code, address_country, seller_id)
      select 'Plan', 'software', 'Joliet', '60431', 'US', id from sellers returning id)
    insert into reviews (author_id, warehouse_id, service_id, rating, feedback)
      select a.id, l.id, null::int, 4, 'Good' from listings l, (select id from sellers limit 5) a
      union all select a.id, null, o.id, 4, 'Good' from offers o, (select id from sellers limit 5) a`)
  for (const table of ['users', 'warehouses', 'services', 'reviews']) await client.query(`analyze ${table}`)
  const { rows } = await client.query<{ id: number }>(`select id from users where email = 'plan-200@stackyard.test'`)
  sellerId = rows[0]?.id ?? 0
})
afterAll(async () => {
  await client.query('rollback')
  client.release()
})

it.each([{}, { awaiting: 'true' }])(
  'the reviews that a provider received are read by their indexes: %o',
  async (input) => {
    const plan = await planOf(client, receivedStatement(sellerId, ReceivedReviewQuery.parse(input)))
    for (const index of [
      'warehouses_(seller|own_list)',
      'services_(seller|one_a_provider)',
      'reviews_warehouse',
      'reviews_service',
    ])
      expect(plan).toMatch(new RegExp(`(using|on) ${index}`))
    expect(plan).not.toMatch(/Seq Scan on (warehouses|services|reviews)/)
  },
)
