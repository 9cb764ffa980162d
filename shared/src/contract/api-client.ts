import { ApiError } from './api-error'

/** Endpoints by name, each as method and path: `{ warehouse: { get: 'GET /warehouse/{id}' } }`. */
export type ApiRoutes = { readonly [name: string]: string | ApiRoutes }

export type ApiClientOptions = {
  /** Where the API is, without a slash at its end: `https://example.test/api`. */
  base: () => string
  fetch: (request: Request) => Promise<Response>
  headers?: Record<string, string>
}

type Call = { signal?: AbortSignal; context?: { idempotencyKey?: string } }
type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !(value instanceof Blob) && !(value instanceof Date)

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (isPlain(value) && Object.values(value).some(hasFile))

/** Leaves with their places in brackets: `{ a: [1, 2] }` gives `a[0]` and `a[1]`. What is absent has no place. */
function* leavesOf(value: unknown, place = ''): Generator<[place: string, leaf: string | Blob]> {
  if (value === undefined || value === null) return
  if (isPlain(value))
    for (const [key, part] of Object.entries(value)) yield* leavesOf(part, place === '' ? key : `${place}[${key}]`)
  else yield [place, value instanceof Blob ? value : value instanceof Date ? value.toISOString() : String(value)]
}

/** Takes what the path names out of the input; the rest is query or body. */
const fillPath = (path: string, input: unknown): { path: string; rest: unknown } => {
  const names = [...path.matchAll(/\{\+?(\w+)\}/g)].map((match) => match[1] ?? '')
  const trimmed = path.replace(/\/$/, '')
  if (names.length === 0) return { path: trimmed, rest: input }
  const values = isPlain(input) ? input : {}
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)))
  const filled = trimmed.replace(/\{\+?(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return { path: filled, rest: Object.keys(rest).length > 0 ? rest : undefined }
}

const bodyOf = (input: unknown): { body?: BodyInit; type?: string } => {
  if (input === undefined) return {}
  if (!hasFile(input)) return { body: JSON.stringify(input), type: 'application/json' }
  const form = new FormData()
  for (const [place, leaf] of leavesOf(input)) form.append(place, leaf)
  return { body: form }
}

/** Calls that answer with a PDF document ask for it. */
const pdfRoutes = new Set([
  'GET /invoices/download/{id}',
  'GET /invoices/credit-note/{id}',
  'GET /user/transaction/{id}/agreement',
  'GET /merchants/pdf/{id}',
  'GET /warehouse/compare/sheet',
  'GET /payment/payout-statements/{month}',
])

/** A call of `pdfRoutes` may name another format of the same document. */
const asksForPdf = (route: string, input: unknown): boolean =>
  pdfRoutes.has(route) && (!isPlain(input) || (input.format ?? 'pdf') === 'pdf')

const requestOf = (route: string, input: unknown, call: Call, options: ApiClientOptions): Request => {
  const [method = 'GET', template = ''] = route.split(' ')
  const { path, rest } = fillPath(template, input)
  const url = new URL(`${options.base()}${path}`)
  const headers = new Headers(options.headers)
  if (asksForPdf(route, input)) headers.set('accept', 'application/pdf')
  if (call.context?.idempotencyKey) headers.set('idempotency-key', call.context.idempotencyKey)
  const init: RequestInit = { method, headers, ...(call.signal ? { signal: call.signal } : {}) }
  if (method === 'GET') {
    for (const [place, leaf] of leavesOf(rest)) if (typeof leaf === 'string') url.searchParams.append(place, leaf)
    return new Request(url, init)
  }
  const { body, type } = bodyOf(rest)
  if (type) headers.set('content-type', type)
  return new Request(url, body === undefined ? init : { ...init, body })
}

const nameIn = (disposition: string): string => {
  const encoded = /filename\*=(?:utf-8|UTF-8)''([^;]+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'file')
}

/** JSON as it is; anything else is a file under the name the server gave it. */
const readBody = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return response.json()
  const content = await response.blob()
  return new File([content], nameIn(response.headers.get('content-disposition') ?? ''), { type })
}

const send = async (route: string, input: unknown, call: Call, options: ApiClientOptions): Promise<unknown> => {
  try {
    const response = await options.fetch(requestOf(route, input, call, options))
    // A refusal without a readable body still has its status.
    if (!response.ok) throw ApiError.fromBody(response.status, await readBody(response).catch(() => null))
    const body = await readBody(response)
    if ((body as { success?: boolean } | null)?.success === false) throw ApiError.fromBody(response.status, body)
    return body
  } catch (error) {
    // What fetch throws when the connection fails, before the reply or in the middle of it.
    throw error instanceof TypeError ? ApiError.offline() : error
  }
}

const nest = (routes: ApiRoutes, options: ApiClientOptions): unknown =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      typeof route === 'string'
        ? (input?: unknown, call: Call = {}) => send(route, input, call, options)
        : nest(route, options),
    ]),
  )

/**
 * The browser's client of the marketplace API: input to path, query or body and reply to value as the server's OpenAPI
 * handler reads and writes them, without the schemas. `Client` is the contract's own client type, which the caller
 * names. Refusals and lost connections are thrown as ApiError; an aborted call throws the signal's reason.
 */
export const createApiClient = <Client>(routes: ApiRoutes, options: ApiClientOptions): Client =>
  nest(routes, options) as Client
