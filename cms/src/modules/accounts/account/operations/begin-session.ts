import type { Session } from '@stackyard/shared/schema/account'
import type { RequestContext } from '../../../../platform/procedure'
import type { Services } from '../../../../platform/services'
import { deviceCookie, noteDevice, readDeviceId } from '../known-devices'
import {
  type Acting,
  findPersonById,
  insertSession,
  type NewTokens,
  passwordMarkOf,
  type PersonRow,
  type SessionMethod,
} from '../repository'
import { isFactorRequired } from '../factor-duty'
import { hashToken, randomToken } from '../secret-token'
import { toSessionUser } from '../to-session-user'

export const SEND_NEW_DEVICE = 'account:send-new-device'

const TOKEN_MINUTES = 30
const REFRESH_DAYS = 30

/** Where a sign-in comes from: address and browser are stored with the session, `id` names the browser. */
export type Device = { ip: string; userAgent: string; id: string }

/** The browser of a call. One without an id of its own gets one by a cookie that only sign-ins see. */
export function deviceOf({ services, ip, headers, responseHeaders }: RequestContext): Device {
  const given = readDeviceId(headers.get('cookie') ?? '')
  const id = given ?? randomToken()
  if (!given) responseHeaders.append('set-cookie', deviceCookie(services.env, id))
  return { ip, userAgent: (headers.get('user-agent') ?? '').slice(0, 300), id }
}

/** A new pair of tokens: what the client gets, and what is kept of it. */
export function makeTokens(now: Date): { given: Omit<Session, 'user'>; kept: NewTokens } {
  const token = randomToken()
  const refreshToken = randomToken()
  const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * 60_000)
  return {
    given: { token, refreshToken, expiresAt: expiresAt.toISOString() },
    kept: {
      tokenHash: hashToken(token),
      expiresAt,
      refreshHash: hashToken(refreshToken),
      refreshExpiresAt: new Date(now.getTime() + REFRESH_DAYS * 86_400_000),
    },
  }
}

/** Begins a session for a person whose identity was proved by `method`, or in their name for somebody who acts. */
export async function beginSession(
  services: Services,
  person: PersonRow,
  device: Device,
  method: SessionMethod = 'password',
  acting?: Acting,
): Promise<Session> {
  const { db, env, clock } = services
  const now = clock.now()
  const { given, kept } = makeTokens(now)
  const provedAt = acting ? null : now
  const { ip, userAgent } = device
  const isNewDevice = !acting && (await noteDevice(db, person.id, device, now))
  const sessionId = await insertSession(db, person, kept, { ip, userAgent, method, provedAt }, acting)
  if (isNewDevice) await services.jobs.add(db, SEND_NEW_DEVICE, { sessionId })
  const isRequired = !acting && isFactorRequired(env)
  return { user: toSessionUser({ ...person, actor_id: acting?.actorId ?? null }, isRequired), ...given }
}

/** A session in the name of an account that gave the actor a permission; null when either account is not open. */
export async function beginSessionFor(
  services: Services,
  ownerId: number,
  by: { actorId: number; permissionId: number },
  device: Device,
): Promise<Session | null> {
  const owner = await findPersonById(services.db, ownerId)
  const actor = await findPersonById(services.db, by.actorId)
  if (!owner || owner.is_active === false || !actor || actor.is_active === false) return null
  return beginSession(services, owner, device, 'permission', { ...by, actorMark: passwordMarkOf(actor) })
}
