import { describe, expect, it } from 'vitest'
import { daysSinceConfirmed, isReserveClosed } from './freshness'

const now = new Date('2026-06-30T12:00:00Z')
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms).toISOString()

describe('the age of a listing', () => {
  it.each([
    [ago(0), 0],
    [ago(1, 1), 0],
    [ago(1), 1],
    [ago(120), 120],
    [ago(-3), 0],
  ])('%s is %i whole days', (at, days) => expect(daysSinceConfirmed(at, now)).toBe(days))

  it('closes reservations at 120 days and not a moment before', () => {
    expect(isReserveClosed(ago(120, 1), now)).toBe(false)
    expect(isReserveClosed(ago(120), now)).toBe(true)
    expect(isReserveClosed(null, now)).toBe(false)
  })
})
