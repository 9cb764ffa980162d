import { z } from 'zod'

/** Largest page a list gives (DECISIONS 72); a larger `limit` is lowered to it. */
export const maxLimit = 100
/** Deepest row a list can be asked to skip to; deeper pages answer empty. */
export const maxSkip = 100_000

const blank = (value: unknown) => (value === '' || value === 'undefined' || value === 'null' ? undefined : value)

// The parameter types below are what typed clients may send; at run time a query string brings texts.
const orBlank = <T>(value: T | undefined) => blank(value)

/** A text of a query string, trimmed; empty counts as absent. */
export const queryText = z.preprocess(orBlank<string>, z.string().trim().max(200).optional())

/** A number of a query string; empty counts as absent, anything but a finite number is refused. */
export const queryNumber = z.preprocess(orBlank<number>, z.coerce.number().optional())

/** true, false, 1 and 0; empty counts as absent. */
export const queryBoolean = z.preprocess((value: boolean | undefined) => {
  const sent: unknown = value
  const text = typeof sent === 'string' ? sent.trim().toLowerCase() : sent
  if (text === 'true' || text === '1' || text === 1) return true
  if (text === 'false' || text === '0' || text === 0) return false
  return blank(text)
}, z.boolean().optional())

/** A list as repeated keys (`a=1&a=2`), as `a[]=1` or as a comma list (`a=1,2`); at most 60 items. */
export const queryList = z.preprocess(
  (value: string | readonly string[] | undefined) => {
    if (blank(value) === undefined) return undefined
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (!parts.every((part) => ['string', 'number'].includes(typeof part))) return value
    const items = parts.flatMap((part) => String(part).split(',')).map((part) => part.trim())
    return [...new Set(items.filter((part) => blank(part) !== undefined))]
  },
  z.array(z.string().max(80)).max(60).optional(),
)

/** `limit` between 1 and 100 with a default, and `skip` from 0. */
export const paging = (defaultLimit: number) => ({
  limit: z.preprocess(
    orBlank<number>,
    z.coerce
      .number()
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, maxLimit))
      .default(defaultLimit),
  ),
  skip: z.preprocess(
    orBlank<number>,
    z.coerce
      .number()
      .int()
      .min(0)
      .transform((skip) => Math.min(skip, maxSkip))
      .default(0),
  ),
})

/** A record's id in a path: a positive whole number that PostgreSQL's integer can hold. */
export const recordId = z.coerce.number().int().positive().max(2_147_483_647)

/** The input of an endpoint that takes nothing but a record's id in its path. */
export const IdParams = z.object({ id: recordId })

/** An id in a query string; empty counts as absent. */
export const optionalId = z.preprocess(orBlank<number>, recordId.optional())
