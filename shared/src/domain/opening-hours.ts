import type { Day } from './calendar'

/** Operating hours of a warehouse, shown in its own time zone. */
export type OperatingHours = {
  /** "HH:mm" as on the warehouse's clock, or an ISO instant. */
  start?: string | null | undefined
  end?: string | null | undefined
  timezone?: string | null | undefined
}

export type Opening = {
  operatingHours?: OperatingHours | null | undefined
  alwaysOpen?: boolean | null | undefined
  /** Seven booleans, Sunday first. */
  operatingDays?: readonly boolean[] | null | undefined
}

/** Zones that were found to be some: asking costs more than all the rest here. */
const knownZones = new Map<string, string>([['UTC', 'UTC']])

const zoneOrUtc = (timezone: string | null | undefined): string => {
  const wanted = timezone || 'UTC'
  const known = knownZones.get(wanted)
  if (known) return known
  try {
    const zone = new Intl.DateTimeFormat('en-US', { timeZone: wanted }).resolvedOptions().timeZone
    knownZones.set(wanted, zone)
    return zone
  } catch {
    // The runtime does not know this time zone.
    return 'UTC'
  }
}

/** The calendar day of an instant on the wall clock of a zone; in UTC where the zone is not known. */
export function dayInZone(instant: Date, timezone: string | null | undefined): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zoneOrUtc(timezone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: 'year' | 'month' | 'day'): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Weekday (0 = Sunday) and minute of the day on the wall clock of a zone. */
const wallClock = (instant: Date, timeZone: string): { weekday: number; minute: number } => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .formatToParts(instant)
    .reduce<Record<string, string>>((all, part) => ({ ...all, [part.type]: part.value }), {})
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts['weekday'] ?? '')
  return { weekday, minute: Number(parts['hour']) * 60 + Number(parts['minute']) }
}

const minuteOfDay = (value: string | null | undefined, timeZone: string): number | null => {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value ?? '')
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const instant = value ? new Date(value) : null
  return instant && !Number.isNaN(instant.getTime()) ? wallClock(instant, timeZone).minute : null
}

/** "hh:mm a". */
const formatMinute = (minute: number): string => {
  const hour = Math.floor(minute / 60)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(hour % 12 || 12)}:${pad(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "08:00 AM – 05:30 PM (America/Chicago)", "Open 24 hours", or null when no hours are given. */
export const formatOperatingHours = (opening: Opening): string | null => {
  if (opening.alwaysOpen) return 'Open 24 hours'
  const zone = zoneOrUtc(opening.operatingHours?.timezone)
  const start = minuteOfDay(opening.operatingHours?.start, zone)
  const end = minuteOfDay(opening.operatingHours?.end, zone)
  if (start === null || end === null) return null
  return `${formatMinute(start)} – ${formatMinute(end)} (${zone.replaceAll('_', ' ')})`
}

/** Whether the warehouse is open at an instant; a span past midnight counts for the day it began on. */
export const isOpenAt = (opening: Opening, now: Date): boolean => {
  if (opening.alwaysOpen) return true
  const zone = zoneOrUtc(opening.operatingHours?.timezone)
  const start = minuteOfDay(opening.operatingHours?.start, zone)
  const end = minuteOfDay(opening.operatingHours?.end, zone)
  if (start === null || end === null) return false
  const { weekday, minute } = wallClock(now, zone)
  const operates = (day: number) => opening.operatingDays?.[(day + 7) % 7] ?? true
  if (start < end) return operates(weekday) && minute >= start && minute < end
  return (operates(weekday) && minute >= start) || (operates(weekday - 1) && minute < end)
}
