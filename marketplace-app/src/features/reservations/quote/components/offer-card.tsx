import { quoteLineRows, type QuoteLineGroup } from '@stackyard/shared/domain/quote-lines'
import { formatDollars } from '@stackyard/shared/domain/money'
import type { QuoteOffer } from '@stackyard/shared/schema/quote-offer'
import { BillLine } from '@stackyard/shared/ui/booking-summary'
import { formatDay } from '@stackyard/shared/ui/format'
import { sayName } from '@stackyard/shared/ui/say'
import { client } from '../../../../lib/api'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { saidQuoteNeed } from '../quote-words'
import { FileDownloads } from './file-downloads'

const words = quoteTexts.offer

/** An offer line by line, with what it comes to. A line without a price says so. */
export function OfferCard({ quoteId, offer, title }: { quoteId: number; offer: QuoteOffer; title: string }) {
  const { lines, totals, included, note, files = [] } = offer
  const rows = quoteLineRows(offer.need.spaceType)
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <section className="rounded-card bg-card border p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-display text-lg font-semibold">{title}</h2>
        <p className="text-muted-foreground text-sm">{quoteTexts.validUntil(formatDay(offer.validUntil))}</p>
      </div>
      <p className="mt-1 text-sm">{saidQuoteNeed(offer.need)}</p>
      <dl className="bg-subtle rounded-control mt-4 grid gap-2 px-4 py-4">
        <BillLine label={words.term} strong>
          {formatDollars(totals.term)}
        </BillLine>
        <BillLine label={words.month}>{formatDollars(totals.month)}</BillLine>
        <BillLine label={words.due}>{formatDollars(totals.due)}</BillLine>
      </dl>
      <p className="text-muted-foreground mt-1 text-xs">{words.dueHint}</p>
      {groups.map((group) => (
        <LineGroup key={group} group={group} offer={offer} />
      ))}
      <p className="text-muted-foreground mt-3 text-xs">
        {words.services} {lines.minimum === null ? '' : words.minimumHint}
      </p>
      {included.length > 0 ? (
        <>
          <h3 className="mt-4 text-sm font-semibold">{words.included}</h3>
          <ul className="mt-1 list-disc ps-5 text-sm">
            {included.map((entry) => (
              <li key={entry}>
                <bdi>{entry}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {note ? (
        <>
          <h3 className="mt-4 text-sm font-semibold">{words.note}</h3>
          <p className="mt-1 text-sm break-words whitespace-pre-line">{note}</p>
        </>
      ) : null}
      {files.length > 0 ? (
        <>
          <h3 className="mt-4 mb-2 text-sm font-semibold">{words.files}</h3>
          <FileDownloads files={files} read={(fileId) => client.quote.file({ id: quoteId, fileId })} />
        </>
      ) : null}
    </section>
  )
}

function LineGroup({ group, offer }: { group: QuoteLineGroup; offer: QuoteOffer }) {
  const rows = quoteLineRows(offer.need.spaceType).filter((row) => row.group === group)
  return (
    <>
      <h3 className="mt-4 mb-1 text-sm font-semibold">{sayName(group)}</h3>
      <dl className="grid gap-1.5">
        {rows.map(({ key, label }) => {
          const price = offer.lines[key]
          return (
            <BillLine key={key} label={sayName(label)}>
              {price === null ? (
                <span className="text-muted-foreground font-sans">{words.notQuoted}</span>
              ) : (
                formatDollars(price)
              )}
            </BillLine>
          )
        })}
      </dl>
    </>
  )
}
