import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import type { Invoice, InvoiceDocument } from '@stackyard/shared/schema/invoice'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { beforeAll, describe, expect, it } from 'vitest'
import { moneyFaults } from '../../../faults/money'
import { tokenOf } from '../../../setup/actors'
import { ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard, purchase, readTransaction, type Buyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { paymentIntentOf, simulatorStore } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { done } from '../transaction/order-in'

const stack = sharedStack()
const { url, simUrl, pool } = stack
let buyer: Buyer
let seller: string
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
})

/** No other test has reserved space from then on. */
const startDate = inDays(200)
/** Of a deposit of $1,200.00 less 5 %. */
const tier = { monthlyVolumeTier: '501 to 2000', depositAmount: 1200, amountDue: 1140 }
/** Ten pallets at $19.00 for three months, and the tier. */
const both = (more: Record<string, unknown> = {}) =>
  palletsByCard(buyer, listingIds.main, { quantity: 10, selectedTerm: 3, fulfillment: tier, startDate, ...more })

const faultsOf = async (id: number): Promise<string[]> =>
  (await moneyFaults(stack)).filter((fault) => fault.includes(`order ${id}`))

const holdsOf = async (id: number) =>
  (await pool.query('select units::int, state from market.capacity_hold where order_id = $1', [id])).rows

const becomes = (id: number, state: string): Promise<Transaction> =>
  eventually(`order ${id} ${state}`, 20_000, async () => {
    const order = await readTransaction(url, buyer.token, id)
    return order.paymentState === state ? order : undefined
  })

/** The words of an uncompressed PDF: its strings are written in hex. */
const wordsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/<([0-9a-f]+)>/g)]
    .map((match) => Buffer.from(match[1] ?? '', 'hex').toString('latin1'))
    .join('')

describe('storage and fulfillment of one warehouse', () => {
  it('are one order with two parts, one hold on the card, and one hold of space', async () => {
    const figures = { monthlyTotal: 190, amountDue: 1330, price: 1330, total: 1330 }
    const id = await bought(url, buyer.token, both(figures))
    expect(await readTransaction(url, buyer.token, id)).toMatchObject({
      type: 'offering',
      quantity: 10,
      monthlyTotal: 190,
      monthlyVolumeTier: '501 to 2000',
      depositAmount: 1200,
      fulfillmentAmount: 1140,
      amountDue: 1330,
      parts: [
        { kind: 'storage', price: 190, couponDiscount: 0, amountDue: 190 },
        { kind: 'fulfillment', price: 1140, couponDiscount: 0, amountDue: 1140 },
      ],
    })
    const { payment_intent: intents } = await simulatorStore(simUrl)
    expect(Object.values(intents).filter((intent) => intent.metadata['order_id'] === String(id))).toHaveLength(1)
    expect(await paymentIntentOf(simUrl, id)).toMatchObject({ amount: 133_000, status: 'requires_capture' })
    expect(await holdsOf(id)).toEqual([{ units: 13_330, state: 'held' }])
    expect(await faultsOf(id)).toEqual([])
  })

  it('are paid with one invoice of two groups, owed to the seller with one fee, and refunded together', async () => {
    const id = await bought(url, buyer.token, both())
    await done(url, seller, 'complete', id)
    await becomes(id, 'captured')
    const invoice = await eventually(`the invoice of order ${id}`, 30_000, async () =>
      (await ok<Invoice[]>(url, 'GET', '/invoices/', { token: buyer.token })).find((each) => each.orderId === id),
    )
    const { lines, totalCents } = await ok<InvoiceDocument>(url, 'GET', `/invoices/view/${invoice.id}`, {
      token: buyer.token,
    })
    expect(totalCents).toBe(133_000)
    expect(lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['storage', 19_000],
      ['deposit', 114_000],
    ])
    const { rows } = await pool.query('select amount_cents::int as cents from market.payout where order_id = $1', [id])
    expect(rows).toEqual([{ cents: 133_000 }])
    await done(url, await tokenOf(url, 'admin'), 'cancel as admin', id)
    await becomes(id, 'refunded')
    expect(await holdsOf(id)).toEqual([{ units: 13_330, state: 'released' }])
    expect(await faultsOf(id)).toEqual([])
  })

  it('share a coupon in proportion, to the cent', async () => {
    const body = { code: `B-${randomUUID().slice(0, 8)}`, kind: 'fixed', amountCents: 10_001, appliesTo: 'deposits' }
    const { code } = await ok<Coupon>(url, 'POST', '/coupon/create', { token: await tokenOf(url, 'admin'), body })
    const id = await bought(url, buyer.token, both({ couponCode: code, couponDiscount: 100.01 }))
    const order = await readTransaction(url, buyer.token, id)
    expect(order).toMatchObject({
      amountDue: 1229.99,
      parts: [
        { kind: 'storage', couponDiscount: 14.28, amountDue: 175.72 },
        { kind: 'fulfillment', couponDiscount: 85.73, amountDue: 1054.27 },
      ],
    })
    expect(await faultsOf(id)).toEqual([])
  })

  it('are one agreement, one notice, and one email to each side', async () => {
    const id = await bought(url, buyer.token, both({ selectedTerm: 1 }))
    await eventually('the agreement printed', 15_000, async () => {
      const { agreement } = await readTransaction(url, buyer.token, id)
      return agreement ?? undefined
    })
    const headers = { authorization: `Bearer ${buyer.token}` }
    const reply = await fetch(`${url}/api/user/transaction/${id}/agreement`, { headers })
    const words = wordsOf(Buffer.from(await reply.arrayBuffer()))
    for (const word of ['10 pallets', '501 to 2000', 'Due for storage', '$1,140.00', 'Both together', '$1,340.00'])
      expect(words).toContain(word)
    const { rows } = await pool.query<{ message: string }>(
      `select message from market.notification where (data ->> 'transactionId')::int = $1 order by id`,
      [id],
    )
    expect(rows).toHaveLength(2)
    for (const { message } of rows) expect(message).toContain('10 pallets and fulfillment (501 to 2000)')
    const mails = await eventually('both emails', 15_000, async () => {
      const found = stack.outbox().filter((mail) => mail.subject.startsWith(`Reservation #${id} `))
      return found.length === 2 ? found : undefined
    })
    expect(mails.find(({ to }) => to === buyer.email)?.text).toContain('the fulfillment deposit of $1,140.00')
    expect(mails.find(({ to }) => to !== buyer.email)?.text).toContain('10 pallets and Fulfillment')
  })

  it('are in the lists of storage and of fulfillment, and in the file', async () => {
    const id = await bought(url, buyer.token, both({ quantity: 7 }))
    for (const type of ['offering', 'fulfillment']) {
      const found = await ok<Transaction[]>(url, 'GET', `/user/transaction/?type=${type}`, { token: buyer.token })
      expect(found.map((order) => order.id)).toContain(id)
    }
    const { content } = await ok<{ content: string }>(url, 'GET', '/user/transaction/export', { token: buyer.token })
    expect(content.split('\n').find((line) => line.startsWith(`${id},`))).toContain('1273.00,1140.00')
  })
})

