import type { Page } from '@playwright/test'
import type { SignedIn } from './actors'

/** Makes a page somebody's: their session stands in local storage under the stated keys. */
export const keepSession = (page: Page, session: Pick<SignedIn, 'token' | 'refreshToken' | 'user'>): Promise<unknown> =>
  page.addInitScript(
    ({ token, refreshToken, user }) => {
      // An empty page has no storage.
      if (location.protocol === 'about:') return
      localStorage.setItem('token', token)
      localStorage.setItem('refreshToken', refreshToken)
      localStorage.setItem('user', JSON.stringify(user))
    },
    { token: session.token, refreshToken: session.refreshToken, user: session.user },
  )
