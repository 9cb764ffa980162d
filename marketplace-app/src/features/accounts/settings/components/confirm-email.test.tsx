import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { currentUser, endSession } from '../../../../lib/session'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { renderSignedIn } from '../own-account.test-data'
import { ConfirmEmail } from './confirm-email'

const words = ownAccountTexts.confirm
afterEach(() => endSession())

it('the first of two addresses says which link is still to be opened', async () => {
  const calls = standInApi(() => ({ state: 'waiting', waitsFor: 'old' }))
  await renderInApp(<ConfirmEmail token="a-token-of-a-link" />)
  expect(await screen.findByText(words.waiting.old)).toBeDefined()
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/confirm-email-change', { token: 'a-token-of-a-link' }],
  ])
})

it('the last one changes the address, which the session of this browser follows', async () => {
  standInApi(({ path }) =>
    path.startsWith('/user/profile') ? { email: 'new@holm.test' } : { state: 'done', waitsFor: null },
  )
  await renderSignedIn(<ConfirmEmail token="a-token-of-a-link" />)
  expect(await screen.findByText(words.doneTitle)).toBeDefined()
  await waitFor(() => expect(currentUser()?.email).toBe('new@holm.test'))
})

it('a used or expired link, and one without a token, say what to do', async () => {
  standInApi(() => {
    throw new Refusal(400, 'This link is no longer valid.', { code: 'TOKEN_INVALID' })
  })
  const { unmount } = await renderInApp(<ConfirmEmail token="a-token-of-a-link" />)
  expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer valid.')
  expect(screen.getByRole('link', { name: words.toSettings }).getAttribute('href')).toBe('/settings#security')
  unmount()
  await renderInApp(<ConfirmEmail token={undefined} />)
  expect(await screen.findByText(words.incomplete)).toBeDefined()
})
