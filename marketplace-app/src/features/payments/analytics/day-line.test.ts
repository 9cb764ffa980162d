import { describe, expect, it } from 'vitest'
import { dayLine } from './day-line'

const days = [
  { date: '2026-11-19', impressions: 4, visits: 1 },
  { date: '2026-11-22', impressions: 9, visits: 0 },
]

describe('the line of a listing’s days', () => {
  it('has 0 for each day of the range without figures', () => {
    expect(dayLine(days, { range: '7d' }, '2026-11-23')).toEqual([0, 0, 4, 0, 0, 9, 0])
    expect(dayLine(days, {}, '2026-11-23')).toHaveLength(30)
    expect(dayLine([], { range: '7d' }, '2026-11-23')).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('is that of the days that were chosen, and no longer than today', () => {
    expect(dayLine(days, { from: '2026-11-19', to: '2026-11-21' }, '2026-11-23')).toEqual([4, 0, 0])
    expect(dayLine(days, { from: '2026-11-21', to: '2026-12-24' }, '2026-11-23')).toEqual([0, 9, 0])
  })

  it('begins with the first figure where the range has no first day', () => {
    expect(dayLine(days, { range: 'all' }, '2026-11-23')).toEqual([4, 0, 0, 9, 0])
    expect(dayLine([], { range: 'all' }, '2026-11-23')).toEqual([0])
  })
})
