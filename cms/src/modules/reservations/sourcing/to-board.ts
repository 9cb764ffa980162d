import { type Day, dayOf } from '@stackyard/shared/domain/calendar'
import { milesBetween } from '@stackyard/shared/domain/distance'
import { centsToDollars } from '@stackyard/shared/domain/money'
import { mustLabel } from '@stackyard/shared/domain/lot-musts'
import { type FailedGate, failedGates } from '@stackyard/shared/domain/quote-gates'
import { isSameNeed, type QuoteNeed, quoteTotals } from '@stackyard/shared/domain/quote-lines'
import { type QuoteFigures, type RankedQuote, rankQuotes } from '@stackyard/shared/domain/quote-ranking'
import { sourcingActionsFor } from '@stackyard/shared/domain/sourcing-process'
import { mustsOf, readWish } from '@stackyard/shared/domain/wishes'
import type { SourcingActor } from '@stackyard/shared/reference/sourcing-terms'
import type { SourcingLot } from '@stackyard/shared/schema/sourcing'
import type { BoardGate, BoardQuote, SourcingBoard, SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import { rowFulfills } from '../../listings/discovery'
import { type EventQuote, type QuotedWarehouse, toOffer } from '../quote'
import type { EventParts, InvitedParts } from './board-repository'
import type { EventRow, LotRow } from './repository'

const MINUTE_MS = 60_000
const tenths = (value: number): number => Math.round(value * 10) / 10

const needOf = ({ spaceType, quantity, startDay, term }: LotRow): QuoteNeed => ({
  spaceType,
  quantity,
  startDate: startDay,
  term,
})

const toLot = (lot: LotRow): SourcingLot => ({
  number: lot.number,
  title: lot.title,
  need: needOf(lot),
  place: lot.place,
  radiusInMiles: lot.radiusMiles,
  budget: lot.budgetCents === null ? null : centsToDollars(lot.budgetCents),
  musts: lot.musts,
  quoteId: lot.quoteId,
})

/** What a lot asks for and a warehouse doesn't have, as texts. */
const missingOf = ({ musts }: LotRow, warehouse: QuotedWarehouse | null): string[] =>
  mustsOf(musts)
    .filter((must) => !warehouse || !rowFulfills(warehouse.options, must))
    .map(({ text }) => text)

const labelOf = (text: string): string => {
  const must = readWish(text)
  return must ? mustLabel(must) : text
}

function milesTo({ latitude, longitude }: LotRow, warehouse: QuotedWarehouse | null): number | null {
  if (latitude === null || longitude === null || !warehouse) return null
  if (warehouse.latitude === null || warehouse.longitude === null) return null
  const there = { latitude: warehouse.latitude, longitude: warehouse.longitude }
  return tenths(milesBetween({ latitude, longitude }, there))
}

const totalsOf = ({ offer }: EventQuote) => (offer ? quoteTotals(offer.lines, offer) : null)

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / MINUTE_MS
const hoursOf = (minutes: number): number => tenths(minutes / 60)

/** Hours until this quote was answered. */
const answeredAfter = ({ row }: EventQuote): number | null =>
  row.answeredAt ? hoursOf(minutesBetween(row.createdAt, row.answeredAt)) : null

/** Hours that the warehouse takes as a rule; those of this quote where its record has too little to say. */
function answerTimeOf(quote: EventQuote): number | null {
  const usual = quote.warehouse?.record?.answers.minutes ?? null
  return usual === null ? answeredAfter(quote) : hoursOf(usual)
}

/** What a quote is ranked by; the price in cents of the term. */
function figuresOf(quote: EventQuote, lot: LotRow): QuoteFigures {
  const { warehouse } = quote
  return {
    price: totalsOf(quote)?.termCents ?? null,
    rating: warehouse && warehouse.reviews > 0 ? Number(warehouse.rating) : null,
    distance: milesTo(lot, warehouse),
    answerTime: answerTimeOf(quote),
  }
}

function failedOf(quote: EventQuote, lot: LotRow, today: Day): FailedGate[] {
  const { row, offer, warehouse } = quote
  return failedGates({
    stage: row.stage,
    monthCents: totalsOf(quote)?.monthCents ?? null,
    validUntil: offer?.validUntil ?? null,
    quantity: offer?.quantity ?? lot.quantity,
    isSameNeed: offer ? isSameNeed(needOf(lot), { ...offer, startDate: offer.startDay }) : true,
    bookable: warehouse?.bookable ?? null,
    missing: missingOf(lot, warehouse),
    budgetCents: lot.budgetCents,
    today,
  })
}

const inDollars = (gate: FailedGate): BoardGate =>
  gate.gate === 'budget'
    ? { gate: 'budget', month: centsToDollars(gate.monthCents), budget: centsToDollars(gate.budgetCents) }
    : gate.gate === 'musts'
      ? { gate: 'musts', missing: gate.missing.map(labelOf), texts: [...gate.missing] }
      : gate

type Judged = { quote: EventQuote; figures: QuoteFigures; failed: FailedGate[] }

function toBoardQuote({ quote, figures, failed }: Judged, lot: LotRow, ranked: RankedQuote | undefined): BoardQuote {
  const { row, offer, warehouse } = quote
  return {
    id: row.id,
    lot: lot.number,
    stage: row.stage,
    state: row.state,
    answer: row.answer,
    orderId: row.orderId,
    warehouse: {
      id: row.warehouseId ?? 0,
      name: warehouse?.name ?? '',
      slug: warehouse?.slug ?? '',
      city: warehouse?.city ?? '',
      state: warehouse?.state ?? '',
      sellerName: warehouse?.sellerName ?? '',
    },
    offer: offer && toOffer(offer),
    answeredAfter: answeredAfter(quote),
    serviceRecord: warehouse?.record ?? null,
    figures: { ...figures, price: figures.price === null ? null : centsToDollars(figures.price) },
    failed: failed.map(inDollars),
    rank: ranked?.rank ?? null,
    points: (ranked?.hundredths ?? 0) / 100,
    parts: (ranked?.parts ?? []).map(({ criterion, hundredths }) => ({ criterion, points: hundredths / 100 })),
  }
}

/** The quotes of a lot in the order of their ranks. */
function quotesOfLot(lot: LotRow, quotes: readonly EventQuote[], { weights }: EventRow, today: Day): BoardQuote[] {
  const judged = quotes
    .filter(({ row }) => row.lot === lot.number)
    .map((quote): Judged => ({ quote, figures: figuresOf(quote, lot), failed: failedOf(quote, lot, today) }))
  const rankable = judged.map(({ quote, figures, failed }) => ({
    id: quote.row.id,
    figures,
    isEligible: failed.length === 0,
  }))
  return rankQuotes(rankable, weights).flatMap((ranked) => {
    const one = judged.find(({ quote }) => quote.row.id === ranked.id)
    return one ? [toBoardQuote(one, lot, ranked)] : []
  })
}

const factsOf = (event: EventRow, actor: SourcingActor) => ({
  id: event.id,
  title: event.title,
  message: event.message,
  state: event.state,
  answerBy: event.answerBy,
  questions: event.questions,
  files: [...event.files],
  actions: sourcingActionsFor(event.state, actor),
  createdAt: event.createdAt.toISOString(),
})

const isUnanswered = ({ row }: EventQuote): boolean => row.stage === 'requested' && row.state === 'open'

/** A request as its merchant sees it. */
export function toBoard(
  { event, lots, invitations, asked, steps }: EventParts,
  quotes: readonly EventQuote[],
  now: Date,
): SourcingBoard {
  const today = dayOf(now)
  return {
    ...factsOf(event, 'customer'),
    profile: event.profile,
    weights: event.weights,
    unitsPerOrder: event.unitsPerOrder,
    lots: lots.map(toLot),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      canWithdraw:
        event.state === 'open' &&
        invitation.withdrawnAt === null &&
        quotes.every((quote) => quote.row.warehouseId !== invitation.warehouseId || isUnanswered(quote)),
    })),
    quotes: lots.flatMap((lot) => quotesOfLot(lot, quotes, event, today)),
    asked,
    steps,
  }
}

/** The same as one of its providers sees it; `quotes` are the provider's own. */
export function toInvited({ event, lots, asked }: InvitedParts, quotes: readonly EventQuote[]): SourcingInvited {
  return {
    ...factsOf(event, 'seller'),
    // That somebody was chosen is told to nobody else.
    state: event.state === 'open' ? 'open' : 'closed',
    company: event.profile.company,
    lots: lots.map(toLot).map(({ radiusInMiles: _radius, budget: _budget, quoteId: _quoteId, ...lot }) => lot),
    quotes: quotes.map(({ row, offer, warehouse }) => ({
      id: row.id,
      lot: row.lot ?? 0,
      warehouse: warehouse?.name ?? '',
      stage: row.stage,
      state: row.state,
      offer: offer && toOffer(offer),
    })),
    asked,
  }
}
