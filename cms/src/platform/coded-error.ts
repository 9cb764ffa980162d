import type { ErrorBody } from '@stackyard/shared/schema/envelope'
import { ERROR_CODES, type ErrorCode } from '@stackyard/shared/schema/error-code'

export type Issue = { path: string; message: string }

/** What an operation throws when it refuses: a code of the catalog, whose status and sentence go to the wire. */
export class CodedError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly data: Record<string, unknown> | undefined
  /** For the browser: by which the card's holder proves themselves at their bank. */
  readonly clientSecret: string | undefined

  /** Of a CONFLICT: the fields that somebody else changed meanwhile. */
  readonly changed: string[] | undefined

  /** Of an ACCOUNT_IN_USE: what is open. */
  readonly open: ErrorBody['data']['open']

  constructor(
    code: ErrorCode,
    options: {
      message?: string
      issues?: Issue[]
      data?: Record<string, unknown>
      clientSecret?: string
      changed?: string[] | undefined
      open?: ErrorBody['data']['open']
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? ERROR_CODES[code].message, { cause: options.cause })
    this.name = 'CodedError'
    this.code = code
    this.issues = options.issues
    this.data = options.data
    this.clientSecret = options.clientSecret
    this.changed = options.changed
    this.open = options.open
  }

  get status(): number {
    return ERROR_CODES[this.code].status
  }
}
