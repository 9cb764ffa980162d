import { setImmediate as others } from 'node:timers/promises'
import { addDays, addMonths } from '@stackyard/shared/domain/calendar'
import { centsToDollars, formatDollars } from '@stackyard/shared/domain/money'
import { partsOf } from '@stackyard/shared/domain/order-parts'
import {
  documentDay,
  documentMessage,
  documentText,
  type DocumentTextKey,
  documentValue,
} from '@stackyard/shared/messages/documents/document-text'
import type { MessageKey } from '@stackyard/shared/messages/en'
import { brand } from '@stackyard/shared/reference/brand'
import type { Language } from '@stackyard/shared/reference/languages'
import { stateWords } from '@stackyard/shared/reference/state-names'
import PDFDocument from 'pdfkit'
import { type Paper, sheet } from '../../../platform/paper'
import { type Rows, rowsIn } from '../../../platform/paper-rows'
import { factsOfOrder } from './order-commitment'
import type { Order } from './repository'

const dollars = (cents: number): string => formatDollars(centsToDollars(cents))

/** The names of the two sides. */
export type Parties = { customer: string; seller: string }

/** `note` is a line at the end; `translationOf` the SHA-256 of the agreement that this is a translation of. */
type Printing = { language?: Language; note?: string; translationOf?: string }

/**
 * What was agreed at a purchase as a PDF: parties, price, term, restrictions and the agreement, as they were then; its text
 * is in the language it was written in. Drawn a paragraph at a time, so that requests of others are answered in between.
 */
export async function printAgreement(order: Order, parties: Parties, printing: Printing = {}): Promise<Buffer> {
  const { language = 'en', note, translationOf } = printing
  const title = documentText(language, 'agreement.title', { id: order.id })
  const info = { Title: title, Author: brand.name, CreationDate: new Date(order.createdAt) }
  const doc = new PDFDocument({ size: 'A4', margin: sheet.left, info, compress: false })
  const rows = rowsIn(doc, language)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve)
    doc.once('error', reject)
  })
  doc.fillColor(brand.colors.primary).fontSize(20)
  rows.line(brand.name, true)
  doc.moveDown(0.8).fillColor(sheet.ink).fontSize(14)
  rows.line(title, true)
  doc.fontSize(10)
  if (translationOf) drawNote(doc, rows, documentText(language, 'agreement.translation', { sha256: translationOf }))
  doc.moveDown(1.2)
  for (const [label, value] of factsOf(order, parties, language)) rows.fact(label, value)
  await others()
  drawRestrictions(doc, rows, order, language)
  await drawText(doc, rows, order, language)
  if (note) drawNote(doc, rows, note)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function drawNote(doc: Paper, rows: Rows, note: string): void {
  doc.moveDown(1).fillColor(sheet.gray).font('Helvetica').fontSize(9.5)
  rows.line(note)
  doc.fontSize(10)
}

type Fact = readonly [label: string, value: string | null]

/** The last day that was agreed on at the purchase, whatever was agreed since. */
const purchasedLastDay = ({ startDay, term }: Order): string | null =>
  startDay === null || term === null ? null : addDays(addMonths(startDay, term), -1)

function spaceFacts(order: Order, language: Language): Fact[] {
  const fact = (key: DocumentTextKey, value: string | null): Fact => [documentText(language, key), value]
  const day = (value: string | null) => value && documentDay(language, value)
  const money = (cents: number | null) => (cents === null ? null : dollars(cents))
  const counted = (count: number | null, unit: string) =>
    count === null ? null : documentValue(language, `${count.toLocaleString('en-US')} ${unit}`)
  return [
    fact('agreement.space', counted(order.quantity, order.spaceType === 'SQ_FEET' ? 'square feet' : 'pallets')),
    fact('agreement.term', counted(order.term, order.term === 1 ? 'month' : 'months')),
    fact('agreement.from', day(order.startDay)),
    fact('agreement.lastDay', day(purchasedLastDay(order))),
    fact('agreement.unitPrice', money(order.unitPriceCents)),
    fact('agreement.discounted', money(order.discountedCents)),
    fact('agreement.monthlyTotal', money(order.monthlyTotalCents)),
    fact(
      'agreement.monthlyVolume',
      language === 'ar' ? (order.tierName?.replace(' to ', '–') ?? null) : order.tierName,
    ),
    fact('agreement.deposit', money(order.depositCents)),
  ]
}

