import { randomUUID } from 'node:crypto'
import { measureRecords } from '@stackyard/cms/modules/reservations/record/operations/measure-records'
import {
  arrivalsStatement,
  quotesStatement,
  reservationsStatement,
  threadsStatement,
} from '@stackyard/cms/modules/reservations/record/repository'
import { recordsStatement } from '@stackyard/cms/modules/management/desk/repository'
import type { ChatThread } from '@stackyard/shared/schema/chat'
import type { Compared } from '@stackyard/shared/schema/compare'
import type { Desk } from '@stackyard/shared/schema/desk'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { bought, type Buyer, newBuyer, palletsByCard } from '../../../setup/buyer'
import { planOf } from '../../../setup/plan-of'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'
import { announced, step } from '../arrival/inbound'
import { ask, quoteBody } from '../quote/ask'
import { done, lapse } from '../transaction/order-in'

const stack = sharedStack()
const { url, pool } = stack
let seller: NewSeller
let buyer: Buyer
let warehouse: WarehouseRecord
let other: WarehouseRecord
beforeAll(async () => {
  seller = await newSeller(stack)
  buyer = await newBuyer(stack)
  const listed = (name: string) =>
    ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: seller.token, body: liveListing(freshName(name)) })
  warehouse = await listed('Record')
  other = await listed('Record Two')
})

const measure = (aheadMs = 1000) =>
  measureRecords({ db: drizzle({ client: pool }) as never, clock: { now: () => new Date(Date.now() + aheadMs) } })
const read = (id: number) => ok<Warehouse>(url, 'GET', `/warehouse/${id}`)
const order = () => bought(url, buyer.token, palletsByCard(buyer, warehouse.id, { quantity: 1 }))

/** A request for a quote that was made and answered so many minutes ago. */
async function quoted(minutesAgo: number, answeredAfter: number | null): Promise<void> {
  await ask(url, quoteBody(warehouse.id, undefined, { captchaToken: undefined }), buyer.token)
  await pool.query(
    `update market.quote_request set created_at = now() - make_interval(mins => $2),
       answered_at = now() - make_interval(mins => $2 - $3), answer = case when $3::int is null then null else 'Yes.' end,
       state = case when $3::int is null then 'open' else 'answered' end, email = 'gone-' || id || '@stackyard.test'
     where id = (select max(id) from market.quote_request where warehouse_id = $1)`,
    [warehouse.id, minutesAgo, answeredAfter],
  )
}

describe('the service record of a warehouse', () => {
  it('is null before anything happened', async () => {
    await measure()
    expect(await read(warehouse.id)).toMatchObject({ serviceRecord: null, answerMinutes: null })
  })

  it('counts reservations by what the warehouse decided, and leaves out what the customer ended', async () => {
    const accepted = [await order(), await order(), await order()]
    for (const id of accepted) await done(url, seller.token, 'complete', id)
    await done(url, seller.token, 'cancel', await order())
    await done(url, buyer.token, 'cancel', await order())
    const unwanted = await order()
    await done(url, buyer.token, 'request-cancel', unwanted)
    await done(url, seller.token, 'cancel', unwanted)
    await measure()
    const few = (await read(warehouse.id)).serviceRecord
    expect(few).toMatchObject({ accepted: { count: 4, percent: null }, canceled: { count: 4, percent: null } })
    const lapsed = await order()
    await lapse(stack, buyer, lapsed)
    await measure()
    const { serviceRecord } = await read(warehouse.id)
    expect(serviceRecord).toMatchObject({ accepted: { count: 5, percent: 60 }, canceled: { count: 5, percent: 20 } })
    expect((await read(other.id)).serviceRecord).toBeNull()
  })

  it('has the median time to an answer of requests for quotes, and of chats for all warehouses of the provider', async () => {
    for (const [ago, after] of [
      [9000, 30],
      [9000, 90],
      [9000, 150],
      [6000, null],
    ] as const)
      await quoted(ago, after)
    await quoted(60, null)
    await measure()
    expect((await read(warehouse.id)).serviceRecord?.answers).toEqual({ count: 4, minutes: null })
    const room = await ok<ChatThread>(url, 'POST', '/chat/', { token: buyer.token, body: { userId: seller.user.id } })
    const say = (token: string, words: string) =>
      ok(url, 'POST', `/chat/${room.id}/message`, { token, body: { text: words, sendKey: randomUUID() } })
    await say(buyer.token, 'Do you take lamps?')
    await say(seller.token, 'We do.')
    await measure()
    expect((await read(warehouse.id)).serviceRecord?.answers).toEqual({ count: 5, minutes: 90 })
    expect((await read(warehouse.id)).answerMinutes).toBe(90)
    expect((await read(other.id)).serviceRecord?.answers).toEqual({ count: 1, minutes: null })
  })

  it('says how many arrivals were checked in on their confirmed day', async () => {
    const orderId = await order()
    await done(url, seller.token, 'complete', orderId)
    for (const days of [0, 0, 0, -1, 2]) {
      const id = await announced(url, buyer.token, orderId)
      await step(url, seller.token, { orderId, id }, 'confirm')
      await pool.query(
        `update market.arrival_event set day = (now() at time zone coalesce(nullif(w.timezone, ''), 'utc'))::date + $2::int
         from warehouses w where arrival_id = $1 and w.id = $3`,
        [id, days, warehouse.id],
      )
      const counted = { arrivedAt: new Date().toISOString(), counted: 24, damaged: 0, note: '', photoIds: [] }
      await step(url, seller.token, { orderId, id }, 'check-in', counted)
    }
    const unconfirmed = await announced(url, buyer.token, orderId)
    await step(url, seller.token, { orderId, id: unconfirmed }, 'check-in', {
      arrivedAt: new Date().toISOString(),
      counted: 1,
      damaged: 0,
      note: '',
      photoIds: [],
    })
    await measure()
    expect((await read(warehouse.id)).serviceRecord?.onTime).toEqual({ count: 5, percent: 60 })
  })

  it('is the same in comparisons, on the provider’s desk, and in lists, which it can order', async () => {
    const { serviceRecord } = await read(warehouse.id)
    const [compared] = await ok<Compared[]>(url, 'GET', `/warehouse/compare?ids=${warehouse.id}`)
    expect(compared?.serviceRecord).toEqual(serviceRecord)
    const { records } = await ok<Desk>(url, 'GET', '/user/desk', { token: seller.token })
    expect(records.items.find(({ id }) => id === warehouse.id)?.record).toEqual(serviceRecord)
    expect(records.total).toBe(2)
    const cards = await ok<ListingCard[]>(url, 'GET', `/warehouse?sellerId=${seller.user.id}&sort=answer`)
    expect(cards.map(({ id, answerMinutes }) => [id, answerMinutes])).toEqual([
      [warehouse.id, 90],
      [other.id, null],
    ])
  })

  it('is gone once what was counted is older than 12 months', async () => {
    await measure(400 * 86_400_000)
    expect(await read(warehouse.id)).toMatchObject({ serviceRecord: null, answerMinutes: null })
    await measure()
    expect((await read(warehouse.id)).answerMinutes).toBe(90)
  })
})

