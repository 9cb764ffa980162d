import { beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import type { SessionUser } from '@stackyard/shared/schema/user'

const user = {
  id: 7,
  _id: 7,
  userType: 'customer',
  email: 'bea@stackyard.test',
  firstName: 'Bea',
} as unknown as SessionUser
const session = { user, token: 'a-token', refreshToken: 'another' } as Session

/** The app as a visit finds it: its modules are read anew, local storage stays. */
const visit = async () => {
  vi.resetModules()
  return import('./session')
}

beforeEach(() => localStorage.clear())

it('R-454: begins without anybody; signing in keeps user and token, signing out clears both', async () => {
  const { currentUser, startSession, endSession } = await visit()
  expect(currentUser()).toBeNull()
  startSession(session)
  expect(currentUser()).toMatchObject({ id: 7 })
  expect(localStorage.getItem('token')).toContain('a-token')
  expect(localStorage.getItem('user')).toContain('bea@stackyard.test')
  endSession()
  expect(currentUser()).toBeNull()
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
})

it('R-453: a session lasts from one visit to the next', async () => {
  const first = await visit()
  first.startSession(session)
  const second = await visit()
  expect(second.currentUser()).toMatchObject({ id: 7, email: 'bea@stackyard.test' })
  second.endSession()
  expect((await visit()).currentUser()).toBeNull()
})
