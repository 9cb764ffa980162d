import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { addDays, addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../setup/api'
import { bought, newBuyer, palletsByCard, purchase, readTransaction, type Buyer } from '../../setup/buyer'
import { paymentIntentOf, simulatorStore } from '../../setup/simulator'
import { sharedStack } from '../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(stack)
})

const pallets = (more: Record<string, unknown> = {}) => palletsByCard(buyer, listingIds.main, more)
const byBank = () => ({ paymentType: 'ACH', achId: buyer.achId, cardId: undefined, billingInfoId: undefined })
const tomorrow = () => addDays(dayOf(new Date()), 1)

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

  it('takes square feet as entered, or as the old pallet figure (DECISIONS 6)', async () => {
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

  it('takes a fulfilment deposit less the tier discount, and no space', async () => {
    const { cardId, billingInfoId } = buyer
    const tier = { type: 'fulfillment', monthlyVolumeTier: '501 to 2000', cardId, billingInfoId }
    const body = { warehouseId: listingIds.tiers, agree: true, paymentType: 'CARD', depositAmount: 1200, ...tier }
    const order = await readTransaction(url, buyer.token, await bought(url, buyer.token, body))
    expect(order).toMatchObject({ depositAmount: 1200, amountDue: 1140, startDate: null, quantity: null })
    const { rowCount } = await pool.query('select 1 from market.capacity_hold where order_id = $1', [order.id])
    expect(rowCount).toBe(0)
  })

  it('tells both parties in the app and by mail', async () => {
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
            .filter((mail) => mail.subject.startsWith(`Order #${id} `))
            .map((mail) => mail.to),
        {
          timeout: 15_000,
        },
      )
      .toEqual(expect.arrayContaining([buyer.email, 'seller@stackyard.test']))
  })
})

describe('a purchase by bank account', () => {
  it('keeps the space and touches no money before the approval (DECISIONS 4)', async () => {
    const id = await bought(url, buyer.token, pallets(byBank()))
    const order = await readTransaction(url, buyer.token, id)
    expect(order).toMatchObject({ status: 'pending', paymentState: 'authorized', paymentType: 'ACH' })
    const { payment_intent: intents } = await simulatorStore(stack.simUrl)
    expect(Object.values(intents).filter((intent) => intent.metadata.order_id === String(id))).toEqual([])
  })
})

describe('what the client believes (DECISIONS 8)', () => {
  // A person may ask sixty times a minute.
  beforeAll(async () => {
    buyer = await newBuyer(stack)
  })

  const right = {
    pricePerPallet: 20,
    discountedPricePerPallet: 20,
    monthlyTotal: 40,
    amountDue: 40,
    price: 40,
    total: 40,
  }

  it('passes when it is right', async () => {
    expect((await purchase(url, buyer.token, pallets(right))).status).toBe(200)
  })

  it.each(Object.keys(right))('%s tampered with answers 409 and charges nothing', async (field) => {
    for (const wrong of [0, 0.01, 39.99, 40.01, 4000]) {
      const reply = await purchase(url, buyer.token, pallets({ ...right, [field]: wrong }))
      expect(reply).toMatchObject({ status: 409, error: { code: 'PRICE_CHANGED' } })
      expect(reply.error?.data.issues).toEqual([expect.objectContaining({ path: field })])
    }
  })

  it('cannot be negative, no number, or name a seller or owner of its own', async () => {
    for (const amountDue of [-40, 'abc', Number.MAX_VALUE])
      expect((await purchase(url, buyer.token, pallets({ amountDue }))).status).toBeGreaterThanOrEqual(400)
    const id = await bought(url, buyer.token, pallets({ seller: { id: buyer.id }, sellerId: buyer.id, customerId: 1 }))
    const order = await readTransaction(url, buyer.token, id)
    expect([order.customer.id, order.seller.id]).toEqual([buyer.id, 3])
  })
})

