import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { SpaceCalendar, SpaceChange } from '@stackyard/shared/schema/space-calendar'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { spaceText } from '../space-figures'

const TotalDialog = lazy(async () => ({ default: (await import('./total-dialog')).TotalDialog }))

const words = spaceTexts.total

type Props = { calendar: Pick<SpaceCalendar, 'id' | 'total' | 'changes'>; onChanged: () => void }

/** The total of today, and what it becomes from a day on: to be planned, and taken back while the day is ahead. */
export function TotalCard({ calendar: { id, total, changes }, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const removal = useMutation({
    mutationFn: ({ fromDay }: SpaceChange) => client.space.removeTotal({ id, fromDay }),
    onSuccess: () => notifyDone(words.removed, { failed: words.removeFailed }),
    onError: (error) => notifyFailure(words.removeFailed, error),
    onSettled: onChanged,
  })
  return (
    <section aria-label={words.title}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <p className="text-muted-foreground text-sm">
            {words.now(spaceText('PALLET', total))}{' '}
            <Link
              to="/dashboard/warehouses/edit/$id"
              params={{ id: String(id) }}
              className="text-link font-semibold underline"
            >
              {words.edit}
            </Link>
          </p>
        </div>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {words.add}
        </Button>
      </div>
      {changes.length === 0 ? <p className="text-muted-foreground text-sm">{words.none}</p> : null}
      <ul className="grid grid-cols-1 gap-2">
        {changes.map((change, at) => (
          <li
            key={change.fromDay}
            className="rounded-card bg-card flex flex-wrap items-center gap-x-4 gap-y-2 border p-3"
          >
            <p className="min-w-0 grow">
              <span className="font-semibold">{words.from(formatDate(change.fromDay))}</span>{' '}
              <span className="tabular-nums">{spaceText('PALLET', change.squareFeet)}</span>
              <Difference squareFeet={change.squareFeet - (changes[at - 1]?.squareFeet ?? total)} />
            </p>
            <Button
              variant="ghost"
              size="sm"
              busy={removal.isPending && removal.variables.fromDay === change.fromDay}
              aria-label={words.remove(formatDate(change.fromDay))}
              onClick={() => removal.mutate(change)}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <Suspense fallback={null}>
          <TotalDialog
            warehouseId={id}
            onClose={() => setIsOpen(false)}
            onSaved={() => {
              setIsOpen(false)
              onChanged()
            }}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

function Difference({ squareFeet }: { squareFeet: number }) {
  if (Math.abs(squareFeet) < 0.01) return null
  const space = spaceText('PALLET', Math.abs(squareFeet))
  return (
    <span className="text-muted-foreground ms-2 text-sm tabular-nums">
      {squareFeet > 0 ? words.more(space) : words.less(space)}
    </span>
  )
}
