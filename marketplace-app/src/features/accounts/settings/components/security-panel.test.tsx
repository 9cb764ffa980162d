import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EmailChange, OwnSession, SignInMethods } from '@stackyard/shared/schema/own-account'
import { Refusal, standInApi } from '../../../../lib/render-in-app.test-data'
import { currentUser, endSession } from '../../../../lib/session'
import { ownAccountTexts as words } from '../../../../lib/texts/own-account'
import { button, linkedGoogle, methods, renderSignedIn, session } from '../own-account.test-data'
import { SecurityPanel } from './security-panel'

const change: EmailChange = {
  newEmail: 'new@holm.test',
  oldEmail: 'bea@holm.test',
  oldConfirmedAt: null,
  newConfirmedAt: '2026-11-23T09:00:00.000Z',
  needsOld: true,
  sentAt: '2026-11-23T08:00:00.000Z',
  expiresAt: '2026-11-24T08:00:00.000Z',
}

type State = { methods?: SignInMethods; change?: EmailChange | null; sessions?: OwnSession[]; refuses?: RegExp }

const open = async (state: State, user: object = {}) => {
  const calls = standInApi(({ method, path }) => {
    if (state.refuses?.test(`${method} ${path}`))
      throw new Refusal(400, 'Wrong.', {
        code: 'VALIDATION_FAILED',
        issues: [{ path: 'password', message: 'This is not your present password.' }],
      })
    if (path.startsWith('/user/sign-in-methods')) return method === 'POST' ? { url: '#' } : (state.methods ?? methods())
    if (path.startsWith('/user/email-change')) {
      if (method === 'POST') state.change = change
      if (method === 'DELETE') state.change = null
      return method === 'DELETE' ? {} : (state.change ?? null)
    }
    if (path.startsWith('/user/sessions')) {
      if (method === 'DELETE') state.sessions = [session()]
      return method === 'GET' ? (state.sessions ?? [session()]) : { count: 2 }
    }
    if (path.startsWith('/user/second-factors')) return { isRequired: false, factors: [], recoveryCodesLeft: 0 }
    if (path.startsWith('/user/profile')) return { email: 'new@holm.test', isEmailVerified: true }
    return {}
  })
  await renderSignedIn(
    <SecurityPanel>
      <p>The password form</p>
    </SecurityPanel>,
    user,
  )
  return calls
}
const writes = (calls: readonly { method: string; path: string }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

afterEach(() => {
  endSession()
  vi.restoreAllMocks()
})

describe('the email address', () => {
  it('is changed with the password; both addresses are asked, and each shows how far it is', async () => {
    const calls = await open({})
    await userEvent.click(await screen.findByRole('button', { name: words.email.change }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/New email address/), 'new@holm.test')
    await userEvent.type(await dialog.findByLabelText(/Current password/), 'secret-words')
    await userEvent.click(dialog.getByRole('button', { name: words.email.send }))
    expect(await screen.findByText(words.email.pendingTitle('new@holm.test'))).toBeDefined()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'new@holm.test',
      password: 'secret-words',
    })
    expect([
      screen.getAllByText(words.email.confirmed).length,
      screen.getAllByText(words.email.waiting).length,
    ]).toEqual([1, 1])
  })

  it('a wrong password stays beside its field', async () => {
    await open({ refuses: /^POST \/user\/email-change/ })
    await userEvent.click(await screen.findByRole('button', { name: words.email.change }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/New email address/), 'new@holm.test')
    await userEvent.type(await dialog.findByLabelText(/Current password/), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: words.email.send }))
    expect(await dialog.findByText('This is not your present password.')).toBeDefined()
  })

  it('the session follows the new address once the change is over', async () => {
    const calls = await open({ change })
    await userEvent.click(await screen.findByRole('button', { name: words.email.cancel }))
    expect(await screen.findByRole('button', { name: words.email.change })).toBeDefined()
    expect(writes(calls)).toEqual(['DELETE /user/email-change'])
    await waitFor(() => expect(currentUser()?.email).toBe('new@holm.test'))
  })
})

describe('ways to sign in', () => {
  it('an account without a password gets a link to set one, and signs in again before it changes anything', async () => {
    const calls = await open({ methods: methods({ hasPassword: false, providers: [linkedGoogle] }) })
    expect(screen.queryByText('The password form')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: words.password.send }))
    expect(await screen.findByText(words.password.sent)).toBeDefined()
    expect(writes(calls)).toEqual(['POST /user/sign-in-methods/password'])
    expect(screen.getByText(words.links.onlyWay)).toBeDefined()
    await userEvent.click(button(words.email.change))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: words.proof.again.google })).toBeDefined()
    expect(dialog.queryByLabelText(/Current password/)).toBeNull()
  })

  it('a provider is linked at its own page, and unlinked after a question', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await open({})
    await userEvent.click(await screen.findByRole('button', { name: words.links.link('Google') }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('#'))
    expect(screen.queryByText('LinkedIn')).toBeNull()
    document.body.replaceChildren()
    const calls = await open({ methods: methods({ providers: [linkedGoogle] }) })
    await userEvent.click(await screen.findByRole('button', { name: words.links.unlink('Google') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: words.links.unlink('Google') }))
    await waitFor(() => expect(writes(calls)).toEqual(['DELETE /user/sign-in-methods/google']))
  })
})

describe('sessions', () => {
  const phone = session({ id: 'b', device: 'Safari on iPhone', isPhone: true, isThisOne: false, network: 'other' })

  it('others have a way out each, this one none; those of helpers and of the panel are told', async () => {
    const helper = session({
      id: 'c',
      kind: 'helper',
      helper: { name: 'Ola Vik', email: 'ola@vik.test' },
      isThisOne: false,
      method: 'permission',
    })
    const panel = session({ id: 'd', kind: 'panel', isThisOne: false })
    const calls = await open({ sessions: [session(), phone, helper, panel] })
    expect(await screen.findByText(words.sessions.helper('Ola Vik'))).toBeDefined()
    expect(screen.getByText(words.sessions.panel)).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(3)
    await userEvent.click(button('Sign out: Safari on iPhone'))
    expect(await screen.findByText(words.sessions.alone)).toBeDefined()
    expect(writes(calls)).toEqual(['DELETE /user/sessions/b'])
  })

  it('all others end after a question', async () => {
    const calls = await open({ sessions: [session(), phone] })
    await userEvent.click(await screen.findByRole('button', { name: words.sessions.endOthers }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: words.sessions.endOthers }))
    await waitFor(() => expect(writes(calls)).toEqual(['DELETE /user/sessions']))
    expect(await screen.findByText(words.sessions.alone)).toBeDefined()
  })
})

it('whoever acts for the owner is told that it is the owner’s, and nothing is asked for', async () => {
  const calls = await open({}, { actorId: 9 })
  expect(await screen.findByText(words.ownerOnly)).toBeDefined()
  expect(calls).toEqual([])
})
