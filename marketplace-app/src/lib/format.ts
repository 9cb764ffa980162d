import { inLanguage, writing } from './language'

const { numbers, days, times, month, dayOfMonth: digits, comma } = writing()

/** Dates "21 Nov 2026" and times "02:30 PM" in the reader's own timezone. */
const ofDay = { day: digits, month, year: 'numeric' } as const
const day = new Intl.DateTimeFormat(days, ofDay)
const calendarDay = new Intl.DateTimeFormat(days, { ...ofDay, timeZone: 'UTC' })
const time = new Intl.DateTimeFormat(times, { hour: '2-digit', minute: '2-digit' })

/** A calendar day (YYYY-MM-DD) stays that day everywhere; a moment is shown in local time. Empty for no date. */
export const formatDate = (iso: string | null | undefined): string => {
  if (!iso) return ''
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? calendarDay : day).format(date).replace('Sept', 'Sep')
}

const dayOfMonth = new Intl.DateTimeFormat(days, { day: '2-digit', month, timeZone: 'UTC' })

/** A calendar day without its year: "21 Nov". */
export const formatDayOfMonth = (day: string): string =>
  dayOfMonth.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep')

export const formatDateTime = (iso: string | null | undefined): string =>
  iso && !Number.isNaN(new Date(iso).getTime()) ? `${formatDate(iso)}${comma}${time.format(new Date(iso))}` : ''

/** Names one after the other: "Mon, Tue, Wed". */
export const listed = (names: readonly string[]): string => names.join(comma)

/** Two letters for an avatar without a picture. */
export const initials = (firstName: string, lastName: string): string =>
  `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase() || '?'

const whole = new Intl.NumberFormat(numbers, { maximumFractionDigits: 0 })

/** "9,669": every whole number that is shown is written so. */
export const figure = (count: number): string => whole.format(count)

/** "9,669 listings", "1 listing". */
export const counted = (count: number, one: string, more: string): string =>
  `${figure(count)} ${count === 1 ? one : more}`

const tenths = new Intl.NumberFormat(numbers, { maximumFractionDigits: 1 })

const byteUnits = inLanguage('byteUnits', { b: 'B', kb: 'KB', mb: 'MB' })

/** Size of a file: "840 B", "12 KB", "2.4 MB". */
export const formatBytes = (bytes: number): string => {
  const { b, kb, mb } = byteUnits
  if (bytes < 1000) return `${bytes} ${b}`
  return bytes < 999_500 ? `${whole.format(bytes / 1000)} ${kb}` : `${tenths.format(bytes / 1_000_000)} ${mb}`
}
