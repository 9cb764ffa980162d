import { lazy, Suspense, useState } from 'react'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { SpaceCalendar, SpaceWeek } from '@stackyard/shared/schema/space-calendar'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { figure, formatDate } from '../../../../lib/format'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import type { FigureColumn } from '../../../../components/figure-column'
import { spaceKinds, spaceText, weekIn } from '../space-figures'
import { KindLegend } from './kind-legend'

// The library of charts is a chunk of its own.
const WeeksChart = lazy(async () => ({ default: (await import('./weeks-chart')).WeeksChart }))

const words = spaceTexts.chart

const columns: readonly FigureColumn<SpaceWeek>[] = [
  { label: words.week, value: ({ startDay }) => startDay, show: ({ startDay }) => formatDate(startDay) },
  ...spaceKinds.map((kind) => ({ label: spaceTexts.kinds[kind], value: (week: SpaceWeek) => week[kind] })),
  { label: words.arriving, value: ({ arriving }) => arriving },
  { label: words.leaving, value: ({ leaving }) => leaving },
]

type Props = { calendar: SpaceCalendar; unit: SpaceType; onChoose: (day: string) => void }

/** The weeks as a chart, and as a table for whoever reads rather than looks. */
export function WeeksCard({ calendar, unit, onChoose }: Props) {
  const [isTable, setIsTable] = useState(false)
  const weeks = calendar.weeks.map((week) => weekIn(unit, week))
  return (
    <section aria-label={words.title} className="rounded-card bg-card border p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <p className="text-muted-foreground text-sm">
            {words.total(spaceText(unit, calendar.total))}. {words.lead}
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:-ms-3"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {words.asTable}
        </Button>
      </div>
      <KindLegend className="my-3" />
      {isTable ? (
        <WeeksTable weeks={weeks} />
      ) : (
        <div className="relative h-72">
          <Suspense fallback={<Skeleton className="absolute inset-0" />}>
            <WeeksChart weeks={weeks} columns={columns} onChoose={onChoose} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

function WeeksTable({ weeks }: { weeks: readonly SpaceWeek[] }) {
  return (
    <div className="max-h-96 overflow-auto" role="region" aria-label={words.table} tabIndex={0}>
      <table className="w-full text-sm tabular-nums" aria-label={words.table}>
        <thead className="bg-card sticky top-0 text-start">
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="border-b px-2 py-2 text-start font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.startDay}>
              {columns.map(({ label, value, show }) => (
                <td key={label} className="border-b px-2 py-1.5">
                  {show?.(week) ?? figure(Number(value(week)))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
