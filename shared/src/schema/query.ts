import { z } from 'zod'
import { type Language, languages } from '../reference/languages'
import { numberInput } from './number-input'

/** Largest page a list gives; a larger `limit` is lowered to it. */
export const maxLimit = 100
/** Deepest row a list can be asked to skip to; deeper pages answer empty. */
export const maxSkip = 100_000

const blank = (value: unknown) => (value === '' || value === 'undefined' || value === 'null' ? undefined : value)

/** What one value a query string carries: the first of repeated keys; nested keys carry none. */
function single(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return ['string', 'number', 'boolean'].includes(typeof first) ? blank(first) : undefined
}

/** A finite number, or undefined for whatever isn't one. */
function finite(value: unknown): number | undefined {
  const sent = single(value)
  const text = typeof sent === 'string' ? sent.trim() : sent
  const number = text === '' || text === undefined || typeof text === 'boolean' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

const NUL = String.fromCodePoint(0)
const longestText = 200
const mostItems = 60
const longestItem = 80

/** As PostgreSQL can hold it. */
const clean = (text: string) => text.replaceAll(NUL, '').trim()

// What is broken in a query string counts as absent: a link that was cut or typed wrong shows a
// page. The parameter types below are what typed clients may send; at run time a query string brings texts.

/** A text of a query string, trimmed, cut to 200 characters; empty counts as absent. */
export const queryText = z.preprocess((value: string | undefined) => {
  const sent = single(value)
  return sent === undefined ? undefined : clean(String(sent)).slice(0, longestText) || undefined
}, z.string().optional())

/** A number of a query string; anything but a finite number counts as absent. */
export const queryNumber = z.preprocess((value: number | undefined) => finite(value), z.number().optional())

/** A number within bounds; one beyond them counts as absent. */
export const queryNumberWithin = (least: number, most: number) =>
  z.preprocess((value: number | undefined) => {
    const number = finite(value)
    return number !== undefined && number >= least && number <= most ? number : undefined
  }, z.number().optional())

/** A number above 0, drawn down to `most`; any other counts as absent. */
export const queryNumberUpTo = (most: number) =>
  z.preprocess((value: number | undefined) => {
    const number = finite(value)
    return number !== undefined && number > 0 ? Math.min(number, most) : undefined
  }, z.number().optional())

function readBoolean(sent: unknown): unknown {
  const text = typeof sent === 'string' ? sent.trim().toLowerCase() : sent
  if (text === 'true' || text === '1' || text === 1) return true
  if (text === 'false' || text === '0' || text === 0) return false
  return blank(text)
}

/** true, false, 1 and 0; anything else counts as absent. */
export const queryBoolean = z.preprocess((value: boolean | undefined) => {
  const read = readBoolean(single(value))
  return typeof read === 'boolean' ? read : undefined
}, z.boolean().optional())

/** true, false, 1 and 0 of a body; empty counts as absent, anything else is refused. */
export const bodyBoolean = z.preprocess((value: boolean | undefined) => readBoolean(value), z.boolean().optional())

/** A list as repeated keys (`a=1&a=2`), as `a[]=1` or as a comma list (`a=1,2`): its first 60 items of at most 80 characters. */
export const queryList = z.preprocess((value: string | readonly string[] | undefined) => {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
  const texts = parts.filter((part) => ['string', 'number'].includes(typeof part))
  const items = texts.flatMap((part) => String(part).split(',')).map(clean)
  const found = new Set(items.filter((item) => blank(item) !== undefined && item.length <= longestItem))
  return found.size > 0 ? [...found].slice(0, mostItems) : undefined
}, z.array(z.string()).optional())

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = finite(value)
  return number === undefined ? undefined : Math.max(least, Math.min(most, Math.trunc(number)))
}

/**
 * `limit` between 1 and 100 with a default, and `skip` from 0 or `page` from 1; what lies beyond is drawn to the nearest.
 * The server reads `skip` alone: `withSkip` sets it from `page`.
 */
export const paging = (defaultLimit: number) => ({
  limit: z.preprocess((value: number | undefined) => whole(value, 1, maxLimit), z.number().default(defaultLimit)),
  skip: z.preprocess((value: number | undefined) => whole(value, 0, maxSkip), z.number().default(0)),
  page: z.preprocess((value: number | undefined) => whole(value, 1, maxSkip), z.number().optional()),
})

/** The input of a paged list with `skip` set from `page`; any other input as it is. A `skip` above 0 goes before `page`. */
export function withSkip(input: unknown): unknown {
  const { page, limit, skip } = (input ?? {}) as { page?: unknown; limit?: unknown; skip?: unknown }
  if (typeof page !== 'number' || typeof limit !== 'number' || skip !== 0) return input
  return { ...(input as object), skip: Math.min(maxSkip, (page - 1) * limit) }
}

/** A record's id in a path: a positive whole number that PostgreSQL's integer can hold. */
export const recordId = numberInput(z.number().int().positive().max(2_147_483_647))

/** The input of an endpoint that takes nothing but a record's id in its path. */
export const IdParams = z.object({ id: recordId })

/** An id that may be left out; empty counts as absent, what is no id is refused. */
export const optionalId = z.preprocess(
  (value: number | undefined) => blank(value) as number | undefined,
  recordId.optional(),
)

/** An id of a query string; what is no id counts as absent. */
export const queryId = z.preprocess((value: number | undefined) => {
  const parsed = recordId.safeParse(single(value))
  return parsed.success ? parsed.data : undefined
}, z.number().optional())

/** The language of documents; anything but one we have counts as absent, which is English to readers. */
export const queryLanguage = z.preprocess(
  (value: Language | undefined) => languages.find((language) => language === single(value)),
  z.enum(languages).optional(),
)
