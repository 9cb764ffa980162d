import { Link } from '@tanstack/react-router'
import { type ComparedCell, compareQuotes } from '@stackyard/shared/domain/quote-comparison'
import { formatCents } from '@stackyard/shared/domain/money'
import type { ReactNode } from 'react'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDay } from '@stackyard/shared/ui/format'
import { say, sayName } from '@stackyard/shared/ui/say'
import { recordFigures } from '@stackyard/shared/ui/service-record'
import { client } from '../../../../lib/api'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { linesInCents, saidQuoteNeed } from '../quote-words'
import { type PlacedQuote, saidGate } from './board-order'
import { Points } from './board-points'
import { FileDownloads } from '../components/file-downloads'
import { QuoteStageBadge } from '../components/quote-stage'

const words = sourcingTexts.board

/** A line of the table or of a card: its label, and what it says of each quote. */
type BoardRow = { key: string; label: ReactNode; cells: { id: number; said: ReactNode }[] }

function Figure({ cell }: { cell: ComparedCell }) {
  if (cell.cents === null) return <Badge tone="warning">{words.notQuoted}</Badge>
  return (
    <>
      <span className="tabular-nums">{formatCents(cell.cents)}</span>
      {cell.isLowest ? (
        <Badge tone="success" className="ms-2">
          {words.lowest}
        </Badge>
      ) : null}
      {cell.overCents > 0 ? (
        <bdi className="text-muted-foreground block tabular-nums">{words.over(formatCents(cell.overCents))}</bdi>
      ) : null}
    </>
  )
}

const Gates = ({ failed }: Pick<PlacedQuote, 'failed'>) =>
  failed.length === 0 ? (
    <Badge tone="success">{words.passed}</Badge>
  ) : (
    <ul className="text-danger-ink grid gap-1">
      {failed.map((gate) => (
        <li key={gate.gate}>{saidGate(gate)}</li>
      ))}
    </ul>
  )

/** The service records of the last 12 months, figure by figure, where a warehouse has one. */
function recordRows(quotes: readonly PlacedQuote[]): BoardRow[] {
  const known = quotes.find(({ serviceRecord }) => serviceRecord)?.serviceRecord
  if (!known) return []
  return recordFigures(known).map(({ label }, at) => ({
    key: label,
    label: say(label),
    cells: quotes.map(({ id, serviceRecord }) => {
      const figure = serviceRecord && recordFigures(serviceRecord)[at]
      return { id, said: figure ? <RecordFigure {...figure} /> : words.unknown }
    }),
  }))
}

const RecordFigure = ({ value, of }: { value: string; of: string }) => (
  <>
    {value} <span className="text-muted-foreground block text-xs tabular-nums">{of}</span>
  </>
)

/** The same rows for every quote: rank, musts, money with differences, figures, and what is said. */
function boardRows({ quotes, questions, unitsPerOrder }: Omit<BoardViewProps, 'renderAction'>): BoardRow[] {
  const row = (key: string, label: ReactNode, saidOf: (quote: PlacedQuote) => ReactNode): BoardRow => ({
    key,
    label,
    cells: quotes.map((quote) => ({ id: quote.id, said: saidOf(quote) })),
  })
  const money = compareQuotes(
    quotes.map(({ id, offer }) => ({ id, need: offer.need, lines: linesInCents(offer.lines) })),
    unitsPerOrder,
  ).map(({ key, label, cells }): BoardRow => ({
    key,
    label: key === 'order' ? words.order(unitsPerOrder) : sayName(label),
    cells: cells.map((cell) => ({ id: cell.id, said: <Figure cell={cell} /> })),
  }))
  const { unknown } = words
  return [
    row('rank', words.rank, (quote) => <Points quote={quote} />),
    row('musts', words.musts, ({ failed }) => <Gates failed={failed} />),
    ...money,
    row('need', sourcingTexts.provider.budgetless, ({ offer }) => saidQuoteNeed(offer.need)),
    row('rating', words.rating, ({ figures }) => (figures.rating === null ? unknown : words.stars(figures.rating))),
    row('distance', words.distance, ({ figures }) =>
      figures.distance === null ? unknown : sourcingTexts.pick.miles(figures.distance),
    ),
    row('answerTime', words.answerTime, ({ answeredAfter }) =>
      answeredAfter === null ? unknown : words.hours(answeredAfter),
    ),
    ...recordRows(quotes),
    row('validUntil', words.validUntil, ({ offer }) => formatDay(offer.validUntil)),
    ...(quotes.some(({ offer }) => offer.included.length > 0)
      ? [row('included', words.included, ({ offer }) => <bdi>{offer.included.join(', ') || '–'}</bdi>)]
      : []),
    ...questions.map((question, at) =>
      row(`question-${at}`, <bdi>{question}</bdi>, ({ offer }) => <bdi>{offer.answers[at] || '–'}</bdi>),
    ),
    ...(quotes.some(({ offer: { files = [] } }) => files.length > 0)
      ? [
          row('files', words.files, ({ id, offer: { files = [] } }) =>
            files.length === 0 ? (
              '–'
            ) : (
              <FileDownloads files={files} read={(fileId) => client.quote.file({ id, fileId })} />
            ),
          ),
        ]
      : []),
    ...(quotes.some(({ offer }) => offer.note)
      ? [row('note', words.note, ({ offer }) => <bdi>{offer.note || '–'}</bdi>)]
      : []),
  ]
}

