import type { EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import { withSkip } from '@stackyard/shared/schema/query'
import type { Context, Hono, Next } from 'hono'
import type { z } from 'zod'
import type { RequestContext } from '../platform/procedure'
import type { TextAnswer, TextRead } from '../platform/text-read'
import { IGNORED_PARAMETERS, ignoredParameters } from './ignored-parameters'
import { lastWriteOf } from './last-write'

type Stated = {
  '~orpc': { route: { method?: string; path?: string }; meta: EndpointMeta; inputSchema?: z.ZodType }
}
/** Answers one call, whose input the endpoint's schema has read. */
type Answering = (context: RequestContext) => Promise<Response>

const statedOf = (endpoint: object) => (endpoint as Stated)['~orpc']
const bare = (path: string | undefined) => (path ?? '').replace(/\/$/, '')

/** Every literal path of the contract: a parameter must not swallow one of them. */
const literalPaths = new Set(
  Object.values(contract)
    .flatMap((group) => Object.values(group as Record<string, object>))
    .map((endpoint) => bare(statedOf(endpoint).route.path))
    .filter((path) => !path.includes('{')),
)

const envelopeText = ({ results, total }: TextAnswer): string =>
  `{"success":true,"statusCode":200,"error":null,"isError":false,"message":"OK","results":${results}${total === undefined ? '' : `,"total":${total}`}}`

const HEADERS = {
  'content-type': 'application/json',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Brackets are for the contract's own handler, and so is every input that the schema refuses. */
function answeringOf({ endpoint, answer }: TextRead, schema: z.ZodType, c: Context): Answering | null {
  const query = new URL(c.req.url).searchParams
  const sent = Object.entries(c.req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]])
  if (c.req.method !== 'GET' || [...query.keys()].some((name) => name.includes('['))) return null
  const isLiteral = literalPaths.has(bare(c.req.path.replace(/^\/api/, '')))
  if (isLiteral && statedOf(endpoint).route.path?.includes('{')) return null
  const parsed = schema.safeParse({ ...Object.fromEntries(sent), ...c.req.param() })
  if (!parsed.success) return null
  return async ({ services, user, responseHeaders }) => {
    const ignored = ignoredParameters(schema, query, parsed.data)
    if (ignored) responseHeaders.set(IGNORED_PARAMETERS, ignored)
    // What everybody may read shows no more to an account of the team that lacks its second factor.
    const reader = user?.needsSecondFactor ? null : user
    const text = await services.reads.recent(lastWriteOf(c.req.header('cookie')), (source) =>
      answer({ ...services, ...source }, withSkip(parsed.data), reader),
    )
    return new Response(envelopeText(text), { headers: HEADERS })
  }
}

/**
 * Routes for public reads whose results PostgreSQL writes as text, so that they are sent without being parsed,
 * validated and written anew. What they can't read is left to the handler of the contract, which comes after them.
 * @throws Error for an endpoint that is not a public GET, or has a rate: the guards of the handler are not here.
 */
export function mountTextReads(
  api: Hono,
  reads: readonly TextRead[],
  respond: (c: Context, answering: Answering) => Promise<Response>,
): void {
  for (const read of reads) {
    const { route, meta, inputSchema } = statedOf(read.endpoint)
    if (route.method !== 'GET' || !meta.audience.includes('public') || meta.callsPerMinute || !inputSchema)
      throw new Error(`${route.path ?? 'an endpoint'} is no free public read: it can't answer as text`)
    const path = bare(route.path).replace(/\{(\w+)\}/g, ':$1')
    api.on('GET', [path, `${path}/`], (c: Context, next: Next) => {
      const answering = answeringOf(read, inputSchema, c)
      return answering ? respond(c, answering) : next()
    })
  }
}