describe('the identity gate (R-338, DECISIONS 7)', () => {
  const many = (who: Buyer, quantity: number, more = {}) =>
    palletsByCard(who, listingIds.expensive, { quantity, ...more })

  it('lets exactly 10,000 dollars pass and stops a cent-worth more', async () => {
    const unverified = await newBuyer(stack, { kycVerified: false })
    expect((await purchase(url, unverified.token, many(unverified, 100))).status).toBe(200)
    const reply = await purchase(url, unverified.token, many(unverified, 101))
    expect(reply).toMatchObject({ status: 403, error: { code: 'KYC_REQUIRED' } })
  })

  it('lets a verified customer pass, and tells admins of split orders', async () => {
    expect((await purchase(url, buyer.token, many(buyer, 150))).status).toBe(200)
    const splitter = await newBuyer(stack, { kycVerified: false })
    await bought(url, splitter.token, many(splitter, 60))
    await bought(url, splitter.token, many(splitter, 61))
    const { rows } = await pool.query(
      `select n.kind from market.notification n join users u on u.id = n.user_id
       where u.user_type = 'admin' and n.kind = 'identity_split' and (n.data ->> 'customerId')::int = $1`,
      [splitter.id],
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('refusals', () => {
  beforeAll(async () => {
    buyer = await newBuyer(stack)
  })

  it.each([
    ['hidden', listingIds.hidden, 404, 'LISTING_UNAVAILABLE'],
    ['draft', listingIds.draft, 404, 'LISTING_UNAVAILABLE'],
    ['missing', 2_147_483_647, 404, 'LISTING_UNAVAILABLE'],
    ['global', listingIds.global, 409, 'STORAGE_UNAVAILABLE'],
    ['platform-managed', listingIds.manager, 409, 'STORAGE_UNAVAILABLE'],
    ['square-feet-only', listingIds.squareFeetOnly, 409, 'STORAGE_UNAVAILABLE'],
    ['unpriced', listingIds.withoutPrices, 400, 'TERM_UNAVAILABLE'],
    ['other-term', listingIds.oneTerm, 400, 'TERM_UNAVAILABLE'],
  ] as const)('of a %s listing', async (_kind, warehouseId, status, code) => {
    const reply = await purchase(url, buyer.token, palletsByCard(buyer, warehouseId, { quantity: 5 }))
    expect(reply).toMatchObject({ status, error: { code } })
  })

  it.each([
    [4, 'Minimum available space is 5 pallets'],
    [101, 'Maximum available space is 100 pallets'],
    [5.5, 'Invalid data'],
  ])('of the quantity %d (R-141, R-143)', async (quantity, message) => {
    const body = palletsByCard(buyer, listingIds.oneTerm, { quantity, selectedTerm: 3 })
    const reply = await purchase(url, buyer.token, body)
    expect(reply).toMatchObject({ status: 400, message, error: { code: 'QUANTITY_OUT_OF_RANGE' } })
  })

  it('of a start date in the past or beyond a year', async () => {
    for (const startDate of [addDays(dayOf(new Date()), -3), addMonths(dayOf(new Date()), 13)])
      expect(await purchase(url, buyer.token, pallets({ startDate }))).toMatchObject({
        status: 400,
        error: { code: 'START_DATE_INVALID' },
      })
  })

  it('of a customer whose e-mail is not verified', async () => {
    const fresh = await newBuyer(stack, { isEmailVerified: false })
    const reply = await purchase(url, fresh.token, palletsByCard(fresh, listingIds.main))
    expect(reply).toMatchObject({ status: 403, error: { code: 'EMAIL_NOT_VERIFIED' } })
  })

  it('without agreement, payment method or a known term (R-342, R-343)', async () => {
    for (const body of [pallets({ agree: false }), pallets({ cardId: undefined }), pallets({ selectedTerm: 2 }), {}])
      expect(await purchase(url, buyer.token, body)).toMatchObject({
        status: 400,
        error: { code: 'VALIDATION_FAILED' },
      })
  })

  it("of another's card, account or billing details", async () => {
    const other = await newBuyer(stack)
    const bank = { ...byBank(), achId: other.achId }
    for (const more of [{ cardId: other.cardId }, { billingInfoId: other.billingInfoId }, bank])
      expect(await purchase(url, buyer.token, pallets(more))).toMatchObject({
        status: 400,
        error: { code: 'PAYMENT_METHOD_INVALID' },
      })
  })

  it('of more space than is free in the time, but not of the time after', async () => {
    const who = await newBuyer(stack)
    const all = (more = {}) => palletsByCard(who, listingIds.secondSeller, { quantity: 150, ...more })
    await bought(url, who.token, all())
    const one = await purchase(url, who.token, all({ quantity: 1 }))
    expect(one).toMatchObject({ status: 409, error: { code: 'CAPACITY_EXCEEDED' } })
    expect((await purchase(url, who.token, all({ startDate: addMonths(tomorrow(), 1) }))).status).toBe(200)
  })
})

describe('a key (MONEY §4.1)', () => {
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
      `update market.idempotency_key set created_at = now() - interval '31 seconds' where order_id = $1`,
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
