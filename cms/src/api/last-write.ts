import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Services } from '../platform/services'

const COOKIE = 'last_write'
/** By then every replica that is read from has replayed it. */
const LIVES_SECONDS = 10

/** The position after the caller's own last write, of a Cookie header. It guards nothing: with a false one the primary answers. */
export const lastWriteOf = (header: string | undefined): string | undefined =>
  header ? parse(header, COOKIE)[COOKIE] : undefined

/** After a call that wrote, the browser brings the primary's position along for ten seconds, so that it reads its own writes. */
export function noteLastWrite({ env, log, reads }: Pick<Services, 'env' | 'log' | 'reads'>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!env.DATABASE_REPLICA_URL || ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || !c.res.ok) return
    const options = {
      path: '/api',
      httpOnly: true,
      sameSite: 'Lax',
      secure: env.PUBLIC_URL.startsWith('https:'),
    } as const
    try {
      setCookie(c, COOKIE, (await reads.position()) ?? '', { ...options, maxAge: LIVES_SECONDS })
    } catch (error) {
      // The write stands and is answered; the next read may be a second old.
      log.warn({ err: error }, 'the position after a write could not be read')
    }
  }
}