const QuoteHead = ({ quote }: { quote: PlacedQuote }) => (
  <>
    <Link
      to="/dashboard/quotes/$id"
      params={{ id: String(quote.id) }}
      className="text-link font-semibold break-words underline-offset-4 hover:underline"
    >
      {quote.warehouse.name}
    </Link>
    <p className="text-muted-foreground text-sm font-normal">
      {[quote.warehouse.city, quote.warehouse.state].filter(Boolean).join(', ')}
    </p>
    <span className="mt-1 inline-block">
      <QuoteStageBadge state={quote.state} stage={quote.stage} />
    </span>
  </>
)

type BoardViewProps = {
  quotes: readonly PlacedQuote[]
  questions: readonly string[]
  /** Of the order whose cost is compared. */
  unitsPerOrder: number
  renderAction: (quote: PlacedQuote) => ReactNode
}

const heading = 'bg-card sticky start-0 z-10 w-40 py-3 pe-4 text-start align-top text-sm font-medium'
const cell = 'min-w-44 px-3 py-3 text-start align-top text-sm break-words'

/** Quotes in columns; the labels stay while it is scrolled. */
export function BoardTable({ quotes, questions, unitsPerOrder, renderAction }: BoardViewProps) {
  return (
    <div
      className="rounded-card bg-card hidden overflow-x-auto border px-4 md:block"
      tabIndex={0}
      role="region"
      aria-label={words.caption}
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-b">
            <th scope="col" className={heading}>
              {words.row}
            </th>
            {quotes.map((quote) => (
              <th key={quote.id} scope="col" className={cell}>
                <QuoteHead quote={quote} />
                <div className="mt-2">{renderAction(quote)}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boardRows({ quotes, questions, unitsPerOrder }).map(({ key, label, cells }) => (
            <tr key={key} className="border-b last:border-b-0">
              <th scope="row" className={heading}>
                {label}
              </th>
              {cells.map(({ id, said }) => (
                <td key={id} className={cell}>
                  {said}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same on phones: a card for each quote. */
export function BoardCards({ quotes, questions, unitsPerOrder, renderAction }: BoardViewProps) {
  const rows = boardRows({ quotes, questions, unitsPerOrder })
  return (
    <ul className="grid gap-4 md:hidden">
      {quotes.map((quote) => (
        <li key={quote.id} className="rounded-card bg-card border p-4">
          <QuoteHead quote={quote} />
          <dl className="mt-3 grid gap-2 text-sm">
            {rows.map(({ key, label, cells }) => (
              <div key={key} className="flex justify-between gap-4">
                <dt className="text-muted-foreground min-w-0">{label}</dt>
                <dd className="min-w-0 text-end break-words">{cells.find(({ id }) => id === quote.id)?.said}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4">{renderAction(quote)}</div>
        </li>
      ))}
    </ul>
  )
}