/** Of storage with fulfillment what the first payment has of each, and that they stand or fall together. */
function partFacts(order: Order, language: Language): Fact[] {
  const parts = partsOf(order)
  if (parts.length === 1) return []
  const amounts = parts.map(({ kind, dueCents, couponCents }): Fact => {
    const amount = dollars(dueCents)
    const off = { amount, coupon: dollars(couponCents) }
    return [
      documentText(language, `agreement.due.${kind}`),
      couponCents > 0 ? documentText(language, 'agreement.dueText', off) : amount,
    ]
  })
  return [
    ...amounts,
    [documentText(language, 'agreement.together'), documentMessage(language, 'purchase.both.together')],
  ]
}

function factsOf(order: Order, { customer, seller }: Parties, language: Language): Fact[] {
  const { name, city, state, country } = order.warehouse
  const say = (key: DocumentTextKey, values?: Record<string, string>) => documentText(language, key, values)
  const coupon = { code: order.couponCode ?? '', amount: dollars(order.couponCents) }
  return [
    [say('agreement.placed'), `${new Date(order.createdAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    [say('agreement.customer'), customer],
    [say('agreement.seller'), seller],
    [say('agreement.warehouse'), [name, city, stateWords(country, state), country].filter(Boolean).join(', ')],
    ...spaceFacts(order, language),
    [say('agreement.coupon'), order.couponCode && say('agreement.couponText', coupon)],
    [say('agreement.setup'), order.setupCents === 0 ? null : dollars(order.setupCents)],
    ...partFacts(order, language),
    [say('agreement.quote'), order.quoteId === null ? null : String(order.quoteId)],
    [say('agreement.amount'), say('agreement.amountText', { amount: dollars(order.amountCents) })],
    [say('agreement.paidBy'), say(order.paymentType === 'ACH' ? 'agreement.paidBy.ACH' : 'agreement.paidBy.CARD')],
    ...factsOfOrder(order, language).map(({ label, value }): Fact => [label, value]),
  ]
}

const goods: Readonly<Record<string, MessageKey>> = {
  hazmat: 'purchase.notice.hazmat',
  oversized: 'purchase.notice.oversized',
  food: 'purchase.notice.food',
  pharma: 'purchase.notice.pharma',
}

function drawRestrictions(doc: Paper, rows: Rows, { terms }: Order, language: Language): void {
  if (!terms?.restricted.length) return
  doc.moveDown(1)
  rows.line(documentMessage(language, 'purchase.notice'), true)
  for (const key of terms.restricted) {
    const name = goods[key]
    rows.line(`\u2022 ${name ? documentMessage(language, name) : key}`)
  }
}

/** The text as it was agreed to, whatever language the rest is in. */
async function drawText(doc: Paper, rows: Rows, { terms, createdAt }: Order, language: Language): Promise<void> {
  if (!terms) return
  const written = rowsIn(doc, 'en')
  doc.moveDown(1.2).fontSize(12)
  written.line(terms.agreement.title, true)
  doc.font('Helvetica').fontSize(9.5)
  for (const paragraph of terms.agreement.paragraphs) {
    await others()
    doc.moveDown(0.5)
    written.line(paragraph)
  }
  doc.moveDown(1).fillColor(sheet.gray)
  rows.line(documentText(language, 'agreement.agreedOn', { day: documentDay(language, createdAt) }))
}
