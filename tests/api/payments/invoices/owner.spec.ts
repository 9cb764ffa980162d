import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { brand } from '@stackyard/shared/reference/brand'
import type { Invoice } from '@stackyard/shared/schema/invoice'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard, readTransaction, type Buyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { wordsOf } from './pdf-words'
import { byCard, upgrade } from '../plans/plan-calls'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(stack)
})

const listOf = (token: string) => call<Invoice[]>(url, 'GET', '/invoices/', { token })
const untilInvoiced = (owner: Buyer, count: number): Promise<Invoice[]> =>
  eventually(`${count} invoices`, 15_000, async () => {
    const { results } = await listOf(owner.token)
    return results.length === count ? results : undefined
  })

const download = (token: string, id: number | undefined) =>
  fetch(`${url}/api/invoices/download/${id}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/pdf' },
  })

/** Who else asks for a person's papers, the seller of the order among them. */
const readers = [
  ['customer', 404],
  ['seller', 404],
  ['admin', 200],
] as const

describe('invoices', () => {
  it('come for a plan and for an order that was accepted, and not before (R-463)', async () => {
    await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    const [plan] = await untilInvoiced(buyer, 1)
    expect(plan).toMatchObject({ kind: 'plan', totalCents: 14_900, status: 'paid', paidWith: 'Visa •••• 4242' })
    const orderId = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main))
    expect((await readTransaction(url, buyer.token, orderId)).invoice).toBeNull()
    expect((await listOf(buyer.token)).total).toBe(1)
    const token = await tokenOf(url, 'seller')
    await ok(url, 'PUT', `/user/transaction/complete/${orderId}`, { token })
    const [order] = await untilInvoiced(buyer, 2)
    expect(order).toMatchObject({ kind: 'order', orderId, totalCents: 4000, status: 'paid' })
    expect(order?.number).toMatch(/^SY-\d{6}$/)
    const { id, number, issuedAt } = order ?? { id: 0, number: '', issuedAt: '' }
    for (const reader of [buyer.token, await tokenOf(url, 'admin')])
      expect((await readTransaction(url, reader, orderId)).invoice).toEqual({
        id,
        number,
        issuedAt,
        status: 'paid',
        creditNote: null,
      })
    expect(await readTransaction(url, token, orderId)).not.toHaveProperty('invoice')
    await ok(url, 'PUT', `/admin/transactions/cancel/${orderId}`, { token: await tokenOf(url, 'admin') })
    await eventually('the refund on the invoice', 15_000, async () => {
      const { results } = await listOf(buyer.token)
      return results[0]?.status === 'refunded' ? true : undefined
    })
  })

  it('are downloaded as a PDF with what was paid and by whom (R-463)', async () => {
    const [invoice] = (await listOf(buyer.token)).results
    const reply = await download(buyer.token, invoice?.id)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${invoice?.number}.pdf"`)
    const pdf = Buffer.from(await reply.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const words = wordsOf(pdf)
    for (const part of [`Invoice ${invoice?.number}`, 'Bea Okafor', '$40.00', 'No sales tax', 'Credit note CN-'])
      expect(words).toContain(part)
  })

  it('of an order name the month that was paid, who issued them, and the buyer’s PO number (R-463)', async () => {
    const owner = await newBuyer(stack)
    const startDate = inDays(10)
    const more = { selectedTerm: 6, startDate, poNumber: 'PO 7781' }
    const orderId = await bought(url, owner.token, palletsByCard(owner, listingIds.main, more))
    await ok(url, 'PUT', `/user/transaction/complete/${orderId}`, { token: await tokenOf(url, 'seller') })
    const [invoice] = await untilInvoiced(owner, 1)
    expect(invoice?.description).toMatch(/^Reservation \d+, .+: Storage, month 1 of 6$/)
    const words = wordsOf(Buffer.from(await (await download(owner.token, invoice?.id)).arrayBuffer()))
    const { name, address, taxId } = brand.issuer
    const days = /Period served: \d+ \w+ \d{4} to \d+ \w+ \d{4}/
    for (const part of [
      'Your PO number: PO 7781',
      'Issued by',
      name,
      address,
      taxId,
      'Payment: Month 1 of 6',
      '2 pallets',
    ])
      expect(words).toContain(part)
    expect(words).toMatch(days)
  })

  it('of a plan are billed to the chosen billing details, not to the profile (R-399)', async () => {
    const owner = await newBuyer(stack)
    const { rows } = await pool.query<{ id: number }>(
      `insert into market.billing_info (user_id, full_name, phone_number, email, city, zip_code, country)
       values ($1, 'Accounts of Reno Goods', '775-555-0199', 'books@stackyard.test', 'Sparks', '89431', 'US') returning id`,
      [owner.id],
    )
    await upgrade(stack, owner.token, 'growth', { ...byCard(owner), billingInfoId: rows[0]?.id })
    const [invoice] = await untilInvoiced(owner, 1)
    const words = wordsOf(Buffer.from(await (await download(owner.token, invoice?.id)).arrayBuffer()))
    for (const part of ['Accounts of Reno Goods', 'books@stackyard.test', 'Sparks']) expect(words).toContain(part)
    expect(words).not.toContain(owner.email)
  })

  it('that were refunded have a credit note of their own number, for their owner and admins only', async () => {
    const [invoice] = (await listOf(buyer.token)).results
    expect(invoice?.creditNote?.number).toMatch(/^CN-\d{6}$/)
    const path = `${url}/api/invoices/credit-note/${invoice?.creditNote?.id}`
    const reply = await fetch(path, { headers: { authorization: `Bearer ${buyer.token}` } })
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    const words = wordsOf(Buffer.from(await reply.arrayBuffer()))
    for (const part of [
      `Credit note ${invoice?.creditNote?.number}`,
      `Refers to invoice ${invoice?.number}`,
      '-$40.00',
    ])
      expect(words).toContain(part)
    for (const [actor, status] of readers) {
      const token = await tokenOf(url, actor)
      expect((await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status, actor).toBe(status)
    }
    const order = await readTransaction(url, buyer.token, invoice?.orderId ?? 0)
    expect(order.invoice?.creditNote).toMatchObject({ number: invoice?.creditNote?.number })
    const { rows } = await pool.query<{ n: string; last: string }>(
      'select count(*) as n, (select last from market.credit_note_counter) as last from market.credit_note',
    )
    expect(rows[0]?.n).toBe(rows[0]?.last)
  })

  it('are nobody else’s but the admins’, who see them among the orders', async () => {
    const [invoice] = (await listOf(buyer.token)).results
    for (const [actor, status] of readers)
      expect((await download(await tokenOf(url, actor), invoice?.id)).status, actor).toBe(status)
    expect((await fetch(`${url}/api/invoices/download/${invoice?.id}`)).status).toBe(401)
  })

  it('are numbered without gaps, however many are issued at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(stack)))
    await Promise.all(buyers.map((each) => upgrade(stack, each.token, 'growth', byCard(each))))
    for (const each of buyers) await untilInvoiced(each, 1)
    const { rows } = await pool.query<{ numbers: number[]; last: string }>(
      `select array_agg(number::int order by number) as numbers, max(last) as last
       from market.invoice, market.invoice_counter`,
    )
    const numbers = rows[0]?.numbers ?? []
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1))
    expect(numbers.length).toBe(Number(rows[0]?.last))
  })

  it('are never changed', async () => {
    await expect(pool.query('update market.invoice set total_cents = 1')).rejects.toThrow('append only')
    await expect(pool.query('delete from market.invoice')).rejects.toThrow('append only')
  })
})
