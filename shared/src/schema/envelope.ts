import { z } from 'zod'

/**
 * The reply every endpoint answers with. `statusCode` repeats the HTTP status but for one case:
 * a missing primary payment record answers HTTP 200 with `statusCode: 404` and `results: null`.
 */
export const envelope = <T extends z.ZodType>(results: T) =>
  z.object({
    success: z.boolean(),
    statusCode: z.number().int(),
    error: ErrorBody.nullable(),
    isError: z.boolean(),
    message: z.string(),
    results,
    total: z.number().int().nonnegative().optional(),
  })

/** One refused field: `path` in dots and brackets as the form names it, `message` for the person who typed. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** What went wrong: a code for programs, a sentence for people, fields for forms, a reference for support. */
export const ErrorBody = z.object({
  code: z.string(),
  data: z.object({
    message: z.string(),
    issues: z.array(Issue).optional(),
    reference: z.string().optional(),
    /** By which the card's holder proves themselves at their bank in the browser, before asking again. */
    clientSecret: z.string().optional(),
    /** With CONFLICT: the fields that changed since the version that was sent, e.g. `name`, `address.city`. */
    changed: z.array(z.string()).optional(),
    /** With ACCOUNT_IN_USE: what is open, and where each of it can be settled. */
    open: z.array(z.object({ kind: z.string(), count: z.number(), message: z.string(), path: z.string() })).optional(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>

export type Envelope<T> = {
  success: boolean
  statusCode: number
  error: ErrorBody | null
  isError: boolean
  message: string
  results: T
  total?: number
}

/** A successful reply. `total` counts all rows of a list, not those of the page. */
export const reply = <T>(
  results: T,
  extra: { total?: number; message?: string; statusCode?: number } = {},
): Envelope<T> => ({
  success: true,
  statusCode: extra.statusCode ?? 200,
  error: null,
  isError: false,
  message: extra.message ?? 'OK',
  results,
  ...(extra.total === undefined ? {} : { total: extra.total }),
})

/** A refusal in the same shape; `results` is always null. */
export const refusal = (
  statusCode: number,
  code: string,
  message: string,
  extra: {
    issues?: Issue[] | undefined
    reference?: string
    clientSecret?: string | undefined
    changed?: string[] | undefined
    open?: ErrorBody['data']['open']
  } = {},
): Envelope<null> => ({
  success: false,
  statusCode,
  error: {
    code,
    data: {
      message,
      ...(extra.issues?.length ? { issues: extra.issues } : {}),
      ...(extra.reference ? { reference: extra.reference } : {}),
      ...(extra.clientSecret ? { clientSecret: extra.clientSecret } : {}),
      ...(extra.changed?.length ? { changed: extra.changed } : {}),
      ...(extra.open?.length ? { open: extra.open } : {}),
    },
  },
  isError: true,
  message,
  results: null,
})
