import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Services } from '../platform/services'
import { toRefusal } from './errors'

/**
 * What pages and links answer when their handler throws: the refusal's status and sentence, as the envelope below /api.
 * Faults alone are logged, with the call's reference.
 */
export function answerError({ log }: Pick<Services, 'log'>): ErrorHandler {
  return (error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    const reference = String(c.get('requestId' as never) ?? 'none')
    const { body, isFault } = toRefusal(error, reference)
    if (isFault) log.error({ err: error, requestId: reference, path: c.req.path }, 'a page failed')
    const headers = { 'cache-control': 'no-store' }
    return c.req.path.startsWith('/api/')
      ? Response.json(body, { status: body.statusCode, headers })
      : new Response(body.message, {
          status: body.statusCode,
          headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
        })
  }
}
