/**
 * Readers of query strings for routes. Written out instead of taken from schemas, so that the first page needs no
 * schema library. What can't be read is absent.
 */
export type RawSearch = Readonly<Record<string, unknown>>

const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** A text without blanks at its ends, at most `max` characters long. */
export const readText = (value: unknown, max = 200): string | undefined => {
  const raw = single(value)
  if (typeof raw !== 'string') return undefined
  const text = raw.trim()
  return text !== '' && text.length <= max ? text : undefined
}

/** One of the known texts. */
export const readOneOf = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((option) => option === single(value))

/** A number within bounds. */
export const readNumber = (value: unknown, min: number, max: number): number | undefined => {
  const raw = single(value)
  const number = typeof raw === 'number' || (typeof raw === 'string' && raw.trim() !== '') ? Number(raw) : Number.NaN
  return Number.isFinite(number) && number >= min && number <= max ? number : undefined
}

export const readWhole = (value: unknown, min: number, max: number): number | undefined => {
  const number = readNumber(value, min, max)
  return number !== undefined && Number.isInteger(number) ? number : undefined
}

/** A day as YYYY-MM-DD. */
export const readDay = (value: unknown): string | undefined => {
  const day = readText(value, 10)
  return day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

/** true and 1, false and 0. */
export const readSwitch = (value: unknown): boolean | undefined => {
  const raw = single(value)
  if (raw === true || raw === 'true' || raw === '1') return true
  if (raw === false || raw === 'false' || raw === '0') return false
  return undefined
}

/** A comma list or repeated keys, each once; at most 60 items. */
export const readList = (value: unknown): string[] | undefined => {
  const parts = (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string')
  const items = parts.flatMap((part) => part.split(',')).map((part) => part.trim())
  const unique = [...new Set(items.filter((item) => item !== ''))].slice(0, 60)
  return unique.length > 0 ? unique : undefined
}

/** Drops what is absent, so that two equal addresses give equal objects. */
export const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
