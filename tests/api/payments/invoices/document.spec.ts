import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { CreditNote, CreditNoteDocument, Invoice, InvoiceDocument } from '@stackyard/shared/schema/invoice'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { moneyFaults } from '../../../faults/money'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard, readTransaction, type Buyer } from '../../../setup/buyer'
import { paymentIntentOf } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { wordsOf } from './pdf-words'

const stack = sharedStack()
const { url, pool, simUrl } = stack
let buyer: Buyer
let seller: string
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
  await pool.query(`update market.billing_info set tax_id = 'EIN 12-3456789' where id = $1`, [buyer.billingInfoId])
})

const get = <T>(path: string, token = buyer.token): Promise<T> => ok<T>(url, 'GET', path, { token })
const accepted = async (more: Record<string, unknown> = {}): Promise<number> => {
  const id = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, { selectedTerm: 3, ...more }))
  await ok(url, 'PUT', `/user/transaction/complete/${id}`, { token: seller })
  return id
}
const invoiceOf = (orderId: number): Promise<Invoice> =>
  eventually(`the invoice of order ${orderId}`, 30_000, async () =>
    (await get<Invoice[]>('/invoices/')).find((each) => each.orderId === orderId),
  )
const view = (id: number, token?: string) => get<InvoiceDocument>(`/invoices/view/${id}`, token)

/** Refunds by hand at the payment provider. */
async function refund(orderId: number, cents: number): Promise<void> {
  const form = { payment_intent: (await paymentIntentOf(simUrl, orderId)).id, amount: String(cents) }
  const headers = { authorization: 'Bearer sk_test_stackyard' }
  const reply = await fetch(`${simUrl}/v1/refunds`, { method: 'POST', headers, body: new URLSearchParams(form) })
  expect(reply.ok).toBe(true)
}
const notesOf = (invoiceId: number, count: number): Promise<InvoiceDocument> =>
  eventually(`${count} credit notes of ${invoiceId}`, 30_000, async () => {
    const found = await view(invoiceId)
    return found.creditNotes.length === count ? found : undefined
  })
const faultsOf = async (orderId: number): Promise<string[]> =>
  (await moneyFaults(stack)).filter((fault) => fault.includes(`order ${orderId}`) || fault.startsWith('allowances'))
