import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Pool } from 'pg'

/** Space of a small listing and the quantity it is asked for: the first who asks has all of it. */
const SMALL_PALLETS = 5

/** A listing to buy from: `small` ones are sold once, the others have room for all. */
export type Stall = { id: number; small: boolean; quantity: number }

/**
 * Listings that no test knows and of which nothing is taken yet, each with a price by the month, and copies of them until there are `count`;
 * every tenth is small.
 */
export async function openMarket(pool: Pool, count: number): Promise<Stall[]> {
  const { rows: free } = await pool.query<{ id: number }>(
    `select w.id from warehouses w join market.listing_search s on s.id = w.id
      where s.listed and s.region_scope = 'us' and s.seller_type = 'seller' and w.price1 >= 1 and w.id > $2 and not exists (select from market.capacity_hold h where h.warehouse_id = w.id)
      order by w.id limit $1`,
    [count, Math.max(...Object.values(listingIds))],
  )
  const ids = free.map((row) => row.id)
  const copies = Math.ceil(count / Math.max(1, ids.length)) - 1
  const { rows: copied } = await pool.query<{ id: number }>(
    `insert into warehouses
      select (jsonb_populate_record(w, jsonb_build_object('id', w.id + n * 1000000,
        'warehouse_url', w.warehouse_url || '-copy-' || n, 'public_slug', w.public_slug || '-copy-' || n))).*
      from warehouses w, generate_series(1, $2) n where w.id = any($1) returning id`,
    [ids, copies],
  )
  const all = [...ids, ...copied.map((row) => row.id)].slice(0, count)
  const stalls = all.map((id, index): Stall => {
    const small = index % 10 === 0
    return { id, small, quantity: small ? SMALL_PALLETS : 1 }
  })
  await pool.query(
    `update warehouses w set pallet_enabled = true, min_space_order = 1, max_space_order = s.space,
        total_space = s.space, confirmed_at = now()
      from unnest($1::int[], $2::int[]) s (id, space) where w.id = s.id`,
    [stalls.map(({ id }) => id), stalls.map(({ small }) => (small ? SMALL_PALLETS : 10_000))],
  )
  return stalls
}
