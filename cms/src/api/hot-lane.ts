import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import { withSkip } from '@stackyard/shared/schema/query'
import type { z } from 'zod'
import { authenticate, readerOf } from '../modules/accounts/account'
import { CodedError } from '../platform/coded-error'
import type { HotAnswer, HotRead } from '../platform/hot-read'
import { requestIdOf } from '../platform/request-id'
import { headersOfEveryAnswer } from '../platform/security-headers'
import type { Services } from '../platform/services'
import { bearerOf } from './context'
import { RETRY_AFTER_SECONDS, toRefusal } from './errors'
import { IGNORED_PARAMETERS, ignoredParameters } from './ignored-parameters'
import { lastWriteOf } from './last-write'

const PREFIX = '/api'
const COMPRESSED_FROM_BYTES = 1024
const compressed = promisify(gzip)

type Stated = {
  '~orpc': { route: { method?: string; path?: string }; meta: EndpointMeta; inputSchema?: z.ZodType }
}
type Lane = { read: HotRead; schema: z.ZodType; parameter: string | null; head: string; tail: string }
type Call = { read: HotRead; input: unknown; ignored: string | undefined }

const routeOf = (endpoint: object) => (endpoint as Stated)['~orpc'].route
const bare = (path: string) => path.replace(/\/$/, '')

/** Every literal path of the contract: a parameter must not swallow one of them. */
const literalPaths = new Set(
  Object.values(contract)
    .flatMap((group) => Object.values(group as Record<string, object>))
    .map((endpoint) => routeOf(endpoint).path ?? '')
    .filter((path) => !path.includes('{'))
    .map((path) => PREFIX + bare(path)),
)

function laneOf(read: HotRead): Lane {
  const { route, meta, inputSchema } = (read.endpoint as Stated)['~orpc']
  if (route.method !== 'GET' || !meta.audience.includes('public') || meta.callsPerMinute || !inputSchema)
    throw new Error(`${route.path ?? 'an endpoint'} is no free public read: it can't take the hot lane`)
  const [head = '', name, tail = ''] = (PREFIX + bare(route.path ?? '')).split(/\{(\w+)\}/)
  return { read, schema: inputSchema, parameter: name ?? null, head, tail }
}

/** The value of the lane's path parameter; '' for a lane without; undefined when the path is another's. */
function parameterIn(lane: Lane, path: string): string | undefined {
  if (lane.parameter === null) return path === lane.head ? '' : undefined
  if (!path.startsWith(lane.head) || !path.endsWith(lane.tail) || literalPaths.has(path)) return undefined
  const value = path.slice(lane.head.length, path.length - lane.tail.length)
  if (value === '' || value.includes('/')) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // The general route answers what cannot be decoded.
    return undefined
  }
}

/** A query string as the contract's schemas expect it; undefined for brackets, which the ordinary way knows to read. */
function readQuery(text: string): Record<string, string | string[]> | undefined {
  const found = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (name.includes('[')) return undefined
    const before = found.get(name)
    found.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(found)
}

function callOf(lanes: readonly Lane[], { method, url = '', headers }: IncomingMessage): Call | undefined {
  if (method !== 'GET' || !url.startsWith(PREFIX) || headers['transfer-encoding'] || headers['content-length'])
    return undefined
  const mark = url.indexOf('?')
  const [path, query] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
  for (const lane of lanes) {
    const value = parameterIn(lane, bare(path))
    if (value === undefined) continue
    const input = readQuery(query)
    if (!input) return undefined
    const parsed = lane.schema.safeParse(lane.parameter === null ? input : { ...input, [lane.parameter]: value })
    if (!parsed.success) return undefined
    const ignored = ignoredParameters(lane.schema, new URLSearchParams(query), parsed.data)
    return { read: lane.read, input: withSkip(parsed.data), ignored }
  }
  return undefined
}

const envelopeText = ({ results, total }: HotAnswer): string =>
  `{"success":true,"statusCode":200,"error":null,"isError":false,"message":"OK","results":${results}${total === undefined ? '' : `,"total":${total}`}}`

async function answerOf(services: Services, { read, input }: Call, request: IncomingMessage): Promise<string> {
  const bearer = bearerOf(request.headers.authorization)
  const session = bearer ? await authenticate(services, bearer) : null
  if (bearer && !session) throw new CodedError('SESSION_EXPIRED')
  const answer = await services.reads.recent(lastWriteOf(request.headers.cookie), (source) =>
    read.answer({ ...services, ...source }, input, readerOf(session)),
  )
  return envelopeText(answer)
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  sent: { status: number; text: string; id: string; headers: Readonly<Record<string, string>> },
) {
  const plain = Buffer.from(sent.text)
  const isSmaller = plain.length >= COMPRESSED_FROM_BYTES && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isSmaller ? await compressed(plain, { level: 4 }) : plain
  response.writeHead(sent.status, {
    ...sent.headers,
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    vary: 'authorization, accept-encoding',
    'x-request-id': sent.id,
    ...(sent.status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    ...(isSmaller ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(body)
}

/**
 * The public reads that carry the traffic, straight from Node's request to the text PostgreSQL made. Same guards, input
 * schemas and envelope as the ordinary way, which takes whatever this one leaves: it answers false and touches nothing.
 */
export function createHotLane(services: Services, reads: readonly HotRead[]) {
  const lanes = reads.map(laneOf).toSorted((a, b) => Number(a.parameter !== null) - Number(b.parameter !== null))
  const headers = headersOfEveryAnswer(services.env.PUBLIC_URL)
  const answer = async (call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = requestIdOf(request.headers['x-request-id'])
    const started = performance.now()
    const sent = await answerOf(services, call, request).then(
      (text) => ({ status: 200, text, id }),
      (error: unknown) => {
        const { body, isFault } = toRefusal(error, id)
        if (isFault) services.log.error({ err: error, requestId: id }, 'a hot read failed')
        return { status: body.statusCode, text: JSON.stringify(body), id }
      },
    )
    await send(request, response, {
      ...sent,
      headers: call.ignored ? { ...headers, [IGNORED_PARAMETERS]: call.ignored } : headers,
    })
    if (services.log.isLevelEnabled('debug'))
      services.log.debug(
        {
          requestId: id,
          method: 'GET',
          path: request.url?.split('?')[0],
          status: sent.status,
          ms: Math.round(performance.now() - started),
        },
        'request',
      )
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const call = callOf(lanes, request)
    if (!call) return false
    answer(call, request, response).catch((error: unknown) => {
      services.log.error({ err: error }, 'a hot read could not be sent')
      response.destroy()
    })
    return true
  }
}
