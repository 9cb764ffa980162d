import { addDays, type Day } from '@stackyard/shared/domain/calendar'
import { formatCents } from '@stackyard/shared/domain/money'
import { paidDepositCents, partsOf } from '@stackyard/shared/domain/order-parts'
import { spansOf } from '@stackyard/shared/domain/running-terms'
import {
  documentDay,
  documentText,
  type DocumentTextKey,
  documentValue,
} from '@stackyard/shared/messages/documents/document-text'
import type { Language } from '@stackyard/shared/reference/languages'
import { drawRule, type Paper, printPaper, sheet } from '../../../platform/paper'
import { type Rows, rowsIn } from '../../../platform/paper-rows'
import { amendedTermsOfOrder, factsOfTerms, type Order } from '../booking'
import { saidChange } from './amendment-news'
import { endsFulfillment } from './change-of'
import type { AmendmentEventRow, AmendmentRow } from './repository'

const saidMoment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** A fingerprint that breaks in its middle, where lines break at spaces alone. */
const inHalves = (sha256: string): string => `${sha256.slice(0, 32)} ${sha256.slice(32)}`

const unitOf = ({ spaceType }: Order): string => (spaceType === 'SQ_FEET' ? 'square feet' : 'pallets')

type Printed = {
  order: Order
  row: AmendmentRow
  events: readonly AmendmentEventRow[]
  /** SHA-256 of the agreement that it changes, in hex; null for a reservation without one. */
  agreement: string | null
}

/** `translationOf`: the SHA-256 of the amendment that this is a translation of. */
type Printing = { language?: Language; translationOf?: string }

/** What it is drawn with. */
type Sheet = {
  doc: Paper
  rows: Rows
  language: Language
  say: (key: DocumentTextKey, values?: Record<string, string | number>) => string
  day: (day: Day) => string
}

/**
 * What was agreed by an amendment as a PDF: the agreement that it changes, the change, and space, payments, and facts after
 * it. It names the sides by their parts, so that nothing in it has to be erased. The same input gives the same bytes.
 */
export function printAmendment(printed: Printed, { language = 'en', translationOf }: Printing = {}): Promise<Buffer> {
  const { order, row } = printed
  const say: Sheet['say'] = (key, values) => documentText(language, key, values)
  const title = say('amendment.title', { number: row.number ?? 0, id: order.id })
  const draw = (doc: Paper) => {
    const rows = rowsIn(doc, language)
    const drawn: Sheet = { doc, rows, language, say, day: (day) => documentDay(language, day) }
    if (translationOf) {
      doc.moveDown(0.6)
      rows.line(say('amendment.translation', { sha256: translationOf }))
    }
    doc.moveDown(1.2)
    drawChange(drawn, printed)
    drawTerms(drawn, printed)
    doc.moveDown(1).fillColor(sheet.gray).fontSize(9.5)
    rows.line(say('amendment.agreed'))
  }
  return printPaper(title, row.decidedAt ?? row.createdAt, draw, language === 'ar')
}

/** Which agreement is changed, by whom, and how. */
function drawChange({ rows, language, say }: Sheet, { order, row, events, agreement }: Printed): void {
  rows.fact(say('amendment.reservation'), `${order.id}, ${order.warehouse.name}`)
  rows.fact(
    say('amendment.amends'),
    agreement
      ? say('amendment.ofAgreement', { sha256: language === 'ar' ? inHalves(agreement) : agreement })
      : say('amendment.ofReservation', { id: order.id }),
  )
  rows.fact(say('amendment.number'), say('amendment.numberText', { number: row.number ?? 0 }))
  for (const { action, actor, at } of events)
    if ((action === 'propose' || action === 'accept') && (actor === 'customer' || actor === 'seller'))
      rows.fact(say(`amendment.${action}`), say(`amendment.by.${actor}`, { moment: saidMoment(at) }))
  rows.fact(say('amendment.change'), documentValue(language, saidChange(order, row)))
}

function drawSpace({ rows, language, say, day }: Sheet, { order, row }: Printed): void {
  const spans = spansOf(row.result)
  if (spans.length > 0) rows.heading(say('amendment.space'))
  for (const { start, end, quantity } of spans) {
    const space = documentValue(language, `${quantity.toLocaleString('en-US')} ${unitOf(order)}`)
    rows.fact(
      say('amendment.spanStart', { day: day(start) }),
      say('amendment.spanText', { day: day(addDays(end, -1)), space }),
    )
  }
}

function drawPayments({ doc, rows, say, day }: Sheet, { order, row }: Printed): void {
  rows.heading(say('amendment.payments'))
  for (const { from, until, cents, isExtra } of row.result.charges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const days = { from: day(from), to: day(addDays(until, -1)) }
    rows.amount(say(isExtra ? 'amendment.extraPayment' : 'amendment.payment', days), cents)
  }
  if (order.setupCents > 0) rows.amount(say('agreement.setup'), order.setupCents)
  for (const part of partsOf(order))
    if (part.kind === 'fulfillment') rows.amount(say('amendment.fulfillmentDeposit'), part.priceCents)
  if (order.couponCents > 0)
    rows.amount(say('amendment.couponOf', { code: order.couponCode ?? '' }), -order.couponCents)
  drawRule(doc)
}

function drawTerms(drawn: Sheet, printed: Printed): void {
  const { rows, language, say } = drawn
  const { order, row } = printed
  const { result, kind } = row
  drawSpace(drawn, printed)
  drawPayments(drawn, printed)
  for (const { label, value } of factsOfTerms(amendedTermsOfOrder(order, result), language)) rows.fact(label, value)
  // Said of each end of fulfillment, so that nobody expects the deposit back.
  const deposit = { amount: formatCents(paidDepositCents(order)), warehouse: order.warehouse.name }
  if (endsFulfillment(kind)) rows.fact(say('agreement.deposit'), say('amendment.depositText', deposit))
  const last = result.steps.at(-1)
  if (last) rows.fact(say('amendment.month'), formatCents(last.monthCents))
}
