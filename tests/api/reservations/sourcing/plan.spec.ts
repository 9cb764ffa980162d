import { expect, it } from 'vitest'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventBody, eventsOf, listingsOfOthers } from './event'

const stack = sharedStack()
const { url, pool } = stack
const events = eventsOf(url)

const MOST_MS = 100

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

it('twenty quotes side by side are there within 100 ms', async () => {
  const { buyer, id } = await twentyQuotes()
  const times: number[] = []
  for (let round = 0; round < 12; round++) {
    const begun = performance.now()
    const { results } = await events.board(id, buyer.token)
    times.push(performance.now() - begun)
    expect(results.quotes).toHaveLength(20)
    expect(results.quotes.filter(({ rank }) => rank !== null).length).toBeGreaterThan(0)
  }
  expect(Math.min(...times)).toBeLessThan(MOST_MS)
})

it('reads an event and the lists of both sides by their indexes', async () => {
  const { buyer, id } = await twentyQuotes()
  const planOf = async (sql: string, values: unknown[]): Promise<string> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      // With the few rows of a test, to sort them costs as little.
      await client.query('set local enable_sort = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  expect(await planOf('select * from market.quote_request where event_id = $1', [id])).toContain('quote_request_event')
  const heads = [
    ['sourcing_event_customer', `market.sourcing_event where customer_id = $1`, 'created_at'],
    ['quote_request_single_customer', `market.quote_request where event_id is null and customer_id = $1`, 'created_at'],
    ['quote_request_single_seller', `market.quote_request where event_id is null and seller_id = $1`, 'created_at'],
    [
      'sourcing_invitation_seller',
      `market.sourcing_invitation where seller_id = $1 and invited_at is not null`,
      'invited_at',
    ],
  ] as const
  for (const [index, from, order] of heads) {
    const tie = index === 'sourcing_invitation_seller' ? 'event_id' : 'id'
    const plan = await planOf(
      `select * from ${from} order by ${order} desc nulls last, ${tie} desc nulls last limit 20`,
      [buyer.id],
    )
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  }
})
