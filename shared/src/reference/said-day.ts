/** How a day is written in English wherever people read it: "29 Nov 2026". */
export const dayStyle = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

const english = new Intl.DateTimeFormat('en-GB', dayStyle)

/** A day (YYYY-MM-DD) or an instant in UTC, in English: "29 Nov 2026". */
export const saidDay = (day: string): string => english.format(new Date(day)).replace('Sept', 'Sep')
