import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AwaitedKind, Overview } from '@stackyard/shared/schema/overview'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatCents } from '@stackyard/shared/domain/money'
import { formatNumber } from '@stackyard/shared/ui/format'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Sparkline } from '../../../../components/sparkline'
import { apiQuery } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { isServiceProvider, type Trader } from '../../../../lib/service-provider'
import { overviewTexts as words } from '../../../../lib/texts/overview'
import { awaitedTarget } from '../awaited-links'

type OverviewPanelProps = {
  person: Trader
  /** What the page shows elsewhere, one by one. */
  without?: readonly AwaitedKind[]
}

/**
 * What awaits a person, each with the way to it, and their last twelve weeks as lines; those of orders are left out for
 * a carrier or another provider of services who has none.
 */
export function OverviewPanel({ person, without = [] }: OverviewPanelProps) {
  const query = useQuery(apiQuery.overview.get.queryOptions({ select: (reply) => reply.results }))
  if (query.isPending) return <Skeleton className="rounded-card mb-8 h-40" />
  if (query.isError)
    return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} className="py-6" />
  const figures = query.data.figures.filter(
    ({ key, total }) => key === 'reviews' || total > 0 || !isServiceProvider(person),
  )
  return (
    <div className="mb-10 grid gap-8">
      <Awaiting awaiting={query.data.awaiting.filter(({ kind }) => !without.includes(kind))} person={person} />
      {figures.length > 0 ? <Figures figures={figures} /> : null}
    </div>
  )
}

function Awaiting({ awaiting, person }: { awaiting: Overview['awaiting']; person: Trader }) {
  return (
    <section aria-labelledby="awaiting-title">
      <h2 id="awaiting-title" className="font-display mb-3 text-lg font-semibold">
        {words.awaiting}
      </h2>
      {awaiting.length === 0 ? (
        <p className="rounded-card text-muted-foreground border border-dashed px-4 py-6 text-sm">{words.nothing}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {awaiting.map(({ kind, count }) => (
            <li key={kind}>
              <AwaitedLink kind={kind} person={person}>
                <strong className="text-xl tabular-nums">{formatNumber(count)}</strong>
                <span className="min-w-0 flex-1 text-sm font-medium">{words.kinds[kind][count === 1 ? 0 : 1]}</span>
                <ChevronRight aria-hidden className="text-muted-foreground size-4 rtl:rotate-180" />
              </AwaitedLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const awaitedLook = 'rounded-card bg-card hover:bg-subtle flex min-h-14 items-center gap-3 border px-4 py-3'

function AwaitedLink({ kind, person, children }: { kind: AwaitedKind; person: Trader; children: ReactNode }) {
  const target = awaitedTarget(kind, person)
  return 'panel' in target ? (
    <a href={target.panel} className={awaitedLook}>
      {children}
    </a>
  ) : (
    <Link {...target} className={awaitedLook}>
      {children}
    </Link>
  )
}

const shown = (unit: Overview['figures'][number]['unit'], value: number): string =>
  unit === 'cents' ? formatCents(value) : formatNumber(value)

function Figures({ figures }: { figures: Overview['figures'] }) {
  return (
    <section aria-labelledby="weeks-title">
      <h2 id="weeks-title" className="font-display mb-3 text-lg font-semibold">
        {words.weeks}
      </h2>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ key, unit, total, points }) => (
          <div
            key={key}
            className="rounded-card bg-card grid grid-cols-[auto_minmax(0,6rem)] items-end justify-between gap-x-4 border p-4"
          >
            <dt className="text-muted-foreground text-sm">{words.figures[key]}</dt>
            <dd className="row-start-2 mt-1 text-xl font-semibold tabular-nums">{shown(unit, total)}</dd>
            <dd className="row-span-2">
              <Sparkline
                label={words.spark(words.figures[key], shown(unit, points[0] ?? 0), shown(unit, points.at(-1) ?? 0))}
                values={points}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
