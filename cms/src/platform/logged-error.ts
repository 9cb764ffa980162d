import Stripe from 'stripe'

/** What is logged of an error. */
export type LoggedError = {
  type: string
  message: string
  stack?: string | undefined
  cause?: LoggedError | undefined
} & Record<string, unknown>

/**
 * What tells a fault apart. `params` of a query, and `detail`, `where` and `hint` of PostgreSQL, hold values of rows and
 * are left out with everything else.
 */
const TELLING = [
  'code',
  'status',
  'statusCode',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'requestId',
  'rawType',
  'decline_code',
  'param',
  'query',
] as const

/** Text without query parameters, values that PostgreSQL quotes, email addresses, IP addresses, IBANs and long digests. */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
    .replace(/(invalid [^:\n]*|out of range[^:\n]*|value [^:\n]*): "[^\n]*"/g, '$1: "[value]"')
    .replace(/[^\s"'(<=:,]+@[^\s"')>,]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\b(?!127\.0\.0\.1\b)\d{1,3}(\.\d{1,3}){3}\b/g, '[ip]')
    .replace(/(?<![\w.:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}(?:::?[0-9a-f]{1,4})*(?![\w:])/gi, '[ip]')
    .replace(/\b[0-9a-f]{32,}\b/gi, '[digest]')
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[iban]')

/**
 * What an error says, without the data it failed with. The payment provider's sentences may name anybody: its `requestId`
 * finds them in its own log.
 */
export const safeMessage = (error: Error): string =>
  error instanceof Stripe.errors.StripeError
    ? 'The payment provider refused a call'
    : withoutPersonalData(error.message)

/** Where an error was thrown, below its safe message. */
function safeStack(error: Error): string | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return error.stack && withoutPersonalData(error.stack)
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? []
  return [safeMessage(error), ...frames].join('\n')
}

/** An error and its causes as they are logged: what failed and where, without the data it failed with. */
export function loggedError(error: unknown): LoggedError | unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPersonalData(error) : error
  const telling = Object.fromEntries(
    TELLING.flatMap((name) => {
      const value = (error as unknown as Record<string, unknown>)[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
  return {
    type: error.name,
    ...telling,
    message: safeMessage(error),
    stack: safeStack(error),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}
