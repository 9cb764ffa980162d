import { describe, expect, it } from 'vitest'
import { nextPeriodEnd, periodEnd, shareLeft } from './billing-time'

const at = (day: string): number => Date.parse(`${day}T10:00:00Z`) / 1000

describe('billing periods', () => {
  it('end on the day they began, or on the last of a shorter month, and come back to it', () => {
    expect(periodEnd(at('2027-01-31'), 'month', 1)).toBe(at('2027-02-28'))
    expect(periodEnd(at('2027-01-31'), 'month', 2)).toBe(at('2027-03-31'))
    expect(periodEnd(at('2028-02-29'), 'year', 1)).toBe(at('2029-02-28'))
    expect(periodEnd(at('2028-02-29'), 'year', 4)).toBe(at('2032-02-29'))
  })

  it('the next end lies after now', () => {
    expect(nextPeriodEnd(at('2027-01-15'), 'month', at('2027-03-15'))).toBe(at('2027-04-15'))
  })
})

describe('proration', () => {
  it('counts seconds and rounds to cents', () => {
    const period = { start: at('2027-04-01'), end: at('2027-05-01') }
    expect(shareLeft(14_900, period, at('2027-04-16'))).toBe(7450)
    expect(shareLeft(14_900, period, at('2027-04-01'))).toBe(14_900)
    expect(shareLeft(14_900, period, at('2027-06-01'))).toBe(0)
    expect(shareLeft(100, { start: 0, end: 3 }, 1)).toBe(67)
  })
})
