import { expect, it } from 'vitest'
import { axisDate, pointDate, stepOf } from './chart-dates'

const series = (...dates: string[]) => dates.map((date) => ({ date }))

it('reads the step of a series from its dates', () => {
  expect(stepOf([])).toBe('day')
  expect(stepOf(series('2026-11-01'))).toBe('day')
  expect(stepOf(series('2026-11-01', '2026-11-02', '2026-11-04'))).toBe('day')
  expect(stepOf(series('2026-11-02', '2026-11-09'))).toBe('week')
  expect(stepOf(series('2026-02-01', '2026-03-01', '2026-04-01'))).toBe('month')
})

it('names a point by its day, its week or its month', () => {
  expect(pointDate('2026-09-01', 'day')).toBe('01 Sep 2026')
  expect(pointDate('2026-09-07', 'week')).toBe('Week of 07 Sep 2026')
  expect(pointDate('2026-09-01', 'month')).toBe('Sep 2026')
  expect([axisDate('2026-09-07', 'week'), axisDate('2026-09-01', 'month')]).toEqual(['7 Sep', 'Sep 2026'])
})
