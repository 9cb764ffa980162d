import { Hono } from 'hono'
import type { Context } from 'hono'
import { refusal } from '@stackyard/shared/schema/envelope'
import { ERROR_CODES, type ErrorCode } from '@stackyard/shared/schema/error-code'
import { textReads } from '../modules/listings/discovery'
import type { RequestContext } from '../platform/procedure'
import type { Services } from '../platform/services'
import { createContext } from './context'
import { docsRoute } from './docs'
import { toRefusal } from './errors'
import { createHandler } from './handler'
import { openApiText } from './openapi'
import { mountTextReads } from './text-reads'

const PREFIX = '/api'

/**
 * Paths the spec gives in two readings: the second reading's prefix, below which the contract's paths answer too.
 * `/auth/auth/refresh` is `/auth/refresh` read literally.
 */
const secondReadings: Record<string, `/${string}`> = { '/api/auth/auth/refresh': '/api/auth' }

/** Where a dead Bearer token is no reason to refuse: these calls begin or end a session. */
const isSessionCall = (path: string) => path.startsWith(`${PREFIX}/auth/`)

const refuse = (c: Context, code: ErrorCode) =>
  c.json(refusal(ERROR_CODES[code].status, code, ERROR_CODES[code].message), ERROR_CODES[code].status)

/**
 * Answers are made for one reader at one moment: none may be kept by a cache. The response stays the one that was made:
 * a copy of it would be sent as a stream.
 */
const finish = (response: Response, extra: Headers, requestId: string): Response => {
  const { headers } = response
  headers.set('cache-control', 'no-store')
  headers.set('x-request-id', requestId)
  headers.set('vary', 'authorization')
  for (const [name, value] of extra)
    if (name === 'set-cookie') headers.append(name, value)
    else headers.set(name, value)
  return response
}

/** Names in a query string begin with a letter: a number or nothing at all would turn the whole of it into a list. */
function withNamesOnly(request: Request): Request {
  if (request.method !== 'GET' || !request.url.includes('?')) return request
  const url = new URL(request.url)
  const named = [...url.searchParams].filter(([name]) => /^[a-z]/i.test(name))
  if (named.length === url.searchParams.size) return request
  url.search = new URLSearchParams(named).toString()
  return new Request(url, request)
}

/** A call that has no body has an empty one: what is optional may be left out, and what is missing is named by field. */
function withBody(request: Request): Request {
  const length = request.headers.get('content-length') ?? (request.headers.has('transfer-encoding') ? 'unknown' : '0')
  if (['GET', 'HEAD'].includes(request.method) || length !== '0') return request
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: '{}', signal: request.signal })
}

/** The marketplace API, to be mounted at `/api`: contract, `/openapi.json` and `/docs`. */
export function createApi(services: Services): Hono {
  const handler = createHandler(services)
  const api = new Hono()
  api.get('/openapi.json', async (c) => c.body(await openApiText(), 200, { 'content-type': 'application/json' }))
  api.route('/docs', docsRoute())
  const respond = async (c: Context, answering: (context: RequestContext) => Promise<Response | null>) => {
    const requestId = String(c.get('requestId' as never) ?? 'none')
    try {
      const { isStale, ...context } = await createContext(services, c)
      if (isStale && !isSessionCall(c.req.path)) return finish(refuse(c, 'SESSION_EXPIRED'), new Headers(), requestId)
      const response = (await answering(context)) ?? refuse(c, 'NOT_FOUND')
      return finish(response, context.responseHeaders, requestId)
    } catch (error) {
      const refused = toRefusal(error, requestId)
      if (refused.isFault) services.log.error({ err: error, requestId }, 'a call failed before its procedure')
      return finish(Response.json(refused.body, { status: refused.body.statusCode }), new Headers(), requestId)
    }
  }
  mountTextReads(api, textReads, respond)
  api.all('/*', (c) =>
    respond(c, async (context) => {
      const path = c.req.path.replace(/\/+$/, '')
      const prefix = secondReadings[path] ?? PREFIX
      const result = await handler.handle(withBody(withNamesOnly(c.req.raw)), { prefix, context })
      return result.matched ? result.response : null
    }),
  )
  return api
}
