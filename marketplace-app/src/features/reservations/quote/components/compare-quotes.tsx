import { Link } from '@tanstack/react-router'
import { type ComparedCell, compareQuotes } from '@stackyard/shared/domain/quote-comparison'
import { isSameNeed } from '@stackyard/shared/domain/quote-lines'
import { formatCents } from '@stackyard/shared/domain/money'
import type { Quote } from '@stackyard/shared/schema/quote'
import type { QuoteOffer } from '@stackyard/shared/schema/quote-offer'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDay } from '@stackyard/shared/ui/format'
import { sayName } from '@stackyard/shared/ui/say'
import { Notice } from '../../../../components/notice'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { linesInCents, nameOfWarehouse, saidQuoteNeed } from '../quote-words'
import { QuoteStageBadge } from './quote-stage'

const words = quoteTexts.compare

export type PricedQuote = Quote & { offer: QuoteOffer }

const heading = 'bg-card sticky start-0 z-10 max-w-36 py-3 pe-4 text-start align-top text-sm font-medium sm:max-w-none'
const cell = 'min-w-40 px-3 py-3 text-start align-top text-sm'

/** Several quotes in the same rows; what costs more says how much more, what has no price says so. */
export function CompareQuotes({ quotes }: { quotes: readonly PricedQuote[] }) {
  const [first] = quotes
  const rows = compareQuotes(
    quotes.map(({ id, offer }) => ({ id, need: offer.need, lines: linesInCents(offer.lines) })),
  )
  const isSame = quotes.every(({ offer }) => first && isSameNeed(first.offer.need, offer.need))
  return (
    <>
      {isSame ? null : (
        <Notice tone="warning" className="mb-4">
          {words.differs}
        </Notice>
      )}
      <div className="rounded-card overflow-x-auto border px-4" tabIndex={0} role="region" aria-label={words.caption}>
        <table className="w-full border-collapse">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr className="border-b">
              <th scope="col" className={heading}>
                {words.row}
              </th>
              {quotes.map((quote) => (
                <th key={quote.id} scope="col" className={cell}>
                  <Link
                    to="/dashboard/quotes/$id"
                    params={{ id: String(quote.id) }}
                    className="text-link font-semibold underline-offset-4 hover:underline"
                  >
                    {nameOfWarehouse(quote)}
                  </Link>
                  <p className="text-muted-foreground mt-1 font-normal">
                    {quoteTexts.validUntil(formatDay(quote.offer.validUntil))}
                  </p>
                  <span className="mt-1 inline-block">
                    <QuoteStageBadge state={quote.state} stage={quote.stage} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-b">
              <th scope="row" className={heading}>
                {words.needRow}
              </th>
              {quotes.map(({ id, offer }) => (
                <td key={id} className={cell}>
                  {saidQuoteNeed(offer.need)}
                </td>
              ))}
            </tr>
            {rows.map(({ key, label, cells }) => (
              <tr key={key} className="border-b last:border-b-0">
                <th scope="row" className={heading}>
                  {sayName(label)}
                </th>
                {cells.map((one) => (
                  <td key={one.id} className={cell}>
                    <Figure cell={one} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Figure({ cell: figure }: { cell: ComparedCell }) {
  if (figure.cents === null) return <Badge tone="warning">{quoteTexts.offer.notQuoted}</Badge>
  return (
    <>
      <span className="tabular-nums">{formatCents(figure.cents)}</span>
      {figure.isLowest ? (
        <Badge tone="success" className="ms-2">
          {words.lowest}
        </Badge>
      ) : null}
      {figure.overCents > 0 ? (
        <bdi className="text-muted-foreground block tabular-nums">{words.over(formatCents(figure.overCents))}</bdi>
      ) : null}
    </>
  )
}
