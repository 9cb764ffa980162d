import { type ReactNode, useId } from 'react'
import { Card } from '@stackyard/shared/ui/card'
import { deskTexts } from '../../../../lib/texts/desk'

type DeskCardProps<T> = {
  title: string
  none: string
  list: { items: readonly T[]; total: number }
  keyOf: (item: T) => string | number
  children: (item: T) => ReactNode
}

/** A list of the desk: its first items, and how many more there are. */
export function DeskCard<T>({ title, none, list: { items, total }, keyOf, children }: DeskCardProps<T>) {
  const id = useId()
  return (
    <Card className="p-5">
      <h2 id={id} className="font-display mb-3 flex items-baseline justify-between gap-3 text-lg font-semibold">
        {title}
        {total > 0 ? <span className="text-muted-foreground text-sm tabular-nums">{total}</span> : null}
      </h2>
      {items.length === 0 ? (
        <p className="text-muted-foreground text-sm">{none}</p>
      ) : (
        <ul aria-labelledby={id} className="divide-y">
          {items.map((item) => (
            <li key={keyOf(item)} className="py-1">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {total > items.length && items.length > 0 ? (
        <p className="text-muted-foreground mt-2 text-sm">{deskTexts.more(total - items.length)}</p>
      ) : null}
    </Card>
  )
}

export const deskRow =
  'hover:bg-subtle rounded-control -mx-2 flex min-h-12 items-center justify-between gap-4 px-2 py-1.5 text-sm'
