import { useQuery } from '@tanstack/react-query'
import { cn } from '@stackyard/shared/ui/cn'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { figure } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { adEngineTexts } from '../../../../lib/texts/ad-engine'
import { percent } from '../../../../lib/percent'
import type { AdEngineSearch } from '../ad-engine-search'
import { type OutcomeRow, outcomeRows } from '../outcome-rows'
import { outcomesQuery } from '../queries'

const words = adEngineTexts.outcomes

/** Colors of refusals by their place in the list; the words beside each say which it is. */
const refusalColors = [
  'fill-star',
  'fill-diamond',
  'fill-input',
  'fill-danger',
  'fill-success-ink',
  'fill-warning-ink',
  'fill-highlight',
  'fill-info-ink',
  'fill-muted-foreground',
]

const colorAt = (index: number): string => (index === 0 ? 'fill-primary' : (refusalColors[index - 1] ?? 'fill-input'))

const nameOf = ({ outcome }: OutcomeRow): string => (outcome === 'charged' ? words.charged : words.reasons[outcome])

/** Which share of the views was charged, and why the others were not. */
export function OutcomesCard({ search }: { search: AdEngineSearch }) {
  const query = useQuery(outcomesQuery(search))
  const rows = query.data ? outcomeRows(query.data) : []
  const all = rows.reduce((sum, { total }) => sum + total, 0)
  return (
    <section
      aria-labelledby="outcomes-title"
      aria-busy={query.isPlaceholderData || undefined}
      className={cn(
        'rounded-card bg-card min-w-0 border p-4 transition-opacity sm:p-5',
        query.isPlaceholderData ? 'opacity-60' : '',
      )}
    >
      <h2 id="outcomes-title" className="font-display text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-muted-foreground text-sm">{words.lead}</p>
      {query.error ? (
        <ErrorState
          title={words.failed}
          message={toProblem(query.error).message}
          onRetry={() => void query.refetch()}
          className="py-4"
        />
      ) : !query.data ? (
        <Skeleton className="mt-4 h-48" />
      ) : all === 0 ? (
        <p className="text-muted-foreground rounded-control mt-4 border border-dashed px-6 py-10 text-center text-sm">
          {words.none}
        </p>
      ) : (
        <>
          <p className="mt-4 text-sm font-semibold">{words.share(percent(rows[0]?.share ?? 0), all)}</p>
          <OutcomeBar rows={rows} />
          <OutcomeTable rows={rows} />
        </>
      )}
    </section>
  )
}

/** The shares beside each other. SVG, so that no inline style is needed. */
function OutcomeBar({ rows }: { rows: readonly OutcomeRow[] }) {
  const starts = rows.map((_, index) => rows.slice(0, index).reduce((sum, { share }) => sum + share * 100, 0))
  return (
    <svg
      role="img"
      aria-label={words.bar(rows.map((row) => `${nameOf(row)} ${percent(row.share)}`))}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="rounded-control mt-3 mb-4 h-5 w-full rtl:-scale-x-100"
    >
      {rows.map((row, index) => (
        <rect
          key={row.outcome}
          x={starts[index]}
          width={Math.max(row.share * 100, 0.3)}
          height="4"
          className={cn(colorAt(index), 'stroke-card')}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

/** On phones these are a line below the outcome. */
const kinds: ReadonlySet<string> = new Set(['impressions', 'visits'])
const heads = ['outcome', 'impressions', 'visits', 'total', 'share'] as const

function OutcomeTable({ rows }: { rows: readonly OutcomeRow[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-muted-foreground border-b text-xs">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={cn(
                'py-2 font-semibold',
                head === 'outcome' ? 'pe-3 text-start' : 'ps-3 text-end',
                kinds.has(head) ? 'max-sm:hidden' : '',
              )}
            >
              {words.columns[head]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map((row, index) => (
          <tr key={row.outcome}>
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              <span className="flex items-center gap-2">
                <svg viewBox="0 0 10 10" aria-hidden className="size-2.5 shrink-0">
                  <rect width="10" height="10" rx="2" className={colorAt(index)} />
                </svg>
                {nameOf(row)}
              </span>
              <span className="text-muted-foreground ms-4.5 block text-xs sm:hidden">
                {words.kinds(row.impressions, row.visits)}
              </span>
            </th>
            {[row.impressions, row.visits].map((count, at) => (
              <td key={heads[at + 1]} className="py-2 ps-3 text-end tabular-nums max-sm:hidden">
                {figure(count)}
              </td>
            ))}
            <td className="py-2 ps-3 text-end tabular-nums">{figure(row.total)}</td>
            <td className="py-2 ps-3 text-end font-semibold tabular-nums">{percent(row.share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
