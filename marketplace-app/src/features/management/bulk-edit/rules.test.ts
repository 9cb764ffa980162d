import { expect, it } from 'vitest'
import type { BulkPreviewRow } from '@stackyard/shared/schema/bulk-edit'
import { isComplete, newRule, rowsToApply, rowsToUndo, typedNumber } from './rules'

const row = (id: number, more: Partial<BulkPreviewRow> = {}): BulkPreviewRow => ({
  id,
  name: `Dock ${id}`,
  version: 3,
  changes: [{ field: 'price1', before: 18, after: 18.9 }],
  problem: null,
  warning: null,
  ...more,
})

it.each([
  ['5', 5],
  ['-2.5%', -2.5],
  ['$1,200', 1200],
  ['', null],
  ['five', undefined],
])('“%s” is read as %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

it('a raise needs a number, setting may clear', () => {
  expect(isComplete({ ...newRule(1), value: '' })).toBe(false)
  expect(isComplete({ ...newRule(1), action: 'set', value: '' })).toBe(true)
  expect(isComplete({ ...newRule(1), value: 'x' })).toBe(false)
})

it('only what changes and may change is sent, and only what was made is taken back', () => {
  const rows = [row(1), row(2, { problem: 'Too low' }), row(3, { changes: [] }), row(4)]
  expect(rowsToApply(rows)).toEqual([
    { id: 1, version: 3, values: { price1: 18.9 } },
    { id: 4, version: 3, values: { price1: 18.9 } },
  ])
  const results = [
    { id: 1, version: 4, problem: null },
    { id: 4, version: null, problem: 'Changed meanwhile' },
  ]
  expect(rowsToUndo(rows, results)).toEqual([{ id: 1, version: 4, values: { price1: 18 } }])
})