describe('the plan of a measurement', () => {
  it('reads each source from an index on a full marketplace', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type,
          payment_method, warehouse) select 1, n % 400 + 5000, 1, 'fulfillment', 100, 'CARD', '{}', '{}'
        from generate_series(1, 20000) n`)
      await client.query(`insert into market.arrival (order_id, warehouse_id, seller_id, state, day, window_start, window_end,
          quantity, unit, carrier, reference, note, created_at, arrived_at, counted, damaged)
        select n, 1, n % 400 + 5000, 'checked-in', '2026-01-01', '08:00', '09:00', 1, 'pallet', '', '', '', now(), now(), 1, 0
        from generate_series(1, 20000) n`)
      await client.query(`insert into market.quote_request (seller_id, email, first_name, last_name, company, message,
          categories, storage_volume, monthly_shipment_volume, merchant_type)
        select n % 400 + 5000, '', '', '', '', '', '{}', '', '', 'eCommerceRetailer' from generate_series(1, 20000) n`)
      await client.query(
        `insert into market.chat_room (low_id, high_id) select n, n + 100000 from generate_series(1, 400) n`,
      )
      await client.query(`insert into market.chat_message (room_id, sender_id, text, send_key)
        select r.id, 1, '', gen_random_uuid() from market.chat_room r, generate_series(1, 50)`)
      await client.query(
        'analyze market.orders, market.arrival, market.quote_request, market.chat_room, market.chat_message',
      )
      const of = { sellerIds: [5007, 5008], since: new Date(0) }
      expect(await planOf(client, quotesStatement(of))).toMatch(/quote_request_(single_)?seller/)
      expect(await planOf(client, reservationsStatement(of))).toMatch(/orders_by_seller/)
      expect(await planOf(client, arrivalsStatement(of))).toMatch(/arrival_checked_in_by_seller/)
      // The other tables are too small here to be read by anything but a scan.
      await client.query('set local enable_seqscan = off')
      expect(await planOf(client, quotesStatement(of))).toMatch(/quote_event_by_quote/)
      expect(await planOf(client, reservationsStatement(of))).toMatch(/order_audit_by_order/)
      expect(await planOf(client, arrivalsStatement(of))).toMatch(/arrival_event_by_arrival/)
      const threads = await planOf(client, threadsStatement(of))
      expect(threads).toMatch(/chat_member_by_user/)
      expect(threads).toMatch(/chat_message_(by_room|send_key)/)
      expect(threads).not.toMatch(/Seq Scan|chat_message_pkey/)
      expect(await planOf(client, recordsStatement(5007))).toMatch(/listing_search_seller_idx/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
