import { type Context, Hono } from 'hono'
import { refusal } from '@stackyard/shared/schema/envelope'
import { ERROR_CODES, type ErrorCode } from '@stackyard/shared/schema/error-code'
import { authenticate, readerOf } from '../modules/accounts/account'
import { startListener } from '../platform/live-listener'
import { type LiveNotice, LiveStreams } from '../platform/live-streams'
import { createRateLimits } from '../platform/rate-limits'
import type { Services } from '../platform/services'
import { bearerOf } from './context'

const CHANNEL = 'live_signal'
const OPENED_PER_MINUTE = 60
const RETRY_AFTER_S = 30

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  vary: 'authorization',
  // Proxies pass each event on at once.
  'x-accel-buffering': 'no',
  // A stream ends with its connection, so that a stopping server doesn't wait for the next request on it.
  connection: 'close',
}

const refuse = (c: Context, code: ErrorCode) =>
  c.json(refusal(ERROR_CODES[code].status, code, ERROR_CODES[code].message), ERROR_CODES[code].status)

/** Notices come from the triggers of cms/sql alone; what can't be read is logged and dropped. */
function passOn({ log }: Services, streams: LiveStreams, payload: string): void {
  try {
    streams.send(JSON.parse(payload) as LiveNotice)
  } catch (error) {
    log.error({ err: error, payload }, 'a live signal could not be read')
  }
}

/**
 * GET /: server-sent events for whoever the Bearer token belongs to (decision 041). The process listens to the database
 * from its first reader on. `beginStop` ends all streams.
 */
export function liveSignalsRoute(services: Services): { route: Hono; beginStop(): void } {
  const { env, log, pool } = services
  const streams = new LiveStreams()
  const limits = createRateLimits(pool)
  let listener: { close(): void } | undefined
  const route = new Hono()
  route.get('/', async (c) => {
    const bearer = bearerOf(c.req.header('authorization'))
    const session = bearer ? await authenticate(services, bearer) : null
    if (!bearer || !session) return refuse(c, bearer ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED')
    if (!readerOf(session)) return refuse(c, 'SECOND_FACTOR_REQUIRED')
    const { user, sessionId } = session
    const waitMs = await limits.take(`live-signals user:${user.id}`, OPENED_PER_MINUTE)
    const isSessionAlive = async () => (await authenticate(services, bearer)) !== null
    const stream = waitMs > 0 ? null : streams.open({ userId: user.id, sessionId, isSessionAlive })
    if (!stream) {
      c.header('retry-after', String(RETRY_AFTER_S))
      return refuse(c, 'RATE_LIMITED')
    }
    listener ??= startListener({
      databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      channel: CHANNEL,
      log,
      onMessage: (payload) => passOn(services, streams, payload),
      onListening: (isListening) => streams.setListening(isListening),
    })
    return c.body(stream, 200, headers)
  })
  return {
    route,
    beginStop: () => {
      streams.close()
      listener?.close()
    },
  }
}
