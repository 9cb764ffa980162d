import { englishDays } from '../reference/said-day'

/** How numbers, places and dates are written; in English unless a page speaks another language (say.ts). */
export const formats = {
  whole: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  places: new Intl.DisplayNames('en', { type: 'region' }),
  day: englishDays,
  month: new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** 12345.6 → "12,346". */
export const formatNumber = (value: number): string => formats.whole.format(value)

/** An ISO date or time → "21 Nov 2026", in UTC so that a date never slips; "not available" without one. */
export function formatDay(iso: string | null | undefined): string {
  const date = new Date(iso ?? '')
  return Number.isNaN(date.getTime()) ? 'not available' : formats.day.format(date)
}

/** "2026-11" → "Nov 2026". */
export const formatMonth = (value: string): string =>
  formats.month.format(new Date(`${value}-01T00:00:00Z`)).replace('Sept', 'Sep')

/** A country's name by its two-letter code, in the language of the page; the text itself where it is no code. */
export function countryName(code: string, { places } = formats): string {
  return /^[A-Z]{2}$/.test(code) ? (places.of(code) ?? code) : code
}

type Town = { address: { city: string; state: string }; country: string }
export type Place = Town & { address: { street1: string; zipCode: string } }

/** "Dallas, TX, US" at home, "Hamburg, Germany" abroad, where states are codes that few know. */
export function placeLine({ address, country }: Town): string {
  const area = country === 'US' ? [address.state, country] : [countryName(country)]
  return [address.city, ...area].filter(Boolean).join(', ')
}

/** Street, city, state and ZIP, country. A state abroad is left out unless it comes with its name (AddressLine). */
export function fullAddressLine({ address, country }: Place, state = country === 'US' ? address.state : ''): string {
  const area = [state, address.zipCode].filter(Boolean).join(' ')
  return [address.street1, address.city, area, countryName(country)].filter(Boolean).join(', ')
}
