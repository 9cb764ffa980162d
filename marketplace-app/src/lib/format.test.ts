import { describe, expect, it } from 'vitest'
import { counted, figure, formatDate, formatDateTime, initials } from './format'

describe('formats', () => {
  it('shows a calendar day as that day in every timezone', () => {
    expect(formatDate('2026-11-21')).toBe('21 Nov 2026')
    expect(formatDate('2026-09-01')).toBe('01 Sep 2026')
  })

  it('R-322: a moment is day, month and year, and the time by twelve hours', () => {
    expect(formatDateTime('2026-03-05T14:30:00')).toBe('05 Mar 2026, 02:30 PM')
    expect(formatDateTime('2026-09-05T00:05:00')).toBe('05 Sep 2026, 12:05 AM')
  })

  it('shows nothing for no date', () => {
    expect(formatDate(null)).toBe('')
    expect(formatDate('soon')).toBe('')
  })

  it('writes figures with their commas', () => {
    expect(figure(9669)).toBe('9,669')
    expect(counted(1, 'listing', 'listings')).toBe('1 listing')
    expect(counted(0, 'listing', 'listings')).toBe('0 listings')
    expect(counted(10_000, 'listing', 'listings')).toBe('10,000 listings')
  })

  it('makes initials', () => {
    expect(initials('ada', 'Lovelace')).toBe('AL')
    expect(initials('', '')).toBe('?')
  })
})
