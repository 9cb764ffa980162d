import type { BulkPreviewRow, BulkResult } from '@stackyard/shared/schema/bulk-edit'
import { Badge } from '@stackyard/shared/ui/badge'
import { type Column, DataTable } from '../../../../components/data-table'
import { bulkEditTexts as words } from '../../../../lib/texts/bulk-edit'
import { figureText, labelOf } from '../rules'
import type { Outcome } from '../use-bulk-edit'

type PreviewTableProps = { rows: readonly BulkPreviewRow[]; outcome: Outcome | null }

type Columns = readonly [Column<BulkPreviewRow>, ...Column<BulkPreviewRow>[]]

function columnsWith(outcome: Outcome | null): Columns {
  const results = new Map(outcome?.results.map((result) => [result.id, result]))
  return [
    { label: words.columns.name, cell: (row) => row.name },
    { label: words.columns.changes, isLong: true, cell: (row) => <Changes row={row} /> },
    {
      label: words.columns.state,
      isLong: true,
      cell: (row) => <State row={row} result={results.get(row.id)} kind={outcome?.kind} />,
    },
  ]
}

/** Each listing with its figures before and after, and what became of it. */
export function PreviewTable({ rows, outcome }: PreviewTableProps) {
  return <DataTable caption={words.previewTitle} columns={columnsWith(outcome)} rows={rows} keyOf={(row) => row.id} />
}

function Changes({ row: { changes } }: { row: BulkPreviewRow }) {
  if (changes.length === 0) return <span className="text-muted-foreground">{words.unchanged}</span>
  return (
    <ul className="grid gap-1 tabular-nums">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted-foreground">{labelOf(field)}:</span> {figureText(field, before, words.nothing)}
          {' → '}
          <strong>{figureText(field, after, words.nothing)}</strong>
        </li>
      ))}
    </ul>
  )
}

type StateProps = { row: BulkPreviewRow; result: BulkResult | undefined; kind: Outcome['kind'] | undefined }

function State({ row, result, kind }: StateProps) {
  const problem = result ? result.problem : row.problem
  if (problem) return <span className="text-danger-ink">{problem}</span>
  if (result) return <Badge tone="success">{kind === 'undone' ? words.undone : words.done}</Badge>
  if (row.warning) return <span className="text-warning-ink">{row.warning}</span>
  return row.changes.length > 0 ? <Badge tone="neutral">{words.ready}</Badge> : null
}
