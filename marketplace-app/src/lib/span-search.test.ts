import { describe, expect, it } from 'vitest'
import { rangeOf, readSpan, spanInput } from './span-search'

describe('the days of figures', () => {
  it('are the last 30 days when the address names none', () => {
    expect(spanInput({})).toEqual({ dateRange: '30d' })
    expect(rangeOf({})).toBe('30d')
  })

  it('are those of two days, which go before a range and may come in either order', () => {
    expect(spanInput({ range: '7d', from: '2026-02-01', to: '2026-02-10' })).toEqual({
      startDate: '2026-02-01',
      endDate: '2026-02-10',
    })
    expect(spanInput({ from: '2026-02-10', to: '2026-02-01' })).toEqual({
      startDate: '2026-02-01',
      endDate: '2026-02-10',
    })
    expect(rangeOf({ range: '7d', from: '2026-02-01', to: '2026-02-10' })).toBeNull()
  })

  it('stay those of the range until both days are known', () => {
    expect(spanInput({ range: '90d', from: '2026-02-01' })).toEqual({ dateRange: '90d' })
  })

  it('are read from the address, without what is no range and no day', () => {
    expect(readSpan({ range: '12m', from: '2026-13-01', to: '2026-02-10' })).toEqual({ range: '12m', to: '2026-02-10' })
    expect(readSpan({ range: '5y' })).toEqual({})
  })
})
