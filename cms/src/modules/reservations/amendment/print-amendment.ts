import { addDays } from '@stackyard/shared/domain/calendar'
import { commitmentFacts } from '@stackyard/shared/domain/commitment'
import { formatCents } from '@stackyard/shared/domain/money'
import { paidDepositCents, partsOf } from '@stackyard/shared/domain/order-parts'
import { spansOf } from '@stackyard/shared/domain/running-terms'
import { saidDay } from '@stackyard/shared/reference/said-day'
import { drawAmount, drawRule, drawWords, type Paper, printPaper, sheet } from '../../../platform/paper'
import { amendedTermsOfOrder, type Order } from '../booking'
import { saidChange } from './amendment-news'
import { endsFulfillment } from './change-of'
import type { AmendmentEventRow, AmendmentRow } from './repository'

const saidMoment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
const sides = { customer: 'the customer', seller: 'the warehouse provider' } as const

const unitOf = ({ spaceType }: Order): string => (spaceType === 'SQ_FEET' ? 'square feet' : 'pallets')

type Printed = {
  order: Order
  row: AmendmentRow
  events: readonly AmendmentEventRow[]
  /** SHA-256 of the agreement that it changes, in hex; null for a reservation without one. */
  agreement: string | null
}

function drawFact(doc: Paper, label: string, value: string): void {
  if (doc.y > 740) doc.addPage()
  const { y } = doc
  doc.fillColor(sheet.gray).text(label, sheet.left, y, { width: 150 })
  doc.fillColor(sheet.ink)
  drawWords(doc, value, { x: sheet.left + 150, y })
  doc.moveDown(0.3)
}

const heading = (doc: Paper, words: string): void => {
  if (doc.y > 700) doc.addPage()
  doc.moveDown(0.8).fillColor(sheet.ink).font('Helvetica-Bold').text(words, sheet.left).font('Helvetica').moveDown(0.4)
}

/**
 * What was agreed by an amendment as a PDF: the agreement that it changes, the change, and space, payments, and facts after
 * it. It names the sides by their parts, so that nothing in it has to be erased. The same input gives the same bytes.
 */
export function printAmendment({ order, row, events, agreement }: Printed): Promise<Buffer> {
  const title = `Amendment ${row.number} to the agreement for reservation ${order.id}`
  return printPaper(title, row.decidedAt ?? row.createdAt, (doc) => {
    doc.moveDown(1.2)
    drawFact(doc, 'Reservation', `${order.id}, ${order.warehouse.name}`)
    drawFact(
      doc,
      'Amends',
      agreement ? `the agreement with the SHA-256 ${agreement}` : `the agreement of reservation ${order.id}`,
    )
    drawFact(doc, 'Number', `amendment ${row.number}`)
    for (const { action, actor, at } of events)
      if ((action === 'propose' || action === 'accept') && (actor === 'customer' || actor === 'seller'))
        drawFact(doc, action === 'propose' ? 'Proposed' : 'Accepted', `by ${sides[actor]}, ${saidMoment(at)}`)
    drawFact(doc, 'Change', saidChange(order, row))
    drawTerms(doc, order, row)
    doc.moveDown(1).fillColor(sheet.gray).fontSize(9.5)
    drawWords(doc, 'Both sides agreed to this amendment. Everything else stays as agreed before.', { x: sheet.left })
  })
}

/** Said of each end of fulfillment, so that nobody expects the deposit back. */
const saidDeposit = (order: Order): string =>
  `${formatCents(paidDepositCents(order))} of fulfillment stays paid and is not refunded by this amendment. ` +
  `${order.warehouse.name} bills the services used until the last day.`

function drawSpace(doc: Paper, order: Order, { result }: AmendmentRow): void {
  const spans = spansOf(result)
  if (spans.length > 0) heading(doc, 'Space')
  for (const { start, end, quantity } of spans)
    drawFact(
      doc,
      `${saidDay(start)} to`,
      `${saidDay(addDays(end, -1))}: ${quantity.toLocaleString('en-US')} ${unitOf(order)}`,
    )
}

function drawTerms(doc: Paper, order: Order, row: AmendmentRow): void {
  const { result, kind } = row
  drawSpace(doc, order, row)
  heading(doc, 'Payments')
  for (const { from, until, cents, isExtra } of result.charges.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
    drawAmount(doc, `${saidDay(from)} to ${saidDay(addDays(until, -1))}${isExtra ? ', added space' : ''}`, cents)
  if (order.setupCents > 0) drawAmount(doc, 'Setup, once', order.setupCents)
  for (const part of partsOf(order))
    if (part.kind === 'fulfillment') drawAmount(doc, 'Fulfillment deposit', part.priceCents)
  if (order.couponCents > 0) drawAmount(doc, `Coupon ${order.couponCode ?? ''}`, -order.couponCents)
  drawRule(doc)
  const facts = commitmentFacts(amendedTermsOfOrder(order, result))
  for (const { label, value } of facts) drawFact(doc, label, value)
  if (endsFulfillment(kind)) drawFact(doc, 'Deposit', saidDeposit(order))
  const last = result.steps.at(-1)
  if (last) drawFact(doc, 'A month from now on', formatCents(last.monthCents))
}
