import type { Session } from '../schema/account'
import type { Envelope } from '../schema/envelope'

const LOCK = 'session-refresh'

/** Calls whose 401 is an answer of their own and no sign of a session that is over. */
const BEGINS_OR_ENDS = /\/api\/auth\/(login|signup|refresh|logout|second-step|passkey)$/

/** Where a face of the product keeps its session. `read` looks at what all tabs share. */
export type SessionStore = {
  read(): { token: string; refreshToken: string | null } | null
  save(session: Session): void
  clear(): void
}

const send = (request: Request, token: string | undefined): Promise<Response> => {
  const headers = new Headers(request.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return fetch(new Request(request, { headers }))
}

/** One tab at a time renews the session, since a refresh token works once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK, work)
  else await work()
}

async function renew(store: SessionStore, deadToken: string, origin: string): Promise<void> {
  const session = store.read()
  if (session?.token !== deadToken) return
  if (!session.refreshToken) return store.clear()
  const response = await fetch(`${origin}/api/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: session.refreshToken }),
  })
  if (response.ok) store.save(((await response.json()) as Envelope<Session>).results)
  else if (response.status < 500 && response.status !== 429) store.clear()
}

/**
 * Makes a `fetch` that carries the kept Bearer token. A 401 renews the session once, silently, and repeats the call;
 * when the session is over it is cleared and the call repeated as a visitor's, whose answer counts.
 */
export function createSessionFetch(store: SessionStore): (request: Request) => Promise<Response> {
  let renewing: Promise<void> | undefined
  return async (request) => {
    const token = store.read()?.token
    const spare = request.clone()
    const response = await send(request, token)
    if (response.status !== 401 || !token || BEGINS_OR_ENDS.test(request.url)) return response
    renewing ??= alone(() => renew(store, token, new URL(request.url).origin)).finally(() => {
      renewing = undefined
    })
    await renewing
    const renewed = store.read()?.token
    return renewed === token ? response : send(spare, renewed)
  }
}
