import { sql } from 'drizzle-orm'
import type { Env } from '../../../env'
import type { Connection } from './repository'
import { hashToken } from './secret-token'

const COOKIE = 'stackyard-device'
/** The longest that browsers store a cookie. */
const LASTS_SECONDS = 400 * 86_400

/** The id in a browser's cookies, or null. */
export const readDeviceId = (cookies: string): string | null =>
  cookies.match(/(?:^|;\s*)stackyard-device=([\w-]{43})(?:;|$)/)?.[1] ?? null

/** A `Set-Cookie` header that names a browser: out of scripts' reach, sent to sign-ins alone. */
export const deviceCookie = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, id: string): string => {
  const secure = PUBLIC_URL.startsWith('https://') ? '; Secure' : ''
  return `${COOKIE}=${id}; Path=/api/auth; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * Notes that a person signs in with a browser, before the session begins. True when it is new to them: they have used
 * another before, and none of their sessions had this address and user agent. A program that stores no cookies is new once.
 */
export async function noteDevice(
  db: Connection,
  userId: number,
  device: { id: string; ip: string; userAgent: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { rows } = await db.execute<{ is_new: boolean }>(sql`
    with noted as (
      insert into market.known_device (user_id, hash, first_at, last_at)
      values (${userId}, ${hashToken(device.id)}, ${at}, ${at})
      on conflict (user_id, hash) do update set last_at = excluded.last_at
      returning first_at = last_at as is_first)
    select is_first and exists (select from market.known_device where user_id = ${userId})
      and not exists (select from market.session where user_id = ${userId} and actor_id is null
        and ip = ${device.ip} and user_agent = ${device.userAgent}) as is_new
    from noted`)
  return rows[0]?.is_new === true
}
