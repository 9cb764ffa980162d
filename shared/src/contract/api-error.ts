import type { Envelope, Issue } from '../schema/envelope'
import type { ErrorCode } from '../schema/error-code'

/** By its shape: the catalog with its sentences is the server's, and would weigh on every first paint. */
const isCode = (code: string): code is ErrorCode => /^[A-Z][A-Z_]+$/u.test(code)

/** A refusal as the browser's code handles it: a code to branch on, a sentence to show, fields to mark. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'NETWORK'
  readonly status: number
  readonly issues: readonly Issue[]
  readonly reference: string | undefined
  /** With PAYMENT_ACTION_REQUIRED: by which the card's holder proves themselves at their bank. */
  readonly clientSecret: string | undefined

  constructor(
    code: ErrorCode | 'NETWORK',
    message: string,
    extra: {
      status?: number
      issues?: Issue[] | undefined
      reference?: string | undefined
      clientSecret?: string | undefined
    } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = extra.status ?? 0
    this.issues = extra.issues ?? []
    this.reference = extra.reference
    this.clientSecret = extra.clientSecret
  }

  /** From the body of a refused call; anything that is not our envelope counts as a fault of the server. */
  static fromBody(status: number, body: unknown): ApiError {
    const { error, message } = (body ?? {}) as Partial<Envelope<null>>
    if (!error) return new ApiError('INTERNAL', 'The server answered with something unexpected. Try again.', { status })
    return new ApiError(isCode(error.code) ? error.code : 'INTERNAL', error.data.message || message || 'Refused', {
      status,
      issues: error.data.issues,
      reference: error.data.reference,
      clientSecret: error.data.clientSecret,
    })
  }

  static offline(): ApiError {
    return new ApiError('NETWORK', 'The server cannot be reached. Check your connection and try again.')
  }
}
