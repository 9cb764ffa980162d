import { bulkActions, type BulkAction, type BulkField, bulkFields } from '@stackyard/shared/reference/bulk-fields'
import type { BulkApplyInput, BulkPreviewRow, BulkResult } from '@stackyard/shared/schema/bulk-edit'
import { sayName } from '@stackyard/shared/ui/say'

/** A rule as it is typed. */
export type TypedRule = { key: number; field: BulkField; action: BulkAction; value: string }

export const newRule = (key: number): TypedRule => ({ key, field: 'price1', action: 'percent', value: '' })

export const fieldOptions = bulkFields.map(({ field, label }) => ({ value: field, label }))

export const fieldNamed = (name: string): BulkField => bulkFields.find(({ field }) => field === name)?.field ?? 'price1'
export const actionNamed = (name: string): BulkAction => bulkActions.find((action) => action === name) ?? 'set'

/** The number that is typed; null for none, undefined for what is no number. */
export function typedNumber(value: string): number | null | undefined {
  const text = value
    .trim()
    .replace(/^\$|%$/g, '')
    .replaceAll(',', '')
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

/** Whether a rule can be sent: a raise needs a number, setting may clear. */
export const isComplete = ({ action, value }: TypedRule): boolean => {
  const number = typedNumber(value)
  return number !== undefined && (action === 'set' || number !== null)
}

/** Figures as a listing shows them: dollars, or a count. */
export function figureText(field: BulkField, value: number | null, none: string): string {
  if (value === null) return none
  const isDollars = bulkFields.find((each) => each.field === field)?.unit === 'dollars'
  return isDollars
    ? value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : value.toLocaleString('en-US')
}

export const labelOf = (field: BulkField): string =>
  sayName(bulkFields.find((each) => each.field === field)?.label ?? field)

type Row = BulkApplyInput['rows'][number]

/** What is sent to make the previewed changes: the rows that have some and no problem. */
export const rowsToApply = (rows: readonly BulkPreviewRow[]): Row[] =>
  rows
    .filter(({ changes, problem }) => changes.length > 0 && problem === null)
    .map(({ id, version, changes }) => ({
      id,
      version,
      values: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    }))

/** What is sent to take the changes back: the values before, of those that were made. */
export function rowsToUndo(rows: readonly BulkPreviewRow[], results: readonly BulkResult[]): Row[] {
  const versions = new Map(results.map(({ id, version }) => [id, version]))
  return rows.flatMap(({ id, changes }) => {
    const version = versions.get(id)
    if (!version) return []
    return [{ id, version, values: Object.fromEntries(changes.map(({ field, before }) => [field, before])) }]
  })
}
