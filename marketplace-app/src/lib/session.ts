import { atom } from 'jotai'
import { browserSession, readUser, SESSION_EVENT } from '@stackyard/shared/contract/browser-session'
import type { Session } from '@stackyard/shared/schema/account'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { writeItem } from './device-storage'
import { store } from './store'

const personAtom = atom<SessionUser | null>(readUser())

/** Read only: sign-in, renewal and sign-out go through the functions below, which also write local storage. */
export const userAtom = atom((get) => get(personAtom))

/** Who is signed in on this device, for code outside of React. */
export const currentUser = (): SessionUser | null => store.get(personAtom)

export const startSession = (session: Session): void => {
  browserSession.save(session)
  store.set(personAtom, session.user)
}

export const endSession = (): void => {
  browserSession.clear()
  store.set(personAtom, null)
}

/** Merges only the fields a profile reply brings along; without a session nothing happens. */
export const mergeSessionUser = (changes: Partial<SessionUser>): void => {
  const user = readUser()
  if (!user) return
  const merged = { ...user, ...changes }
  writeItem('user', JSON.stringify(merged))
  store.set(personAtom, merged)
}

/** After an account of the team got the second factor it needs. */
export const endFactorDuty = (): void => {
  const user = readUser()
  if (!user?.needsSecondFactor) return
  const { needsSecondFactor: _, ...rest } = user
  writeItem('user', JSON.stringify(rest))
  store.set(personAtom, rest)
}

/** Follows sign-in, renewal and sign-out in this tab and in others. Returns the way to stop. */
export const followSession = (): (() => void) => {
  const follow = () => {
    const person = readUser()
    if (JSON.stringify(person) !== JSON.stringify(currentUser())) store.set(personAtom, person)
  }
  window.addEventListener(SESSION_EVENT, follow)
  window.addEventListener('storage', follow)
  return () => {
    window.removeEventListener(SESSION_EVENT, follow)
    window.removeEventListener('storage', follow)
  }
}
