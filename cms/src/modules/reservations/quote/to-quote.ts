import { type QuoteLines, quoteTotals } from '@stackyard/shared/domain/quote-lines'
import { quoteActionsFor, type QuoteRole } from '@stackyard/shared/domain/quote-process'
import { quoteLineKeys } from '@stackyard/shared/reference/quote-terms'
import { centsToDollars } from '@stackyard/shared/domain/money'
import type { Quote, QuoteDetails } from '@stackyard/shared/schema/quote'
import type { QuoteEvent, QuoteOffer } from '@stackyard/shared/schema/quote-offer'
import { refusedByEvent } from './event-quote'
import type { EventRow, OfferRow } from './offer-repository'
import type { Named, QuoteRow } from './repository'

const dollars = (cents: number | null): number | null => (cents === null ? null : centsToDollars(cents))

const linesInDollars = (lines: QuoteLines): QuoteOffer['lines'] =>
  Object.fromEntries(quoteLineKeys.map((key) => [key, dollars(lines[key] ?? null)])) as QuoteOffer['lines']

/** An offer as readers see it, in dollars and with its totals. */
export const toOffer = ({ startDay, createdAt, lines, answers, files, quoteId: _, ...offer }: OfferRow): QuoteOffer => {
  const { spaceType, quantity, term, ...rest } = offer
  const totals = quoteTotals(lines, { quantity, term })
  return {
    ...rest,
    need: { spaceType, quantity, startDate: startDay, term },
    lines: linesInDollars(lines),
    answers: [...answers],
    files: [...files],
    totals: {
      month: centsToDollars(totals?.monthCents ?? 0),
      setup: centsToDollars(totals?.setupCents ?? 0),
      term: centsToDollars(totals?.termCents ?? 0),
      due: centsToDollars(totals?.dueCents ?? 0),
    },
    createdAt: createdAt.toISOString(),
  }
}

const needOf = ({ spaceType, quantity, startDay, term }: QuoteRow): Quote['need'] =>
  spaceType && quantity && startDay && term ? { spaceType, quantity, startDate: startDay, term } : null

const toEvent = ({ id, at, action, actor, toStage, revision, note }: EventRow): QuoteEvent => ({
  id,
  at: at.toISOString(),
  action,
  actor,
  toStage,
  revision,
  note,
})

/** Whether an admin gave the answer in words, on behalf of a profile that the platform managed then. */
export const isAnsweredByPlatform = ({ answer, answeredBy, sellerId }: QuoteRow): boolean =>
  answer !== null && answeredBy !== null && answeredBy !== sellerId

/** A request and where its quote is, for one reader. */
export const toQuote = ({ row, warehouse, sellerName, offer }: Named, role: QuoteRole): Quote => ({
  id: row.id,
  _id: row.id,
  state: row.state,
  warehouse,
  sellerName,
  merchant: {
    id: row.customerId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    company: row.company,
    website: row.website,
  },
  merchantType: row.merchantType,
  categories: row.categories,
  storageVolume: row.storageVolume,
  monthlyShipmentVolume: row.monthlyShipmentVolume,
  message: row.message,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  isAnsweredByPlatform: isAnsweredByPlatform(row),
  need: needOf(row),
  answerBy: row.answerBy,
  stage: row.stage,
  offer: offer && toOffer(offer),
  eventId: row.eventId,
  orderId: row.orderId,
  // A request to a provider as such names no space that could be reserved.
  actions: quoteActionsFor(row.stage, role).filter(
    (action) => (action !== 'send' || row.warehouseId !== null) && !refusedByEvent(row, action),
  ),
  createdAt: row.createdAt.toISOString(),
})

/** The same with every offer and step, and whether the reader may open the merchant's request for proposal. */
export const toDetails = (
  named: Named,
  role: QuoteRole,
  { offers, events, canOpenRfp }: { offers: OfferRow[]; events: EventRow[]; canOpenRfp: boolean },
): QuoteDetails => ({
  ...toQuote(named, role),
  offers: offers.map(toOffer),
  events: events.map(toEvent),
  canOpenRfp,
  isOnBehalf: role === 'stand-in',
})
