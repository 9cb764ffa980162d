import { screen } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import type { Session } from '@stackyard/shared/schema/account'
import type { OwnSession, SignInMethods } from '@stackyard/shared/schema/own-account'
import { renderInApp } from '../../../lib/render-in-app.test-data'
import { startSession } from '../../../lib/session'
import { store } from '../../../lib/store'

const person = { id: 7, userType: 'customer', email: 'bea@holm.test', isEmailVerified: true }

/** Shows a part of the settings to somebody who is signed in. */
export function renderSignedIn(ui: ReactNode, user: object = {}) {
  startSession({ user: { ...person, ...user }, token: 't', refreshToken: 'r' } as Session)
  return renderInApp(<Provider store={store}>{ui}</Provider>, '/settings')
}

export const methods = (over: Partial<SignInMethods> = {}): SignInMethods => ({
  hasPassword: true,
  isFresh: false,
  providers: [
    { provider: 'google', isOffered: true, isLinked: false, email: null, linkedAt: null, usedAt: null },
    { provider: 'linkedin', isOffered: false, isLinked: false, email: null, linkedAt: null, usedAt: null },
  ],
  ...over,
})

export const linkedGoogle = {
  provider: 'google',
  isOffered: true,
  isLinked: true,
  email: 'noa@provider.test',
  linkedAt: '2026-11-01T12:00:00.000Z',
  usedAt: null,
} as const

export const session = (over: Partial<OwnSession> = {}): OwnSession => ({
  id: 'a',
  kind: 'own',
  device: 'Chrome on Windows',
  isPhone: false,
  method: 'password',
  helper: null,
  ip: '203.0.113.5',
  network: 'same',
  isThisOne: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-23T08:00:00.000Z',
  ...over,
})

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
