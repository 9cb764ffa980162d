import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import type { MethodWords } from '../words'

type MethodRecord = { id: number; isPrimary: boolean }

export type MethodListProps<T extends MethodRecord> = {
  words: MethodWords
  query: UseQueryResult<T[]>
  /** What a record is called in its buttons: "Edit card ending in 4242". */
  nameOf: (record: T) => string
  renderRecord: (record: T) => ReactNode
  onNew: () => void
  onEdit: (record: T) => void
  onRemove: (record: T) => void
  /** In a picker: hands the record back, and leaves out the mark of the primary one. */
  onSelect?: (record: T) => void
  isSelectable?: (record: T) => boolean
  renderAction?: (record: T) => ReactNode
}

/** The own records of one kind with New, Edit and Delete; at most 640 pixels high. */
export function MethodList<T extends MethodRecord>(props: MethodListProps<T>) {
  const { words, query, onNew } = props
  const newButton = (
    <Button variant={query.data?.length ? 'outline' : 'primary'} onClick={onNew}>
      <Plus aria-hidden />
      {words.create}
    </Button>
  )
  if (query.isPending)
    return (
      <div className="grid grid-cols-1 gap-3">
        <p role="status" className="sr-only">
          {texts.shell.loading}
        </p>
        <Skeleton className="rounded-card h-20" />
        <Skeleton className="rounded-card h-20" />
      </div>
    )
  if (query.isError) {
    const problem = toProblem(query.error)
    return (
      <ErrorState
        className="py-6"
        message={problem.message}
        reference={problem.reference}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data.length === 0)
    return (
      <EmptyState className="py-6" action={newButton}>
        {words.empty}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul aria-label={words.list} className="-m-1 grid max-h-[640px] grid-cols-1 gap-3 overflow-y-auto p-1">
        {query.data.map((record) => (
          <li key={record.id} className="rounded-card bg-card flex flex-wrap items-center gap-x-4 gap-y-2 border p-4">
            <div className="min-w-0 flex-1 basis-48">{props.renderRecord(record)}</div>
            {record.isPrimary && !props.onSelect ? <Badge tone="brand">{moneyTexts.methods.primary}</Badge> : null}
            <RecordActions {...props} record={record} />
          </li>
        ))}
      </ul>
      <div>{newButton}</div>
    </div>
  )
}

function RecordActions<T extends MethodRecord>(props: MethodListProps<T> & { record: T }) {
  const { record, nameOf, onSelect, isSelectable } = props
  const name = nameOf(record)
  const { actions } = texts
  return (
    <div className="flex flex-wrap gap-2">
      {props.renderAction?.(record)}
      <Button size="sm" variant="ghost" aria-label={`${actions.edit} ${name}`} onClick={() => props.onEdit(record)}>
        {actions.edit}
      </Button>
      <Button size="sm" variant="ghost" aria-label={`${actions.delete} ${name}`} onClick={() => props.onRemove(record)}>
        {actions.delete}
      </Button>
      {onSelect ? (
        <Button
          size="sm"
          aria-label={`${actions.select} ${name}`}
          disabled={isSelectable ? !isSelectable(record) : false}
          onClick={() => onSelect(record)}
        >
          {actions.select}
        </Button>
      ) : null}
    </div>
  )
}
