import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { addMonths } from '@stackyard/shared/domain/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { bought, type Buyer, byBank, newBuyer, palletsByCard, purchase, readTransaction } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { paymentIntentOf, simulatorStore } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(stack)
})

const pallets = (more: Record<string, unknown> = {}) => palletsByCard(buyer, listingIds.main, more)
const tomorrow = () => inDays(1)

describe('a purchase by card', () => {
  it('holds the exact amount on the card, keeps the space and waits for the warehouse (R-348)', async () => {
    const reply = await purchase(url, buyer.token, pallets({ quantity: 10, selectedTerm: 3 }))
    expect(reply).toMatchObject({ status: 200, results: { status: 'pending', paymentState: 'authorized' } })
    const order = await readTransaction(url, buyer.token, reply.results.id)
    expect(order).toMatchObject({
      status: 'pending',
      amountDue: 190,
      monthlyTotal: 190,
      pricePerPallet: 19,
      quantity: 10,
      selectedTerm: 3,
      startDate: tomorrow(),
      endDate: addMonths(tomorrow(), 3),
      paymentMethod: { last4: '4242' },
      actions: ['request-cancel', 'cancel'],
    })
    const intent = await paymentIntentOf(stack.simUrl, order.id)
    expect(intent).toMatchObject({ status: 'requires_capture', amount: 19_000, amount_received: 0, currency: 'usd' })
    const { rows } = await pool.query('select units::int, state from market.capacity_hold where order_id = $1', [
      order.id,
    ])
    expect(rows).toEqual([{ units: 13_330, state: 'held' }])
  })

  it('takes square feet as entered, or as the old pallet figure', async () => {
    const square = { spaceType: 'SQ_FEET', quantity: 1000 }
    const order = await readTransaction(url, buyer.token, await bought(url, buyer.token, pallets(square)))
    expect(order).toMatchObject({ quantity: 1000, amountDue: 1500, spaceType: 'SQ_FEET' })
    const old = { spaceType: 'SQ_FEET', quantity: undefined, quantityOfPallet: 75.02 }
    const again = await readTransaction(url, buyer.token, await bought(url, buyer.token, pallets(old)))
    expect(again).toMatchObject({ quantity: 1000, amountDue: 1500 })
  })

  it('takes the HotRack discount off each unit', async () => {
    const body = palletsByCard(buyer, listingIds.hotRack, { quantity: 3 })
    const order = await readTransaction(url, buyer.token, await bought(url, buyer.token, body))
    expect(order).toMatchObject({ pricePerPallet: 20, discountedPricePerPallet: 18, amountDue: 54 })
  })

  it('takes a fulfillment deposit less the tier discount, and no space', async () => {
    const { cardId, billingInfoId } = buyer
    const tier = { type: 'fulfillment', monthlyVolumeTier: '501 to 2000', cardId, billingInfoId }
    const body = { warehouseId: listingIds.tiers, agree: true, paymentType: 'CARD', depositAmount: 1200, ...tier }
    const order = await readTransaction(url, buyer.token, await bought(url, buyer.token, body))
    expect(order).toMatchObject({ depositAmount: 1200, amountDue: 1140, startDate: null, quantity: null })
    const { rowCount } = await pool.query('select 1 from market.capacity_hold where order_id = $1', [order.id])
    expect(rowCount).toBe(0)
  })

  it('tells both parties in the app and by email', async () => {
    const id = await bought(url, buyer.token, pallets())
    const { rows } = await pool.query<{ user_id: number; kind: string }>(
      `select user_id, kind from market.notification where (data ->> 'transactionId')::int = $1 order by id`,
      [id],
    )
    expect(rows.map((row) => row.kind)).toEqual(['customer_purchase', 'customer_purchase'])
    expect(rows[0]?.user_id).toBe(buyer.id)
    await expect
      .poll(
        () =>
          stack
            .outbox()
            .filter((mail) => mail.subject.startsWith(`Reservation #${id} `))
            .map((mail) => mail.to),
        {
          timeout: 15_000,
        },
      )
      .toEqual(expect.arrayContaining([buyer.email, 'seller@stackyard.test']))
  })
})

