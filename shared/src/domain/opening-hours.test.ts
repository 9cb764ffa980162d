import { describe, expect, it } from 'vitest'
import { formatOperatingHours, isOpenAt } from './opening-hours'

const chicago = { operatingHours: { start: '08:00', end: '17:30', timezone: 'America/Chicago' } }
const weekdays = [false, true, true, true, true, true, false]

describe('operating hours', () => {
  it('R-098: shows them in the zone of the warehouse', () => {
    const rule = { operatingHours: { start: '09:00', end: '17:00', timezone: 'America/Chicago' } }
    expect(formatOperatingHours(rule)).toBe('09:00 AM – 05:00 PM (America/Chicago)')
    expect(formatOperatingHours(chicago)).toBe('08:00 AM – 05:30 PM (America/Chicago)')
    const instants = { start: '2026-01-05T14:00:00Z', end: '2026-01-05T23:15:00Z', timezone: 'America/Chicago' }
    expect(formatOperatingHours({ operatingHours: instants })).toBe('08:00 AM – 05:15 PM (America/Chicago)')
    expect(formatOperatingHours({ operatingHours: { start: '00:00', end: '12:00', timezone: 'Nowhere/At-All' } })).toBe(
      '12:00 AM – 12:00 PM (UTC)',
    )
    expect(formatOperatingHours({ alwaysOpen: true })).toBe('Open 24 hours')
    expect(formatOperatingHours({ operatingHours: { start: '08:00' } })).toBeNull()
  })

  it('opens by the wall clock there, through daylight saving', () => {
    expect(isOpenAt(chicago, new Date('2026-01-05T14:00:00Z'))).toBe(true)
    expect(isOpenAt(chicago, new Date('2026-01-05T13:59:00Z'))).toBe(false)
    expect(isOpenAt(chicago, new Date('2026-07-06T13:00:00Z'))).toBe(true)
    expect(isOpenAt(chicago, new Date('2026-01-05T23:30:00Z'))).toBe(false)
  })

  it('keeps to the operating days, also past midnight', () => {
    const night = { operatingHours: { start: '22:00', end: '04:00', timezone: 'UTC' }, operatingDays: weekdays }
    expect(isOpenAt(night, new Date('2026-01-09T23:00:00Z'))).toBe(true)
    expect(isOpenAt(night, new Date('2026-01-10T03:00:00Z'))).toBe(true)
    expect(isOpenAt(night, new Date('2026-01-10T23:00:00Z'))).toBe(false)
    expect(isOpenAt(night, new Date('2026-01-12T03:00:00Z'))).toBe(false)
    expect(isOpenAt({ operatingDays: weekdays }, new Date('2026-01-12T03:00:00Z'))).toBe(false)
  })
})
