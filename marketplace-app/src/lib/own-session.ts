import { OWN_SESSION_KEY } from '@stackyard/shared/contract/browser-session'
import { browserSession, readUser } from '@stackyard/shared/contract/browser-session'
import type { Session } from '@stackyard/shared/schema/account'
import { readItem, writeItem } from './device-storage'
import { startSession } from './session'

type Kept = Pick<Session, 'token' | 'refreshToken' | 'user' | 'expiresAt'>

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'token' in value && 'refreshToken' in value && 'user' in value

/** Starts a session in another's name and keeps the own one for the way back. */
export function startActing(session: Session): void {
  const own = browserSession.read()
  const user = readUser()
  if (own?.refreshToken && user) writeItem(OWN_SESSION_KEY, JSON.stringify({ ...own, user, expiresAt: '' }))
  startSession(session)
}

/** Goes back to the own session. False when none is kept: then the person signs in again. */
export function stopActing(): boolean {
  try {
    const kept: unknown = JSON.parse(readItem(OWN_SESSION_KEY) ?? 'null')
    if (!isKept(kept)) return false
    writeItem(OWN_SESSION_KEY, null)
    startSession(kept)
    return true
  } catch {
    // What is stored is no session.
    return false
  }
}