const pdf = async (path: string): Promise<Buffer> => {
  const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${buyer.token}` } })
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

describe('an invoice', () => {
  it('names issuer, supplier, buyer with tax id, period, quantity × price × month, payment and balance', async () => {
    const shown = await view((await invoiceOf(await accepted({ poNumber: 'PO-77' }))).id)
    expect(shown).toMatchObject({
      poNumber: 'PO-77',
      month: { number: 1, count: 3 },
      taxCents: 0,
      paidCents: shown.totalCents,
      balanceCents: 0,
      canCorrect: true,
    })
    expect(shown.buyer).toMatchObject({ name: 'Bea Okafor', taxId: 'EIN 12-3456789' })
    expect(shown.issuer?.taxId).toContain('EIN')
    expect(shown.supplier?.name).toMatch(/./)
    expect(shown.period?.from).toMatch(/^\d{4}-\d\d-\d\d$/)
    const [line] = shown.lines
    expect(line).toMatchObject({ kind: 'storage', quantity: 2, unit: 'PALLET', months: 1 })
    expect(line?.amountCents).toBe(2 * (line?.unitCents ?? 0))
    expect(shown.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(shown.totalCents)
  })

  it('says the same when the buyer and the supplier change their names', async () => {
    const { id } = await invoiceOf(await accepted())
    const before = await view(id)
    await pool.query(`update users set company = 'Renamed Goods' where id = $1`, [buyer.id])
    expect(await view(id)).toEqual(before)
    await pool.query('update users set company = null where id = $1', [buyer.id])
  })

  it('paid by bank debit is billed to the details chosen with it', async () => {
    const bank = { paymentType: 'ACH', achId: buyer.achId, cardId: undefined }
    const id = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, bank))
    expect(await readTransaction(url, buyer.token, id)).toMatchObject({ billingInfo: { fullName: 'Bea Okafor' } })
    const other = await newBuyer(stack)
    const foreign = palletsByCard(buyer, listingIds.main, { ...bank, billingInfoId: other.billingInfoId })
    expect((await call(url, 'POST', '/purchase/', { token: buyer.token, body: foreign })).status).toBe(400)
  })

  it('is a PDF in Arabic, too, read from the right', async () => {
    const { id, number } = await invoiceOf(await accepted())
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await pdf(`/invoices/download/${id}?language=ar`))),
      { mergePages: true },
    )
    const read = text.normalize('NFKC').replace(/[\p{Cc}\s]/gu, '')
    for (const word of ['فاتورة', 'العميل', 'المبلغ', number, 'BeaOkafor', '$0.00']) expect(read, word).toContain(word)
  })

  it.each(['customer', 'seller'] as const)('is not shown to another %s', async (actor) => {
    const { id } = await invoiceOf(await accepted())
    const token = await tokenOf(url, actor)
    expect((await call(url, 'GET', `/invoices/view/${id}`, { token })).status).toBe(404)
    const body = { taxId: 'X' }
    expect((await call(url, 'POST', `/invoices/correct/${id}`, { token, body })).status).toBe(404)
  })
})

describe('the PO number of a reservation', () => {
  const change = (id: number, poNumber: string, token = buyer.token) =>
    call<Transaction>(url, 'PUT', `/user/transaction/po-number/${id}`, { token, body: { poNumber } })

  it('is changed by its customer until the payment is taken', async () => {
    const id = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, { poNumber: 'OLD' }))
    expect((await change(id, 'NEW-1')).results).toMatchObject({ poNumber: 'NEW-1' })
    expect((await change(id, 'x', (await newBuyer(stack)).token)).status).toBe(404)
    expect(await readTransaction(url, seller, id)).toMatchObject({ poNumber: null })
    await ok(url, 'PUT', `/user/transaction/complete/${id}`, { token: seller })
    expect(await view((await invoiceOf(id)).id)).toMatchObject({ poNumber: 'NEW-1' })
    expect((await change(id, 'LATE')).status).toBe(409)
  })
})

describe('a corrected invoice', () => {
  it('is a credit note over the whole and a new invoice; no money moves, and a refund takes back the new one', async () => {
    const orderId = await accepted({ poNumber: 'WRONG' })
    const first = await invoiceOf(orderId)
    const body = { poNumber: 'RIGHT', company: 'Reno Goods LLC', taxId: 'EIN 98-7654321' }
    const next = await ok<InvoiceDocument>(url, 'POST', `/invoices/correct/${first.id}`, { token: buyer.token, body })
    expect(next).toMatchObject({ poNumber: 'RIGHT', corrects: { id: first.id }, totalCents: first.totalCents, orderId })
    expect(next.buyer).toMatchObject({ company: 'Reno Goods LLC', taxId: 'EIN 98-7654321', name: 'Bea Okafor' })
    const old = await view(first.id)
    expect(old).toMatchObject({ status: 'corrected', balanceCents: 0, paidCents: 0, correctedBy: { id: next.id } })
    expect(old.poNumber).toBe('WRONG')
    const again = await call(url, 'POST', `/invoices/correct/${first.id}`, { token: buyer.token, body })
    expect(again.status).toBe(409)
    expect((await readTransaction(url, buyer.token, orderId)).invoice?.id).toBe(next.id)
    expect(await faultsOf(orderId)).toEqual([])
    await ok(url, 'PUT', `/admin/transactions/cancel/${orderId}`, { token: await tokenOf(url, 'admin') })
    expect(await notesOf(next.id, 1)).toMatchObject({ status: 'refunded' })
    expect((await view(first.id)).creditNotes).toHaveLength(1)
    expect(await faultsOf(orderId)).toEqual([])
  })
})

describe('credit notes', () => {
  it('follow each refund in part, and the cancellation takes back the rest (R-463)', async () => {
    const orderId = await accepted()
    const { id, totalCents } = await invoiceOf(orderId)
    await refund(orderId, 700)
    expect(await notesOf(id, 1)).toMatchObject({ status: 'partly-refunded', balanceCents: 0, canCorrect: false })
    expect(await faultsOf(orderId)).toEqual([])
    await refund(orderId, 300)
    expect((await notesOf(id, 2)).creditNotes.map((note) => note.totalCents)).toEqual([300, 700])
    expect(await faultsOf(orderId)).toEqual([])
    expect(await readTransaction(url, buyer.token, orderId)).toMatchObject({ paymentState: 'captured' })
    await ok(url, 'PUT', `/admin/transactions/cancel/${orderId}`, { token: await tokenOf(url, 'admin') })
    const { creditNotes, status } = await notesOf(id, 3)
    expect(status).toBe('refunded')
    expect(creditNotes.reduce((sum, note) => sum + note.totalCents, 0)).toBe(totalCents)
    expect(await faultsOf(orderId)).toEqual([])
  })

  it('are listed, shown, and printed with their invoice, for their owner', async () => {
    const [note] = await get<CreditNote[]>('/invoices/credit-notes')
    expect(note?.number).toMatch(/^CN-\d{6}$/)
    const shown = await get<CreditNoteDocument>(`/invoices/credit-notes/${note?.id}`)
    expect(shown.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(-shown.totalCents)
    const words = wordsOf(await pdf(`/invoices/credit-note/${note?.id}`))
    for (const part of [shown.number, `Part of invoice ${shown.invoice.number}`, 'Total refunded'])
      expect(words).toContain(part)
    const stranger = { token: seller }
    expect((await call(url, 'GET', `/invoices/credit-notes/${note?.id}`, stranger)).status).toBe(404)
  })
})
