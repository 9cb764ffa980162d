import { sourcingTexts } from '../../../../lib/texts/sourcing'
import type { PlacedQuote } from './board-order'

const words = sourcingTexts.board

/** The place of a quote, and the parts that its points are the sum of. */
export function Points({ quote }: { quote: PlacedQuote }) {
  if (quote.rank === null) return <span className="text-muted-foreground">{words.notRanked}</span>
  return (
    <>
      <strong className="tabular-nums">{quote.rank}</strong>
      <span className="text-muted-foreground block tabular-nums">{words.points(quote.points)}</span>
      <ul className="text-muted-foreground text-xs tabular-nums">
        {quote.parts.map(({ criterion, points }) => (
          <li key={criterion}>
            {sourcingTexts.weights.criteria[criterion]} {points.toFixed(1)}
          </li>
        ))}
      </ul>
    </>
  )
}
