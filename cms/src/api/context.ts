import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { authenticate } from '../modules/accounts/account'
import { forwardedAddress } from '../platform/client-address'
import type { RequestContext } from '../platform/procedure'
import type { Services } from '../platform/services'

/** The token of an `Authorization: Bearer …` header, if any. */
export const bearerOf = (header: string | undefined): string | null =>
  header?.match(/^Bearer +([\w\-.~+/]+=*)$/i)?.[1] ?? null

/** The caller's address. Behind a trusted proxy it is the last entry of x-forwarded-for, which that proxy wrote. */
export function addressOf(c: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // A call without a connection, as the tests make them.
    return 'unknown'
  }
}

/** What one call is made with. A Bearer token that is no live session leaves `user` null and sets `isStale`. */
export async function createContext(services: Services, c: Context): Promise<RequestContext & { isStale: boolean }> {
  const bearer = bearerOf(c.req.header('authorization'))
  const session = bearer ? await authenticate(services, bearer) : null
  return {
    services,
    user: session?.user ?? null,
    sessionId: session?.sessionId ?? null,
    provedAt: session?.provedAt ?? null,
    isStale: bearer !== null && session === null,
    requestId: (c.get('requestId') as string | undefined) ?? 'none',
    ip: addressOf(c, services.env.TRUST_PROXY),
    headers: c.req.raw.headers,
    searchParams: new URL(c.req.url).searchParams,
    responseHeaders: new Headers(),
  }
}
