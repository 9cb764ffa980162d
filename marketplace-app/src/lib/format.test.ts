import { describe, expect, it } from 'vitest'
import { formatDate, initials } from './format'

describe('formats', () => {
  it('shows a calendar day as that day in every timezone', () => {
    expect(formatDate('2026-11-21')).toBe('21 Nov 2026')
    expect(formatDate('2026-09-01')).toBe('01 Sep 2026')
  })

  it('shows nothing for no date', () => {
    expect(formatDate(null)).toBe('')
    expect(formatDate('soon')).toBe('')
  })

  it('makes initials', () => {
    expect(initials('ada', 'Lovelace')).toBe('AL')
    expect(initials('', '')).toBe('?')
  })
})
