import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bulkFields, type BulkField } from '../reference/bulk-fields'
import { applyRule, type BulkFigures, changesOf } from './bulk-edit'

const dollars = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)
const none = Object.fromEntries(bulkFields.map(({ field }) => [field, null])) as Record<BulkField, number | null>

describe('a rule over many listings', () => {
  it.each([
    [18, 'percent', 5, 18.9],
    [18.5, 'percent', 2.5, 18.96],
    [0.05, 'percent', 10, 0.06],
    [18, 'percent', -100, 0],
    [18, 'amount', 0.1, 18.1],
    [0.1, 'amount', 0.2, 0.3],
    [18, 'set', 21.5, 21.5],
    [null, 'set', 21.5, 21.5],
    [18, 'set', null, null],
  ] as const)('%s, %s %s: %s', (before, action, value, after) => {
    expect(applyRule(before, { field: 'price1', action, value })).toEqual({ value: after, problem: null })
  })

  it('rounds space to whole units', () => {
    expect(applyRule(333, { field: 'totalSpace', action: 'percent', value: 10 })).toEqual({ value: 366, problem: null })
  })

  it.each([
    [18, 'amount', -18.01, 'negative'],
    [18, 'percent', -101, 'negative'],
    [18, 'set', -1, 'negative'],
    [null, 'percent', 5, 'none'],
    [null, 'amount', 5, 'none'],
  ] as const)('%s, %s %s is refused as %s', (before, action, value, problem) => {
    expect(applyRule(before, { field: 'price1', action, value })).toEqual({ value: null, problem })
  })

  it('gives whole cents, never below 0, and is within half a cent of the exact figure', () => {
    const percent = fc.integer({ min: -10_000, max: 100_000 })
    fc.assert(
      fc.property(dollars, percent, (before, hundredths) => {
        const { value } = applyRule(before, { field: 'price1', action: 'percent', value: hundredths / 100 })
        const cents = Math.round((value ?? -1) * 100)
        const exact = BigInt(Math.round(before * 100)) * BigInt(10_000 + hundredths)
        const distance = exact - BigInt(cents) * 10_000n
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(distance >= -5000n && distance < 5000n).toBe(true)
        expect(value).toBe(cents / 100)
      }),
    )
  })

  it('goes one after the other, and leaves out what stays the same', () => {
    const figures: BulkFigures = { ...none, price1: 18, price3: 17 }
    const { changes, problem } = changesOf(figures, [
      { field: 'price1', action: 'percent', value: 10 },
      { field: 'price1', action: 'amount', value: 0.2 },
      { field: 'price3', action: 'set', value: 17 },
    ])
    expect(problem).toBeNull()
    expect(changes).toEqual([{ field: 'price1', before: 18, after: 20 }])
  })

  it('that can’t be applied leaves the whole listing as it is', () => {
    const rules = [
      { field: 'price1', action: 'amount', value: 1 },
      { field: 'price12', action: 'percent', value: 5 },
    ] as const
    expect(changesOf({ ...none, price1: 18 }, rules)).toEqual({
      changes: [],
      problem: { field: 'price12', problem: 'none' },
    })
  })
})
