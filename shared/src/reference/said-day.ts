/** How a day is written in English wherever people read it: "29 Nov 2026". */
export const dayStyle = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

const british = new Intl.DateTimeFormat('en-GB', dayStyle)

/** Days in English, as `Intl.DateTimeFormat` writes them but for "Sept". */
export const englishDays = { format: (day: Date): string => british.format(day).replace('Sept', 'Sep') }

/** A day (YYYY-MM-DD) or an instant in UTC, in English: "29 Nov 2026". */
export const saidDay = (day: string): string => englishDays.format(new Date(day))
