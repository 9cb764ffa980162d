import { setImmediate as others } from 'node:timers/promises'
import { addDays, addMonths } from '@stackyard/shared/domain/calendar'
import { centsToDollars, formatDollars } from '@stackyard/shared/domain/money'
import { partsOf } from '@stackyard/shared/domain/order-parts'
import { saidDay } from '@stackyard/shared/reference/said-day'
import { text } from '@stackyard/shared/messages/text'
import { brand } from '@stackyard/shared/reference/brand'
import { stateWords } from '@stackyard/shared/reference/state-names'
import PDFDocument from 'pdfkit'
import { drawWords } from '../../../platform/paper'
import { factsOfOrder } from './order-commitment'
import type { Order } from './repository'

const left = 56
const labelWidth = 150
const ink = '#1b2733'
const gray = '#5b6875'

const dollars = (cents: number): string => formatDollars(centsToDollars(cents))

/** The names of the two sides. */
export type Parties = { customer: string; seller: string }

type Doc = InstanceType<typeof PDFDocument>

/**
 * What was agreed at a purchase as a PDF: parties, price, term, restrictions and the agreement, as they were then. Drawn
 * a paragraph at a time, so that requests of others are answered in between. `note` is a line at the end.
 */
export async function printAgreement(order: Order, parties: Parties, note?: string): Promise<Buffer> {
  const title = `Agreement for reservation ${order.id}`
  const info = { Title: title, Author: brand.name, CreationDate: new Date(order.createdAt) }
  const doc = new PDFDocument({ size: 'A4', margin: left, info, compress: false })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve)
    doc.once('error', reject)
  })
  doc.fillColor(brand.colors.primary).font('Helvetica-Bold').fontSize(20).text(brand.name)
  doc.moveDown(0.8).fillColor(ink).fontSize(14).text(title)
  doc.font('Helvetica').fontSize(10)
  drawFacts(doc, factsOf(order, parties))
  await others()
  drawRestrictions(doc, order)
  await drawText(doc, order)
  if (note) doc.moveDown(1).fillColor(gray).font('Helvetica').fontSize(9.5).text(note, left)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Fact = readonly [label: string, value: string | null]

/** The last day that was agreed on at the purchase, whatever was agreed since. */
const purchasedLastDay = ({ startDay, term }: Order): string | null =>
  startDay === null || term === null ? null : saidDay(addDays(addMonths(startDay, term), -1))

const spaceFacts = (order: Order): Fact[] => {
  const unit = order.spaceType === 'SQ_FEET' ? 'square feet' : 'pallets'
  return [
    ['Space', order.quantity === null ? null : `${order.quantity.toLocaleString('en-US')} ${unit}`],
    ['Term', order.term === null ? null : `${order.term} ${order.term === 1 ? 'month' : 'months'}`],
    ['From', order.startDay && saidDay(order.startDay)],
    ['Last day', purchasedLastDay(order)],
    ['Price of one', order.unitPriceCents === null ? null : dollars(order.unitPriceCents)],
    ['After discount', order.discountedCents === null ? null : dollars(order.discountedCents)],
    ['Monthly total', order.monthlyTotalCents === null ? null : dollars(order.monthlyTotalCents)],
    ['Monthly volume', order.tierName],
    ['Deposit', order.depositCents === null ? null : dollars(order.depositCents)],
  ]
}

/** Of storage with fulfillment what the first payment has of each, and that they stand or fall together. */
function partFacts(order: Order): Fact[] {
  const parts = partsOf(order)
  if (parts.length === 1) return []
  const amounts = parts.map(({ kind, dueCents, couponCents }): Fact => {
    const off = couponCents > 0 ? `, after ${dollars(couponCents)} of the coupon` : ''
    return [`Due for ${kind}`, `${dollars(dueCents)}${off}`]
  })
  return [...amounts, ['Both together', text('purchase.both.together')]]
}

function factsOf(order: Order, { customer, seller }: Parties): Fact[] {
  const { name, city, state, country } = order.warehouse
  return [
    ['Placed', `${new Date(order.createdAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ['Customer', customer],
    ['Warehouse provider', seller],
    ['Warehouse', [name, city, stateWords(country, state), country].filter(Boolean).join(', ')],
    ...spaceFacts(order),
    [
      'Coupon',
      order.couponCode && `${order.couponCode}: ${dollars(order.couponCents)}, given by ${brand.name} out of its own`,
    ],
    ['Setup, once', order.setupCents === 0 ? null : dollars(order.setupCents)],
    ...partFacts(order),
    ['From quote', order.quoteId === null ? null : String(order.quoteId)],
    ['Amount due', `${dollars(order.amountCents)} (US dollars, no tax computed)`],
    ['Paid by', order.paymentType === 'ACH' ? 'Bank debit (ACH), on acceptance' : 'Card, charged on acceptance'],
    ...factsOfOrder(order).map(({ label, value }): Fact => [label, value]),
  ]
}

function drawFacts(doc: Doc, facts: readonly Fact[]): void {
  doc.moveDown(1.2)
  for (const [label, value] of facts) {
    if (!value) continue
    const y = doc.y
    doc.fillColor(gray).text(label, left, y, { width: labelWidth })
    doc.fillColor(ink)
    drawWords(doc, value, { x: left + labelWidth, y })
    doc.moveDown(0.3)
  }
}

const goods: Readonly<Record<string, string>> = {
  hazmat: text('purchase.notice.hazmat'),
  oversized: text('purchase.notice.oversized'),
  food: text('purchase.notice.food'),
  pharma: text('purchase.notice.pharma'),
}

function drawRestrictions(doc: Doc, { terms }: Order): void {
  if (!terms?.restricted.length) return
  doc.moveDown(1).font('Helvetica-Bold').text(text('purchase.notice'), left).font('Helvetica')
  for (const key of terms.restricted) doc.text(`\u2022 ${goods[key] ?? key}`)
}

async function drawText(doc: Doc, { terms, createdAt }: Order): Promise<void> {
  if (!terms) return
  doc.moveDown(1.2).fontSize(12)
  drawWords(doc, terms.agreement.title, { x: left, isBold: true })
  doc.font('Helvetica').fontSize(9.5)
  for (const paragraph of terms.agreement.paragraphs) {
    await others()
    doc.moveDown(0.5)
    drawWords(doc, paragraph)
  }
  const agreedOn = saidDay(createdAt)
  doc.moveDown(1).fillColor(gray).text(`The customer agreed to this text when the reservation was made, ${agreedOn}.`)
}