describe('a purchase of both', () => {
  it('answers a repeat with the same order, and another tier with a refusal', async () => {
    const key = randomUUID()
    const first = await purchase(url, buyer.token, both({ quantity: 3 }), key)
    expect((await purchase(url, buyer.token, both({ quantity: 3 }), key)).results.id).toBe(first.results.id)
    const other = both({ quantity: 3, fulfillment: { monthlyVolumeTier: '0 to 500' } })
    expect(await purchase(url, buyer.token, other, key)).toMatchObject({ error: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  it.each([
    ['a total without the deposit', { amountDue: 190 }, 'PRICE_CHANGED'],
    ['another deposit', { fulfillment: { ...tier, amountDue: 1 } }, 'PRICE_CHANGED'],
    ['an unknown tier', { fulfillment: { monthlyVolumeTier: 'lots' } }, 'STORAGE_UNAVAILABLE'],
    ['no fulfillment there', { warehouseId: listingIds.hotRack, amountDue: undefined }, 'STORAGE_UNAVAILABLE'],
    ['a quote with it', { quoteId: 1, quoteRevision: 1 }, 'VALIDATION_FAILED'],
    ['too little space', { quantity: 1_200 }, 'CAPACITY_EXCEEDED'],
  ])('refuses %s and leaves nothing behind', async (_, more, code) => {
    await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, { quantity: 1, startDate }))
    const count = async () =>
      (await pool.query('select 1 from market.orders where customer_id = $1', [buyer.id])).rowCount
    const before = await count()
    expect(await purchase(url, buyer.token, both(more))).toMatchObject({ success: false, error: { code } })
    expect(await count()).toBe(before)
  })

  it('needs an identity when both together pass the limit, though neither does', async () => {
    const stranger = await newBuyer(stack, { kycVerified: false })
    const dear = { ...palletsByCard(stranger, listingIds.main, { quantity: 490, startDate }) }
    const reply = await purchase(url, stranger.token, { ...dear, fulfillment: tier })
    expect(reply).toMatchObject({ success: false, error: { code: 'KYC_REQUIRED' } })
    expect(await purchase(url, stranger.token, dear)).toMatchObject({ success: true })
  })
})
