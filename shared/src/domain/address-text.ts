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

/** Reads one line such as "1 Dock Way, Suite 4, Akron, OH 44308" or "akron oh". */
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

const HOUSE_NUMBER = /^\d+[\w/-]*$/u
const ROAD =
  /^(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|way|hwy|highway|pkwy|parkway|ct|court)\.?$/iu
const LONGEST_TOWN = 3
const LONGEST_AREA = 2
/** Two letters at the end are a state rather than the beginning of a town. */
const SHORTEST_ALONE = 2

/** The words of a line without commas, or with one before its two-letter state or ZIP code; null for any other. */
function wordsOfLine(text: string): string[] | null {
  const [line = '', ...rest] = text.split(',').map((part) => part.trim())
  const [end = ''] = rest
  if (rest.length > 1 || (end !== '' && !/^(?:[a-z]{2}|(?:[a-z]{2}\s+)?\d{5}(?:-\d{4})?)$/iu.test(end))) return null
  const words = `${line} ${end}`.split(/\s+/u).filter(Boolean)
  return HOUSE_NUMBER.test(words[0] ?? '') ? words : null
}

/** Street and town of a line, the longest town first; a house number and one word are left to the street. */
const splitsOf = (words: readonly string[]): { street1: string; street2: string; city: string }[] =>
  Array.from({ length: LONGEST_TOWN }, (_, index) => words.length - LONGEST_TOWN + index)
    .filter((at) => at >= 2 && at < words.length)
    .map((at) => ({ street1: words.slice(0, at).join(' '), street2: '', city: words.slice(at).join(' ') }))
    .filter(({ city }) => !ROAD.test(city))

/**
 * What one line may mean, the likeliest first. "123 main st columbus oh" does not say where its street ends, so each
 * town of one to three words is a reading of its own, with and without a state at the end; with a ZIP code the place's
 * own name tells which is meant, and the last reading keeps all of the line before it as the street.
 */
export function readingsOfAddress(text: string): AddressText[] {
  const words = wordsOfLine(text)
  if (!words || words.length < 3) return [readAddressText(text)]
  const zipCode = ZIP.exec(words.at(-1) ?? '')?.[1]
  const line = zipCode ? words.slice(0, -1) : words
  const withArea = [LONGEST_AREA, 1].flatMap((length) => {
    const area = areaOf(line.slice(-length).join(' '))
    return area && line.length > length + 1 ? [{ area, before: line.slice(0, -length) }] : []
  })
  if (zipCode) {
    const befores = [...withArea.map(({ before }) => before), line]
    const whole = { street1: (befores.find((before) => before.length > 1) ?? line).join(' '), street2: '', zipCode }
    return [...befores.flatMap(splitsOf).map((split) => ({ ...split, zipCode })), whole]
  }
  const inArea = withArea.flatMap(({ area, before }) => splitsOf(before).map((split) => ({ ...split, area })))
  const alone = splitsOf(line).filter(({ city }) => city.length > SHORTEST_ALONE)
  return [...inArea, ...alone, readAddressText(text)]
}

function townOf(parts: readonly string[]): Pick<AddressText, 'city' | 'area'> {
  const [first = '', ...rest] = parts
  const named = rest.length > 0 ? areaOf(rest.at(-1) ?? '') : undefined
  if (named) return { city: first, area: named }
  const words = first.split(' ')
  const last = words.length > 1 ? areaOf(words.at(-1) ?? '') : undefined
  return last ? { city: words.slice(0, -1).join(' '), area: last } : { city: first }
}
