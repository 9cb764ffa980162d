import { screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import { renderInApp } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { store } from '../../../../lib/store'
import { EmailNotice } from './email-notice'

const signInAs = (isEmailVerified: boolean) =>
  startSession({ user: { id: 7, userType: 'customer', isEmailVerified }, token: 't', refreshToken: 'r' } as Session)
const showPage = () =>
  renderInApp(
    <Provider store={store}>
      <EmailNotice />
      <p>The page</p>
    </Provider>,
  )

beforeEach(() => endSession())

it('R-459: an unverified email shows what stands open, with the link to verify it', async () => {
  signInAs(false)
  await showPage()
  const link = await screen.findByRole('link')
  expect(link.getAttribute('href')).toBe('/auth/email-verify')
  // In a landmark of its own, since it stands before the page's main part.
  expect(screen.getByRole('complementary').contains(link)).toBe(true)
  expect(link.parentElement?.textContent).toMatch(/verif/i)
})

it('says nothing once it is verified', async () => {
  signInAs(true)
  await showPage()
  await screen.findByText('The page')
  expect(screen.queryByRole('link')).toBeNull()
})
