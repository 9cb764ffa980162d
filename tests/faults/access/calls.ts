import { anyAddress } from '../../setup/address'
import { bodies } from './bodies'
import type { Endpoint } from './endpoints'
import { sampleInput } from './sample-input'
import type { Place } from './records'
import type { World } from './world'

export type Answer = { status: number; code: string; text: string }
type Given = Record<string, unknown>

/** Whose records a list may be asked for. */
const NAMES_PERSON = ['userId', 'sellerId', 'clientId']

const keysOf = ({ input }: Endpoint): readonly string[] =>
  Object.keys((input as { shape?: object } | undefined)?.shape ?? {})

/** What an endpoint is sent besides its path: a body that passes validation. Undefined where neither table nor sample has one. */
export function bodyOf(endpoint: Endpoint, world: World, params: Place['params']): Given | FormData | undefined {
  const own = bodies[endpoint.name]?.(world)
  if (own instanceof FormData) return own
  const { sellerId, person } = world.ids
  const named = endpoint.method === 'GET' ? NAMES_PERSON.filter((name) => keysOf(endpoint).includes(name)) : []
  const people = Object.fromEntries(named.map((name) => [name, name === 'sellerId' ? sellerId : person]))
  const asText = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const given = { ...people, ...own }
  // Some ids are text in the contract: they may be slugs, too.
  const input =
    sampleInput(endpoint.input, { ...given, ...params }) ?? sampleInput(endpoint.input, { ...given, ...asText })
  return input && Object.fromEntries(Object.entries(input).filter(([key]) => !(key in params)))
}

function addressOf({ path, method }: Endpoint, params: Place['params'], body: Given | FormData): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  if (method !== 'GET' && !(method === 'DELETE' && !(body instanceof FormData))) return filled
  const query = new URLSearchParams(Object.entries(body as Given).map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** One call with everything it needs, and its answer's status, code and whole text, whatever its type. */
export async function ask(
  url: string,
  endpoint: Endpoint,
  { params, body, token }: { params: Place['params']; body: Given | FormData; token: string | undefined },
): Promise<Answer> {
  const { method } = endpoint
  const isForm = body instanceof FormData
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const response = await fetch(`${url}/api${addressOf(endpoint, params, body)}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': anyAddress(),
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const code = isJson ? ((JSON.parse(text) as { error?: { code?: string } }).error?.code ?? '') : ''
  return { status: response.status, code, text }
}
