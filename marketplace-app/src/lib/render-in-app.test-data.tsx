import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ErrorCode } from '@stackyard/shared/schema/error-code'

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

/** A call of the API, as it was sent. */
export type SentCall = {
  method: string
  path: string
  query: URLSearchParams
  type: string
  body: unknown
  /** The Idempotency-Key header, on calls that have one. */
  idempotencyKey?: string
}

/** Answers a call with `results` or a promise of them; a thrown `Refusal` with its status and message. */
export type Answer = (call: SentCall) => unknown

type RefusalDetail = { code?: ErrorCode; issues?: Issue[]; clientSecret?: string }

export class Refusal extends Error {
  readonly status: number
  readonly detail: RefusalDetail
  constructor(status: number, message: string, detail: RefusalDetail = {}) {
    super(message)
    this.status = status
    this.detail = detail
  }
}

/** A part of a list that has `total` entries. */
export const listed = <T,>(results: readonly T[], total: number): T[] => Object.assign([...results], { total })

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return request.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
}

const replyTo = async (answer: Answer, call: SentCall): Promise<Response> => {
  try {
    const results = await answer(call)
    const { total = Array.isArray(results) ? results.length : null } = (results ?? {}) as { total?: number }
    return Response.json({ success: true, statusCode: 200, error: null, isError: false, message: '', results, total })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, message, detail } = error
    const { code = status === 403 ? 'FORBIDDEN' : status === 409 ? 'CONFLICT' : 'INTERNAL', ...more } = detail
    const fault = { code, data: { message, ...more } }
    return Response.json(
      { success: false, statusCode: status, isError: true, message, error: fault, results: null },
      { status },
    )
  }
}

/** Stands in for the API. Every call is kept in the order it was sent. */
export function standInApi(answer: Answer): SentCall[] {
  const calls: SentCall[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams: query } = new URL(request.url)
    const type = request.headers.get('content-type') ?? ''
    const idempotencyKey = request.headers.get('idempotency-key')
    const call = {
      ...(idempotencyKey ? { idempotencyKey } : {}),
      method: request.method,
      path: pathname.replace(/^\/api/, ''),
      query,
      type,
      body: await bodyOf(request),
    }
    calls.push(call)
    return replyTo(answer, call)
  })
  return calls
}

/** Shows a part of the app at `path`, with a router and a cache of its own. The router knows no other page. */
export async function renderInApp(ui: ReactNode, path = '/dashboard') {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => ui })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  await router.load()
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { ...shown, router, queryClient, history }
}
