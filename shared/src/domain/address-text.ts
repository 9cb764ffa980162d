import { findCountry, findUsState } from './region'

/**
 * What a typed address names: the lines before the place as they were typed, and the place: a whole ZIP code, the
 * beginning of one, or a town (perhaps its beginning) with the state or country that was named with it.
 */
export type AddressText = {
  street1: string
  street2: string
  zipCode?: string
  zipStart?: string
  city?: string
  /** Code of a US state, or code2 of a country. */
  area?: { state: string } | { country: string }
}

const STREET = /^(?:\d+[\w/-]*\s+\S|p\.?\s?o\.?\s?box\b)/iu
const UNIT = /^(?:apt|apartment|suite|ste|unit|floor|fl|building|bldg|#)\b|^#/iu
const ZIP = /(?:^|\s)(\d{5})(?:-\d{4})?$/u

const areaOf = (text: string): AddressText['area'] | undefined => {
  const state = findUsState(text)
  if (state) return { state: state.code }
  const country = findCountry(text)
  return country ? { country: country.code2 } : undefined
}

const isUnitedStates = (part: string | undefined): boolean =>
  part !== undefined && (/^usa?$/iu.test(part) || findCountry(part)?.code2 === 'US')

/** Reads one line such as "1 Dock Way, Suite 4, Akron, OH 44308" or "akron oh" (001 §2.4). */
export function readAddressText(text: string): AddressText {
  const parts = text
    .split(',')
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
  const street1 = parts.length > 1 && STREET.test(parts[0] ?? '') ? (parts.shift() ?? '') : ''
  const street2 = street1 && parts.length > 1 && UNIT.test(parts[0] ?? '') ? (parts.shift() ?? '') : ''
  const lines = { street1, street2 }
  if (parts.length > 1 && isUnitedStates(parts.at(-1))) parts.pop()
  const place = parts.join(' ')
  const zipCode = ZIP.exec(place)?.[1]
  if (zipCode) return { ...lines, zipCode }
  if (/^\d{3,4}$/u.test(place)) return { ...lines, zipStart: place }
  return { ...lines, ...townOf(parts) }
}

function townOf(parts: readonly string[]): Pick<AddressText, 'city' | 'area'> {
  const [first = '', ...rest] = parts
  const named = rest.length > 0 ? areaOf(rest.at(-1) ?? '') : undefined
  if (named) return { city: first, area: named }
  const words = first.split(' ')
  const last = words.length > 1 ? areaOf(words.at(-1) ?? '') : undefined
  return last ? { city: words.slice(0, -1).join(' '), area: last } : { city: first }
}
