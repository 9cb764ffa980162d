import { describe, expect, it } from 'vitest'
import { centsToMicros, dollarsToMicros, formatMicros, microsToDollars } from './micros'

describe('micro-dollars', () => {
  it('are a million to the dollar and ten thousand to the cent', () => {
    expect(dollarsToMicros(25.5)).toBe(25_500_000)
    expect(dollarsToMicros(0.29)).toBe(290_000)
    expect(dollarsToMicros(Number.NaN)).toBeNull()
    expect(centsToMicros(2)).toBe(20_000)
    expect(microsToDollars(20_000)).toBe(0.02)
    expect(microsToDollars(12_345_678)).toBe(12.345678)
  })

  it('are shown in cents, and in parts of a cent where they have some', () => {
    expect(formatMicros(1_234_500_000)).toBe('$1,234.50')
    expect(formatMicros(-20_000)).toBe('-$0.02')
    expect(formatMicros(2500)).toBe('$0.0025')
    expect(formatMicros(0)).toBe('$0.00')
    expect(formatMicros(0.5)).toBe('$0')
  })

  it('every amount of whole cents comes back as it was', () => {
    for (let cents = 0; cents < 200_000; cents += 37) expect(dollarsToMicros(cents / 100)).toBe(centsToMicros(cents))
  })
})
