import { quoteLineRows } from '@stackyard/shared/domain/quote-lines'
import type { BoardGate, BoardQuote, SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { toCsv } from '../../../../platform/to-csv'
import { readBoard } from './read-event'

type Column = { name: string; of: (quote: BoardQuote, board: SourcingBoard) => unknown }

const GATES: Readonly<Record<BoardGate['gate'], string>> = {
  priced: 'No price for storage',
  open: 'Can’t be chosen now',
  need: 'For another quantity, first day, or term',
  valid: 'No longer valid',
  space: 'Too little free space',
  budget: 'Above the budget',
  musts: 'Lacks',
}
const saidGate = (gate: BoardGate): string =>
  gate.gate === 'musts' ? `${GATES.musts} ${gate.missing.join(', ')}` : GATES[gate.gate]

const lotOf = ({ lot }: BoardQuote, { lots }: SourcingBoard): string =>
  lots.find(({ number }) => number === lot)?.title || `Need ${lot}`

const facts: readonly Column[] = [
  { name: 'Need', of: lotOf },
  { name: 'Warehouse', of: ({ warehouse }) => warehouse.name },
  { name: 'Place', of: ({ warehouse: { city, state } }) => [city, state].filter(Boolean).join(', ') },
  { name: 'Provider', of: ({ warehouse }) => warehouse.sellerName },
  { name: 'Stage', of: ({ stage }) => stage },
  { name: 'Rank', of: ({ rank }) => rank },
  { name: 'Points', of: ({ points, rank }) => (rank === null ? null : points) },
  { name: 'Musts not met', of: ({ failed }) => failed.map(saidGate).join('; ') },
  { name: 'Quantity', of: ({ offer }) => offer?.need.quantity },
  { name: 'First day', of: ({ offer }) => offer?.need.startDate },
  { name: 'Months', of: ({ offer }) => offer?.need.term },
  { name: 'Total of the term', of: ({ offer }) => offer?.totals.term },
  { name: 'Each month', of: ({ offer }) => offer?.totals.month },
]
const record: readonly Column[] = [
  { name: 'Rating', of: ({ figures }) => figures.rating },
  { name: 'Miles', of: ({ figures }) => figures.distance },
  { name: 'Hours to this quote', of: ({ answeredAfter }) => answeredAfter },
  { name: 'Valid until', of: ({ offer }) => offer?.validUntil },
  { name: 'Included', of: ({ offer }) => offer?.included.join('; ') },
  { name: 'Note', of: ({ offer }) => offer?.note },
]

/** Lines that somebody prices, as on the board; storage goes by the unit that is asked for. */
function pricedLines({ lots, quotes }: SourcingBoard): Column[] {
  const unit = lots[0]?.need.spaceType ?? 'PALLET'
  return quoteLineRows(unit)
    .filter(({ key }) => quotes.some(({ offer }) => typeof offer?.lines[key] === 'number'))
    .map(({ key, label }) => ({
      name: key === 'storage' ? 'Storage per unit per month' : label,
      of: ({ offer }) => offer && (offer.lines[key] ?? 'Not quoted'),
    }))
}

const answers = ({ questions }: SourcingBoard): Column[] =>
  questions.map((question, at) => ({ name: question, of: ({ offer }) => offer?.answers[at] }))

/**
 * The quotes of a merchant's request as a table, a row each in the order of the board. Money is dollars; a line that nobody
 * priced has no column. @throws CodedError NOT_FOUND for another's
 */
export async function exportBoard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: SessionUser,
  id: number,
): Promise<TextFile> {
  const board = await readBoard(db, user, id, clock.now())
  const columns = [...facts, ...pricedLines(board), ...record, ...answers(board)]
  const content = toCsv({
    fields: columns.map(({ name }) => name),
    data: board.quotes.map((quote) => columns.map(({ of }) => of(quote, board) ?? '')),
  })
  return { fileName: `request-${id}.csv`, content, rows: board.quotes.length, isComplete: true }
}
