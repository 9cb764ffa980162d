import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '../schema/account'
import { createSessionFetch, type SessionStore } from './session-fetch'

type Kept = { token: string; refreshToken: string | null } | null

const HOME = 'https://stackyard.test'
let kept: Kept
let calls: string[]
let answers: (request: Request) => Response

const store: SessionStore = {
  read: () => kept,
  save: ({ token, refreshToken }) => void (kept = { token, refreshToken }),
  clear: () => void (kept = null),
}

const refused = () => new Response('{}', { status: 401 })
const session = (token: string): Response =>
  Response.json({ results: { token, refreshToken: `${token}-refresh` } as Partial<Session> })

beforeEach(() => {
  calls = []
  kept = { token: 'old', refreshToken: 'old-refresh' }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    calls.push(`${new URL(request.url).pathname} ${request.headers.get('authorization') ?? 'visitor'}`)
    return answers(request)
  })
})
afterEach(() => vi.unstubAllGlobals())

const get = (path: string) => createSessionFetch(store)(new Request(`${HOME}${path}`))

describe('createSessionFetch', () => {
  it('carries the kept token (R-286)', async () => {
    answers = () => new Response('{}')
    expect((await get('/api/warehouse/')).status).toBe(200)
    expect(calls).toEqual(['/api/warehouse/ Bearer old'])
  })

  it('renews a session once for several calls at once and repeats each with the new token', async () => {
    answers = (request) =>
      request.url.endsWith('/refresh')
        ? session('new')
        : request.headers.get('authorization') === 'Bearer new'
          ? new Response('{}')
          : refused()
    const fetchIt = createSessionFetch(store)
    const replies = await Promise.all(['/a', '/b', '/c'].map((path) => fetchIt(new Request(`${HOME}/api${path}`))))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
    expect(calls.filter((call) => call.startsWith('/api/auth/refresh'))).toHaveLength(1)
    expect(kept).toEqual({ token: 'new', refreshToken: 'new-refresh' })
  })

  it('sends the body again with the repeated call', async () => {
    const bodies: string[] = []
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init)
      if (request.url.endsWith('/refresh')) return session('new')
      bodies.push(await request.text())
      return request.headers.get('authorization') === 'Bearer new' ? new Response('{}') : refused()
    })
    const request = new Request(`${HOME}/api/review/`, { method: 'POST', body: '{"rating":5}' })
    expect((await createSessionFetch(store)(request)).status).toBe(200)
    expect(bodies).toEqual(['{"rating":5}', '{"rating":5}'])
  })

  it('clears a session that is over and goes on as a visitor', async () => {
    answers = (request) =>
      request.headers.has('authorization') || request.url.endsWith('/refresh') ? refused() : new Response('{}')
    expect((await get('/api/warehouse/')).status).toBe(200)
    expect(kept).toBeNull()
    expect(calls).toEqual(['/api/warehouse/ Bearer old', '/api/auth/refresh visitor', '/api/warehouse/ visitor'])
  })

  it('keeps the session while the server can’t answer', async () => {
    answers = (request) => (request.url.endsWith('/refresh') ? new Response('', { status: 503 }) : refused())
    expect((await get('/api/warehouse/')).status).toBe(401)
    expect(kept).toEqual({ token: 'old', refreshToken: 'old-refresh' })
  })

  it('uses the session that another tab has renewed meanwhile', async () => {
    answers = (request) => {
      if (request.headers.get('authorization') === 'Bearer theirs') return new Response('{}')
      kept = { token: 'theirs', refreshToken: 'theirs-refresh' }
      return refused()
    }
    expect((await get('/api/warehouse/')).status).toBe(200)
    expect(calls).toEqual(['/api/warehouse/ Bearer old', '/api/warehouse/ Bearer theirs'])
  })

  it.each(['login', 'signup', 'refresh', 'logout'])('takes a 401 of %s for its answer', async (name) => {
    answers = refused
    expect((await get(`/api/auth/${name}`)).status).toBe(401)
    expect(calls).toHaveLength(1)
  })
})
