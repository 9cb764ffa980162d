import { pino, type Logger } from 'pino'

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

/** Structured logs on standard output; fields that may hold a secret are blanked wherever they stand. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  })
