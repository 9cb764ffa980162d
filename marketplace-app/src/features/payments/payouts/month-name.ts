import { writing } from '../../../lib/language'

/** A month `YYYY-MM` as `November 2026`. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(writing().times, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
