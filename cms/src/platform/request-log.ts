import type { MiddlewareHandler } from 'hono'
import type { Logger } from './logger'

/** One line a request; queries are left out, since they may hold tokens. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    }
    if (c.res.status >= 500) log.error(line, 'request failed')
    else log.debug(line, 'request')
  }
}
