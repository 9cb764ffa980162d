import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Pool } from 'pg'
import { type Buyer, isOpen, newBuyer, purchase } from '../setup/buyer'
import type { Stack } from '../setup/stack'
import { askSimulator } from './payout-stage'

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

/** How long a purchase may be without an outcome: its job looks after a minute what became of it at the bank. */
const OPEN_MS = 90_000
/** Clients are told to come again after one second or two; tests need not wait that long. */
const ASK_AGAIN_MS = 500

/**
 * One purchase; one that has no outcome yet is asked for again under its key, as the app does.
 * @throws Error when that never ends
 */
export async function purchaseInTime(
  url: string,
  token: string,
  body: unknown,
  key: string = randomUUID(),
): ReturnType<typeof purchase> {
  for (const until = Date.now() + OPEN_MS; ;) {
    const reply = await purchase(url, token, body, key)
    if (!isOpen(reply)) return reply
    if (Date.now() > until)
      throw new Error(`a purchase had no outcome for ${OPEN_MS / 1000} s: ${reply.status} ${reply.error?.code}`)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

/** The same; answers the order's id, or the code of what refused it. */
export async function buyUntilAnswered(url: string, token: string, body: unknown): Promise<string | number> {
  const reply = await purchaseInTime(url, token, body)
  return reply.success ? reply.results.id : `${reply.error?.code}`
}

/** True when `count` calls stand at a barrier of the simulator. */
export async function areWaiting(
  { simUrl }: Pick<Stack, 'simUrl'>,
  id: string,
  count: number,
): Promise<true | undefined> {
  const { waiting } = await askSimulator<{ waiting: number }>(simUrl, 'barrier/waiting', { id })
  return waiting >= count ? true : undefined
}

/** The space of a listing in hundredths of a square foot: what there is, what is taken by the sums kept, and by the holds. */
export async function spaceOf(pool: Pool, warehouseId: number): Promise<{ total: number; taken: number; sum: number }> {
  const { rows } = await pool.query<{ total: number; taken: number; sum: number }>(
    `select c.total_units::int as total, market.space_taken(c.warehouse_id, current_date, 'infinity')::int as taken,
      (select coalesce(sum(h.units), 0)::int from market.capacity_hold h
        where h.warehouse_id = c.warehouse_id and h.state <> 'released') as sum
     from market.capacity c where c.warehouse_id = $1`,
    [warehouseId],
  )
  if (!rows[0]) throw new Error(`no capacity of ${warehouseId}`)
  return rows[0]
}

/** How often each answer came. */
export const tallyOf = (answers: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Map.groupBy(answers, (answer) => answer)
      .entries()
      .map(([answer, same]) => [answer, same.length]),
  )

/** How many jobs of the queue settle payouts, or those of them that meet a condition. */
export async function settlements(pool: Pool, condition = 'true'): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'settle-payout' and ${condition}`,
  )
  return rows[0]?.n ?? 0
}

const AT_ONCE = 8

/** Merchants who can buy. */
export async function newBuyers(stack: Stack, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  while (buyers.length < count)
    buyers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => newBuyer(stack)))))
  return buyers
}

/** What `codesOf` calls an answer that is no refusal. */
export const SUCCESS = 'success'

/** Each answer as its code. */
export const codesOf = (replies: readonly { success: boolean; error: { code: string } | null }[]): string[] =>
  replies.map(({ success, error }) => (success ? SUCCESS : (error?.code ?? '')))
