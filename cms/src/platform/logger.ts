import { type DestinationStream, type LogFn, pino, type Logger } from 'pino'
import { loggedError, safeMessage, withoutPersonalData } from './logged-error'
import { traceId } from './spans'

export type { Logger }

const REDACTED = [
  'password',
  'token',
  'refreshToken',
  'authorization',
  'cookie',
  'cardNumber',
  'accountNumber',
  'routingNumber',
  'secret',
  'clientSecret',
]

/** The line's text: pino takes it from the error where none is given. */
function withSafeText(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, text, ...more] = args as [unknown, unknown, ...unknown[]]
  const fields = first instanceof Error ? { err: first } : first
  const { err } = (typeof fields === 'object' && fields !== null ? fields : {}) as { err?: unknown }
  const said = text ?? (err instanceof Error ? safeMessage(err) : undefined)
  const safe = (value: unknown) => (typeof value === 'string' ? withoutPersonalData(value) : value)
  method.apply(this, [safe(fields), safe(said), ...more.map(safe)] as Parameters<LogFn>)
}

/**
 * Structured logs on standard output; fields that may hold a secret are blanked wherever they stand,
 * and errors say what failed without the values it failed with.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      mixin: () => ({ traceId: traceId() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { logMethod: withSafeText },
      serializers: {
        err: loggedError,
        message: (value: unknown) => (typeof value === 'string' ? withoutPersonalData(value) : value),
      },
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  )