describe('a purchase by bank account', () => {
  it('keeps the space and touches no money before the approval', async () => {
    const id = await bought(url, buyer.token, pallets(byBank(buyer)))
    const order = await readTransaction(url, buyer.token, id)
    expect(order).toMatchObject({ status: 'pending', paymentState: 'authorized', paymentType: 'ACH' })
    const { payment_intent: intents } = await simulatorStore(stack.simUrl)
    expect(Object.values(intents).filter((intent) => intent.metadata.order_id === String(id))).toEqual([])
  })
})

describe('a key', () => {
  beforeAll(async () => {
    buyer = await newBuyer(stack)
  })

  it('answers a repeat with the same order, and refuses another body', async () => {
    const key = randomUUID()
    const first = await purchase(url, buyer.token, pallets(), key)
    expect(first).toMatchObject({ status: 200 })
    const again = await purchase(url, buyer.token, pallets(), key)
    expect(again).toMatchObject({ status: 200, results: { id: first.results.id } })
    const other = await purchase(url, buyer.token, pallets({ quantity: 3 }), key)
    expect(other).toMatchObject({ status: 422, error: { code: 'IDEMPOTENCY_MISMATCH' } })
    const stranger = await newBuyer(stack)
    const theirs = await purchase(url, stranger.token, palletsByCard(stranger, listingIds.main), key)
    expect(theirs.results.id).not.toBe(first.results.id)
  })

  it('is not needed: two equal posts within half a minute count as one', async () => {
    const body = pallets({ quantity: 7 })
    const first = await purchase(url, buyer.token, body, null)
    expect(first).toMatchObject({ status: 200 })
    expect((await purchase(url, buyer.token, body, null)).results.id).toBe(first.results.id)
    await pool.query(
      `update market.idempotency_key set created_at = now() - interval '31 seconds' where route like '%purchase%' and subject_id = $1`,
      [first.results.id],
    )
    expect((await purchase(url, buyer.token, body, null)).results.id).not.toBe(first.results.id)
  })
})

describe('a card that is refused when it is charged', () => {
  it('answers 402, gives the space back and keeps answering so for the key', async () => {
    const poor = await newBuyer(stack)
    await pool.query(`update market.card set payment_method_id = $2 where id = $1`, [
      poor.cardId,
      await refusedCard(poor.id),
    ])
    const key = randomUUID()
    const reply = await purchase(url, poor.token, palletsByCard(poor, listingIds.main), key)
    expect(reply).toMatchObject({ status: 402, error: { code: 'CARD_DECLINED' } })
    expect((await purchase(url, poor.token, palletsByCard(poor, listingIds.main), key)).status).toBe(402)
    const { rows } = await pool.query(
      `select o.status, o.payment_state, h.state from market.orders o join market.capacity_hold h on h.order_id = o.id
       where o.customer_id = $1`,
      [poor.id],
    )
    expect(rows).toEqual([{ status: 'cancelled', payment_state: 'failed', state: 'released' }])
    const list = await call(url, 'GET', '/user/transaction/', { token: poor.token })
    expect(list.total).toBe(1)
  })
})

/** A card that can be saved and is refused at each charge, attached to a ready-made customer. */
async function refusedCard(userId: number): Promise<string> {
  const send = async (path: string, fields: Record<string, string>): Promise<{ id: string }> => {
    const headers = { authorization: 'Bearer sk_test_stackyard', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await fetch(`${stack.simUrl}/v1/${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    })
    const body = (await response.json()) as { id: string }
    expect(response.status, JSON.stringify(body)).toBe(200)
    return body
  }
  const card = {
    type: 'card',
    'card[number]': '4000000000000341',
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  }
  const method = await send('payment_methods', card)
  await send(`payment_methods/${method.id}/attach`, { customer: `cus_demo_${userId}` })
  return method.id
}
