import type { QuoteStage } from '../reference/quote-terms'
import type { BoardGate, BoardQuote, SourcingBoard } from '../schema/sourcing-board'
import { centsToDollars, dollarsToCents } from './money'
import { orderCents, type QuoteLines, quoteLineRows } from './quote-lines'

const facts = ['need', 'warehouse', 'place', 'provider', 'stage', 'rank', 'points', 'musts'] as const
const asked = ['quantity', 'firstDay', 'months', 'term', 'month'] as const
const record = ['rating', 'miles', 'hours', 'validUntil', 'included', 'note'] as const
type ColumnKey = (typeof facts)[number] | (typeof asked)[number] | (typeof record)[number]

/** What the table of a board says in a language. */
export type BoardFileWords = {
  columns: Readonly<Record<ColumnKey | 'storage', string>>
  /** What a need without a title is called. */
  need: (number: number) => string
  stage: (stage: QuoteStage) => string
  gate: (gate: BoardGate) => string
  /** The cost of an order of so many units. */
  order: (units: number) => string
  /** A line of a quote by its English label. */
  line: (label: string) => string
  notQuoted: string
}

type Cell = string | number
type Column = { name: string; of: (quote: BoardQuote) => Cell | null | undefined }

const cellOf: Readonly<
  Record<ColumnKey, (quote: BoardQuote, board: SourcingBoard, words: BoardFileWords) => Cell | null | undefined>
> = {
  need: ({ lot }, { lots }, { need }) => lots.find(({ number }) => number === lot)?.title || need(lot),
  warehouse: ({ warehouse }) => warehouse.name,
  place: ({ warehouse: { city, state } }) => [city, state].filter(Boolean).join(', '),
  provider: ({ warehouse }) => warehouse.sellerName,
  stage: ({ stage }, _, words) => words.stage(stage),
  rank: ({ rank }) => rank,
  points: ({ points, rank }) => (rank === null ? null : points),
  musts: ({ failed }, _, { gate }) => failed.map(gate).join('; '),
  quantity: ({ offer }) => offer?.need.quantity,
  firstDay: ({ offer }) => offer?.need.startDate,
  months: ({ offer }) => offer?.need.term,
  term: ({ offer }) => offer?.totals.term,
  month: ({ offer }) => offer?.totals.month,
  rating: ({ figures }) => figures.rating,
  miles: ({ figures }) => figures.distance,
  hours: ({ answeredAfter }) => answeredAfter,
  validUntil: ({ offer }) => offer?.validUntil,
  included: ({ offer }) => offer?.included.join('; '),
  note: ({ offer }) => offer?.note,
}

const linesInCents = ({ offer }: BoardQuote): QuoteLines | null =>
  offer &&
  (Object.fromEntries(Object.entries(offer.lines).map(([key, price]) => [key, dollarsToCents(price)])) as QuoteLines)

/** Dollars of an order of several units; null where a line that it takes has no price. */
function orderDollars(quote: BoardQuote, units: number): number | null {
  const lines = linesInCents(quote)
  const cents = lines && orderCents(lines, units)
  return cents === null ? null : centsToDollars(cents)
}

/** The order of several units and the lines that somebody prices, as on the board; storage goes by the unit asked for. */
function pricedColumns({ lots, quotes, unitsPerOrder }: SourcingBoard, words: BoardFileWords): Column[] {
  const units = unitsPerOrder ?? 1
  const hasOrder = units > 1 && quotes.some((quote) => orderDollars(quote, units) !== null)
  const said = (quote: BoardQuote, price: number | null | undefined) => quote.offer && (price ?? words.notQuoted)
  return [
    ...(hasOrder
      ? [{ name: words.order(units), of: (quote: BoardQuote) => said(quote, orderDollars(quote, units)) }]
      : []),
    ...quoteLineRows(lots[0]?.need.spaceType ?? 'PALLET')
      .filter(({ key }) => quotes.some(({ offer }) => typeof offer?.lines[key] === 'number'))
      .map(({ key, label }) => ({
        name: key === 'storage' ? words.columns.storage : words.line(label),
        of: (quote: BoardQuote) => said(quote, quote.offer?.lines[key]),
      })),
  ]
}

/**
 * The quotes of a request as a table, a row each in the order of the board. Money is dollars, days are ISO; a line that
 * nobody priced has no column.
 */
export function boardTable(board: SourcingBoard, words: BoardFileWords): { fields: string[]; data: Cell[][] } {
  const column = (key: ColumnKey): Column => ({
    name: words.columns[key],
    of: (quote) => cellOf[key](quote, board, words),
  })
  const columns: Column[] = [
    ...[...facts, ...asked].map(column),
    ...pricedColumns(board, words),
    ...record.map(column),
    ...board.questions.map((name, at): Column => ({ name, of: ({ offer }) => offer?.answers[at] })),
  ]
  return {
    fields: columns.map(({ name }) => name),
    data: board.quotes.map((quote) => columns.map(({ of }) => of(quote) ?? '')),
  }
}
