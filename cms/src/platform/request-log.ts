import type { MiddlewareHandler } from 'hono'
import type { Logger } from './logger'

type Answered = { requestId: string; method: string; path: string; status: number; started: number }

/** One line a request; queries are left out, since they may hold tokens. `started` is that of `performance.now()`. */
export function logRequest(log: Logger, { started, ...answered }: Answered): void {
  const isFault = answered.status >= 500
  if (!isFault && !log.isLevelEnabled('debug')) return
  const line = { ...answered, ms: Math.round(performance.now() - started) }
  if (isFault) log.error(line, 'request failed')
  else log.debug(line, 'request')
}

/** Logs every request that the router answers. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const { method, path } = c.req
    logRequest(log, { requestId: c.get('requestId'), method, path, status: c.res.status, started })
  }
}
