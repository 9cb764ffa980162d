import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDollars } from '@stackyard/shared/domain/money'
import type { Desk, DeskTask } from '@stackyard/shared/schema/desk'
import { formatDateTime } from '../../../../lib/format'
import { deskTexts } from '../../../../lib/texts/desk'
import { DeskCard, deskRow } from './desk-card'

const words = deskTexts.answer

/** Requests to answer, what is overdue first. */
export function DeskTasks({ list, now }: { list: Desk['toAnswer']; now: Date }) {
  return (
    <DeskCard title={words.title} none={words.none} list={list} keyOf={({ kind, id }) => `${kind}:${id}`}>
      {(task) => (
        <TaskLink task={task}>
          <span className="min-w-0">
            <span className="flex gap-x-1 font-semibold">
              <span className="shrink-0">{words.kinds[task.kind]} ·</span>{' '}
              <span className="min-w-0 truncate">{task.customer}</span>
            </span>
            <span className="text-muted-foreground block truncate">{task.warehouse}</span>
          </span>
          <span className="max-w-[55%] shrink-0 text-end">
            {task.amount === null ? null : <span className="block tabular-nums">{formatDollars(task.amount)}</span>}
            <Deadline at={task.dueAt} now={now} />
          </span>
        </TaskLink>
      )}
    </DeskCard>
  )
}

function TaskLink({ task: { kind, id }, children }: { task: DeskTask; children: ReactNode }) {
  const params = { id: String(id) }
  return kind === 'quote' ? (
    <Link to="/dashboard/quotes/$id" params={params} className={deskRow}>
      {children}
    </Link>
  ) : (
    <Link to="/dashboard/transactions/$id" params={params} className={deskRow}>
      {children}
    </Link>
  )
}

function Deadline({ at, now }: { at: string | null; now: Date }) {
  if (at === null) return <span className="text-muted-foreground block text-xs">{words.noDeadline}</span>
  const isLate = Date.parse(at) < now.getTime()
  return (
    <time
      dateTime={at}
      className={`block text-xs ${isLate ? 'text-danger-ink font-semibold' : 'text-muted-foreground'}`}
    >
      {(isLate ? words.late : words.by)(formatDateTime(at))}
    </time>
  )
}
