import { formatDollars } from '@stackyard/shared/domain/money'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import { formatDay } from '@stackyard/shared/ui/format'
import { quoteTexts } from '../../../../lib/texts/quotes'

const words = quoteTexts.history

/** Every step of a quote, the latest first, with its price and its words. */
export function QuoteHistory({ quote }: { quote: QuoteDetails }) {
  if (quote.events.length === 0) return null
  const priceOf = (revision: number) => quote.offers.find((offer) => offer.revision === revision)?.lines.storage
  return (
    <section className="rounded-card bg-card border p-5">
      <h2 className="font-display mb-3 text-lg font-semibold">{words.title}</h2>
      <ol className="grid gap-3">
        {quote.events.toReversed().map(({ id, at, action, actor, revision, note }) => {
          const price = action === 'send' || action === 'counter' ? priceOf(revision) : null
          return (
            <li key={id} className="border-s ps-4 text-sm">
              <p className="font-semibold">
                {words.steps[action]}
                {typeof price === 'number' ? `: ${formatDollars(price)}` : ''}
              </p>
              <p className="text-muted-foreground">
                {words.actors[actor]}, {formatDay(at)}
              </p>
              {note ? <p className="mt-1 break-words whitespace-pre-line">{note}</p> : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
