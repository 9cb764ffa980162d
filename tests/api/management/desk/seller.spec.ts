import {
  arrivalsStatement,
  debtsStatement,
  spaceStatement,
  tasksStatement,
} from '@stackyard/cms/modules/management/desk/repository'
import { addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import type { Desk } from '@stackyard/shared/schema/desk'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, type Buyer, newBuyer, palletsByCard } from '../../../setup/buyer'
import { planOf } from '../../../setup/plan-of'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'
import { announced, step } from '../../reservations/arrival/inbound'
import { ask, quoteBody } from '../../reservations/quote/ask'
import { done } from '../../reservations/transaction/order-in'

const stack = sharedStack()
const { url, pool } = stack
const today = dayOf(new Date())
let seller: NewSeller
let buyer: Buyer
let warehouse: WarehouseRecord
beforeAll(async () => {
  seller = await newSeller(stack)
  buyer = await newBuyer(stack)
  const body = liveListing(freshName('Desk'))
  warehouse = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: seller.token, body })
})

const read = async (token = seller.token) => ok<Desk>(url, 'GET', '/user/desk', { token })

describe('the desk of a provider', () => {
  it('is empty at first, and shows a warehouse as free', async () => {
    const desk = await read()
    expect(desk).toMatchObject({
      toAnswer: { items: [], total: 0 },
      arrivals: { items: [], total: 0 },
      unbilled: { items: [], total: 0 },
      space: { all: { own: 0, sold: 0, held: 0 } },
    })
    expect(desk.space.warehouses.items.map(({ id }) => id)).toEqual([warehouse.id])
    expect(desk.space.all.free).toBe(desk.space.all.total)
    expect(desk.space.all.total).toBeGreaterThan(0)
  })

  it('lists what is to be answered by its deadline, each once, and the space that is held, sold, and used', async () => {
    const body = palletsByCard(buyer, warehouse.id, { quantity: 1 })
    const [late, soon] = [await bought(url, buyer.token, body), await bought(url, buyer.token, body)]
    await pool.query(`update market.orders set expires_at = now() - interval '1 hour' where id = $1`, [late])
    await ask(url, quoteBody(warehouse.id, undefined, { captchaToken: undefined }), buyer.token)
    const { toAnswer } = await read()
    expect(toAnswer.total).toBe(3)
    expect(toAnswer.items.slice(0, 2).map(({ kind, id }) => [kind, id])).toEqual([
      ['reservation', late],
      ['reservation', soon],
    ])
    expect(toAnswer.items[2]).toMatchObject({ kind: 'quote', amount: null, warehouse: warehouse.name })
    expect(toAnswer.items[0]).toMatchObject({ customer: 'Bea Okafor', warehouse: warehouse.name })
    await done(url, seller.token, 'complete', soon)
    await pool.query(`update market.capacity_hold set start_day = $2 where order_id = any($1)`, [[late, soon], today])
    const block = { startDay: today, endDay: null, spaceType: 'SQ_FEET', quantity: 20, note: '' }
    await ok(url, 'POST', `/warehouse/${warehouse.id}/space/block`, { token: seller.token, body: block })
    const desk = await read()
    expect(desk.toAnswer.items.map(({ id }) => id)).not.toContain(soon)
    const { all } = desk.space
    expect(all).toMatchObject({ own: 20, sold: 13.33, held: 13.33 })
    expect(all.free).toBeCloseTo(all.total - 46.66, 5)
  })

  it('lists the arrivals of the next 14 days and those that should have come', async () => {
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, warehouse.id, { quantity: 1 }))
    await done(url, seller.token, 'complete', orderId)
    const [soon, late, far, gone] = [
      await announced(url, buyer.token, orderId),
      await announced(url, buyer.token, orderId),
      await announced(url, buyer.token, orderId),
      await announced(url, buyer.token, orderId),
    ]
    await step(url, seller.token, { orderId, id: late }, 'confirm')
    await pool.query(`update market.arrival set day = $2::date - 2 where id = $1`, [late, today])
    await pool.query(`update market.arrival set day = $2::date + 14 where id = $1`, [far, today])
    await step(url, buyer.token, { orderId, id: gone }, 'cancel')
    const { arrivals } = await read()
    expect(arrivals.items.map(({ id, state }) => [id, state])).toEqual([
      [late, 'confirmed'],
      [soon, 'requested'],
    ])
    expect(arrivals.items[1]).toMatchObject({ orderId, customer: 'Bea Okafor', quantity: 24, unit: 'pallet' })
  })

  it('lists months that failed before those that the warehouse bills, and none that has not begun', async () => {
    const body = palletsByCard(buyer, warehouse.id, { quantity: 1, selectedTerm: 12 })
    const [begun, failed, fresh] = [
      await bought(url, buyer.token, body),
      await bought(url, buyer.token, body),
      await bought(url, buyer.token, body),
    ]
    for (const id of [begun, failed, fresh]) await done(url, seller.token, 'complete', id)
    const start = addMonths(today, -2)
    await pool.query('update market.orders set start_day = $2, end_day = $3 where id = any($1)', [
      [begun, failed],
      start,
      addMonths(start, 12),
    ])
    await pool.query(`update market.orders set billed_by = 'platform' where id = $1`, [failed])
    await pool.query(
      `insert into market.installment (order_id, number, due_day, amount_cents, state) values ($1, 2, $2, 5000, 'failed')`,
      [failed, addMonths(start, 1)],
    )
    try {
      const { unbilled } = await read()
      expect(unbilled.items).toMatchObject([
        { kind: 'failed', orderId: failed, number: 2, amount: 50, day: addMonths(start, 1) },
        { kind: 'begun', orderId: begun, number: 3, term: 12, day: addMonths(start, 2), warehouse: warehouse.name },
      ])
      expect(unbilled.total).toBe(2)
    } finally {
      await pool.query('delete from market.installment where order_id = $1', [failed])
      await pool.query(`update market.orders set billed_by = 'warehouse' where id = $1`, [failed])
    }
  })

  it('is for providers alone, and shows none of another’s', async () => {
    const other = await newSeller(stack)
    expect((await read(other.token)).toAnswer.total).toBe(0)
    expect((await call(url, 'GET', '/user/desk')).status).toBe(401)
    for (const token of [buyer.token, await tokenOf(url, 'admin'), await tokenOf(url, 'editor')])
      expect((await call(url, 'GET', '/user/desk', { token })).status).toBe(403)
  })
})

