import { cn } from '@stackyard/shared/ui/cn'
import type { FigureColumn } from '../../../../components/figure-column'

export type FigureTableProps<Row> = { title: string; columns: readonly FigureColumn<Row>[]; rows: readonly Row[] }

/** The figures of a chart as a table that scrolls in the chart's place. */
export function FigureTable<Row>({ title, columns, rows }: FigureTableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="rounded-control absolute inset-0 overflow-auto border"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-subtle text-muted-foreground sticky top-0 text-xs">
          <tr className="shadow-[inset_0_-1px_var(--border)]">
            {columns.map(({ label, isText }, at) => (
              <th
                key={label}
                scope="col"
                className={cn(
                  'px-3 py-2 font-semibold whitespace-nowrap',
                  at === 0 || isText ? 'text-start' : 'text-end',
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ label, value, show, isText }, at) => {
                const shown = show?.(row) ?? String(value(row))
                return at === 0 ? (
                  <th
                    key={label}
                    scope="row"
                    className="max-w-56 min-w-36 px-3 py-2 text-start font-normal wrap-anywhere"
                  >
                    {shown}
                  </th>
                ) : (
                  <td key={label} className={cn('px-3 py-2', isText ? 'min-w-28' : 'text-end tabular-nums')}>
                    {shown}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
