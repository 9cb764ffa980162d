import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newBuyer } from '../../../setup/buyer'
import { planOf } from '../../../setup/plan-of'
import { sharedStack } from '../../../setup/stack'
import { eventBody, eventsOf, listingsOfOthers } from './event'

const stack = sharedStack()
const { url, pool } = stack
const events = eventsOf(url)

/** A request with twenty quotes, written as the calls of twenty providers would. */
async function twentyQuotes() {
  const buyer = await newBuyer(stack)
  const { id } = await events.created(buyer.token, eventBody(await listingsOfOthers(pool, [], 20)))
  await pool.query(
    `with sent as (
       update market.quote_request set stage = 'sent', state = 'answered', revision = 1, answered_at = now(),
         expires_at = now() + interval '14 days' where event_id = $1 returning *)
     insert into market.quote_offer (quote_id, revision, side, space_type, quantity, start_day, term, lines, included,
       valid_until, created_at)
     select id, 1, 'seller', space_type, quantity, start_day, term,
       (select jsonb_object_agg(key, null) from unnest($2::text[]) key) || jsonb_build_object('storage', 1500 + id % 40),
       '{}', current_date + 14, now() from sent`,
    [id, ['setup', 'minimum', 'storage']],
  )
  return { buyer, id }
}

it('twenty quotes stand side by side, those that can be compared by rank', async () => {
  const { buyer, id } = await twentyQuotes()
  const { results } = await events.board(id, buyer.token)
  expect(results.quotes).toHaveLength(20)
  const ranks = results.quotes.flatMap(({ rank }) => rank ?? [])
  expect(ranks.length).toBeGreaterThan(1)
  expect(Math.min(...ranks)).toBe(1)
  expect(Math.max(...ranks)).toBeLessThanOrEqual(ranks.length)
})

/** The lists of both sides: their index, what they read of a person, and their order. */
const heads = [
  {
    index: 'sourcing_event_customer',
    from: (id: number) => sql`market.sourcing_event where customer_id = ${id}`,
    order: 'created_at',
    tie: 'id',
  },
  {
    index: 'quote_request_single_customer',
    from: (id: number) => sql`market.quote_request where event_id is null and customer_id = ${id}`,
    order: 'created_at',
    tie: 'id',
  },
  {
    index: 'quote_request_single_seller',
    from: (id: number) => sql`market.quote_request where event_id is null and seller_id = ${id}`,
    order: 'created_at',
    tie: 'id',
  },
  {
    index: 'sourcing_invitation_seller',
    from: (id: number) => sql`market.sourcing_invitation where seller_id = ${id} and invited_at is not null`,
    order: 'invited_at',
    tie: 'event_id',
  },
]

it('reads an event and the lists of both sides by their indexes', async () => {
  const { buyer, id } = await twentyQuotes()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    // With the few rows of a test, to sort them costs as little.
    await client.query('set local enable_sort = off')
    const request = sql`select * from market.quote_request where event_id = ${id}`
    expect(await planOf(client, request)).toContain('quote_request_event')
    for (const { index, from, order, tie } of heads) {
      const head = sql`select * from ${from(buyer.id)} order by ${sql.raw(`${order} desc nulls last, ${tie} desc nulls last`)} limit 20`
      const plan = await planOf(client, head)
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})