describe('the plan of a desk', () => {
  it('reads each part from an index on a full marketplace', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type,
           payment_method, warehouse, status, payment_state, term, start_day, end_day)
         select n % 3000 + 1000, n % 400 + 5000, $1, 'fulfillment', 100, 'CARD', '{}', '{}',
           (array['pending', 'approved', 'cancelled'])[n % 3 + 1], 'captured', 6, '2026-01-01', '2026-07-01'
         from generate_series(1, 20000) n`,
        [warehouse.id],
      )
      await client.query(
        `insert into market.arrival (order_id, warehouse_id, seller_id, state, day, window_start, window_end, quantity,
           unit, carrier, reference, note, created_at)
         select n, 1, n % 400 + 5000, (array['requested', 'canceled'])[n % 2 + 1], '2026-01-01'::date + n % 400, '08:00',
           '09:00', 1, 'pallet', '', '', '', now() from generate_series(1, 20000) n`,
      )
      await client.query('analyze market.orders, market.arrival')
      expect(await planOf(client, tasksStatement(5007))).toMatch(/orders_to_answer/)
      expect(await planOf(client, arrivalsStatement(5007, '2026-06-01'))).toMatch(/arrival_open_by_seller/)
      expect(await planOf(client, debtsStatement(5007, '2026-06-01'))).toMatch(/orders_accepted/)
      for (const plan of [
        await planOf(client, tasksStatement(5007)),
        await planOf(client, arrivalsStatement(5007, '2026-06-01')),
        await planOf(client, debtsStatement(5007, '2026-06-01')),
      ])
        expect(plan).not.toMatch(/Seq Scan on (orders|arrival)\b/)
      // The tables of space are too small here to be read by anything but a scan.
      await client.query('set local enable_seqscan = off')
      const space = await planOf(client, spaceStatement(5007, '2026-06-01'))
      expect(space).toMatch(/listing_search_seller_idx/)
      expect(space).toMatch(/capacity_hold_live/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
