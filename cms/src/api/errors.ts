import { ORPCError } from '@orpc/server'
import { ValidationError } from '@orpc/contract'
import { type Envelope, type ErrorBody, type Issue, refusal } from '@stackyard/shared/schema/envelope'
import { ERROR_CODES, type ErrorCode } from '@stackyard/shared/schema/error-code'
import { APIError } from 'payload'
import { CodedError } from '../platform/coded-error'
import { databaseFault } from '../platform/database-fault'

/** What the client is told, and whether it is our fault and so belongs into the log. */
export type Refusal = { body: Envelope<null>; isFault: boolean }

const answer = (
  code: ErrorCode,
  extra: {
    message?: string | undefined
    issues?: Issue[] | undefined
    clientSecret?: string | undefined
    changed?: string[] | undefined
    open?: ErrorBody['data']['open']
  } = {},
): Refusal => ({
  body: refusal(ERROR_CODES[code].status, code, extra.message ?? ERROR_CODES[code].message, {
    issues: extra.issues,
    clientSecret: extra.clientSecret,
    changed: extra.changed,
    open: extra.open,
  }),
  isFault: ERROR_CODES[code].status >= 500,
})

type PathPart = PropertyKey | { readonly key: PropertyKey }

/** `address.city`, `files[0]`: as forms name their fields. */
const fieldPath = (path: readonly PathPart[] | undefined): string =>
  (path ?? [])
    .map((part) => (typeof part === 'object' ? part.key : part))
    .reduce<string>(
      (whole, key) => (typeof key === 'number' ? `${whole}[${key}]` : whole ? `${whole}.${String(key)}` : String(key)),
      '',
    )

const fromValidation = (error: ValidationError): Refusal =>
  answer('VALIDATION_FAILED', {
    message: error.issues[0]?.message,
    issues: error.issues.map((issue) => ({ path: fieldPath(issue.path), message: issue.message })),
  })

const codeByStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  423: 'ACCOUNT_LOCKED',
  429: 'RATE_LIMITED',
}

const issuesOf = (error: APIError): Issue[] | undefined => {
  const errors = (error.data as { errors?: { path?: string; message?: string }[] } | null | undefined)?.errors
  return errors?.map(({ path, message }) => ({ path: path ?? '', message: message ?? '' }))
}

const fromPayload = (error: APIError): Refusal => {
  const code = codeByStatus[error.status] ?? (error.status < 500 ? 'BAD_REQUEST' : 'INTERNAL')
  const issues = issuesOf(error)
  return issues?.length ? answer('VALIDATION_FAILED', { message: issues[0]?.message, issues }) : answer(code)
}

/** Turns whatever was thrown into what the client may know of it. A fault shows a reference and no detail. */
export function toRefusal(error: unknown, reference: string): Refusal {
  if (error instanceof CodedError) {
    const { code, message, issues, clientSecret, changed, open } = error
    return answer(code, { message, issues, clientSecret, changed, open })
  }
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.status < 500)
    return fromValidation(error.cause)
  if (error instanceof ORPCError && error.status < 500) return answer(codeByStatus[error.status] ?? 'BAD_REQUEST')
  if (error instanceof APIError && error.status < 500) return fromPayload(error)
  const known = databaseFault(error)
  if (known) return answer(known)
  const { status, message } = ERROR_CODES.INTERNAL
  return { body: refusal(status, 'INTERNAL', message, { reference }), isFault: true }
}

/** When to ask again, in seconds: every 503 says so. */
export const RETRY_AFTER_SECONDS = '5'

/** The same as an error that oRPC carries to the wire. */
export const toWireError = ({ body }: Refusal): ORPCError<string, Envelope<null>> =>
  new ORPCError(body.error?.code ?? 'INTERNAL', { status: body.statusCode, message: body.message, data: body })

/** The body of an error answer: the envelope made by `toWireError`, or one for what oRPC itself refuses. */
export function encodeErrorBody(error: ORPCError<string, unknown>): Envelope<null> {
  const data = error.data as Envelope<null> | undefined
  if (data && typeof data === 'object' && 'isError' in data) return data
  return toRefusal(error, 'unknown').body
}
