import type { SessionUser } from '../schema/user'
import type { SessionStore } from './session-fetch'

const keys = { token: 'token', refreshToken: 'refreshToken', user: 'user' } as const

/** Holds the person's own session while they act for another account; signing out ends both. */
export const OWN_SESSION_KEY = 'ownSession'

/** Sent to `window` when the session of this tab changes; other tabs get the browser's `storage` event. */
export const SESSION_EVENT = 'session-change'

const isPerson = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'id' in value && 'email' in value && 'userType' in value

/** Who is signed in, as kept in local storage; null when nobody is. */
export function readUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(keys.user) ?? 'null')
    return isPerson(user) && localStorage.getItem(keys.token) ? user : null
  } catch {
    // Storage is blocked, or what it holds is no session.
    return null
  }
}

/** The session in local storage, for pages without a store of their own. */
export const browserSession: SessionStore = {
  read: () => {
    const token = localStorage.getItem(keys.token)
    return token ? { token, refreshToken: localStorage.getItem(keys.refreshToken) } : null
  },
  save: ({ token, refreshToken, user }) => {
    localStorage.setItem(keys.token, token)
    localStorage.setItem(keys.refreshToken, refreshToken)
    localStorage.setItem(keys.user, JSON.stringify(user))
    window.dispatchEvent(new Event(SESSION_EVENT))
  },
  clear: () => {
    for (const key of [...Object.values(keys), OWN_SESSION_KEY]) localStorage.removeItem(key)
    window.dispatchEvent(new Event(SESSION_EVENT))
  },
}

export const readRefreshToken = (): string | null => browserSession.read()?.refreshToken ?? null
