import { Link } from '@tanstack/react-router'
import { addDays } from '@stackyard/shared/domain/calendar'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { formatDate } from '../../../../lib/format'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { spaceText } from '../space-figures'

const words = spaceTexts.list
const tones = { blocked: 'neutral', held: 'warning', sold: 'success' } as const

type Props = {
  entries: readonly SpaceEntry[]
  unit: SpaceType
  busyId: number | undefined
  onChange: (entry: SpaceEntry) => void
  onRemove: (entry: SpaceEntry) => void
}

/** What takes space: blocks, which can be changed and taken away, and reservations, which lead to their page. */
export function EntryList({ entries, unit, busyId, onChange, onRemove }: Props) {
  return (
    <section aria-label={words.title}>
      <h2 className="mb-3 text-lg font-semibold">{words.title}</h2>
      {entries.length === 0 ? <EmptyState title={words.empty}>{words.emptyText}</EmptyState> : null}
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="rounded-card bg-card flex flex-wrap items-center gap-x-4 gap-y-2 border p-3">
            <Badge tone={tones[entry.kind]}>{spaceTexts.kinds[entry.kind]}</Badge>
            <div className="min-w-0 grow basis-full sm:basis-0">
              <p className="font-semibold tabular-nums">{spaceText(unit, entry.squareFeet)}</p>
              <p className="text-muted-foreground text-sm wrap-anywhere">
                {words.from(formatDate(entry.startDay))}{' '}
                {entry.endDay ? words.until(formatDate(addDays(entry.endDay, -1))) : words.noEnd}
                {entry.note || entry.customer ? ` · ${entry.note || entry.customer}` : ''}
              </p>
            </div>
            {entry.orderId === null ? (
              <span className="flex gap-2">
                <Button variant="outline" size="sm" onClick={() => onChange(entry)}>
                  {words.change}
                </Button>
                <Button variant="ghost" size="sm" busy={busyId === entry.id} onClick={() => onRemove(entry)}>
                  {words.remove}
                </Button>
              </span>
            ) : (
              <Button asChild variant="outline" size="sm">
                <Link to="/dashboard/transactions/$id" params={{ id: String(entry.orderId) }}>
                  {words.order(entry.orderId)}
                </Link>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
