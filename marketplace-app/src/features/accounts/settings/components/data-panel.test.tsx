import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DataExport, Erasure, OpenMatter } from '@stackyard/shared/schema/own-account'
import { Refusal, standInApi } from '../../../../lib/render-in-app.test-data'
import { currentUser, endSession } from '../../../../lib/session'
import { ownAccountTexts as words } from '../../../../lib/texts/own-account'
import { button, methods, renderSignedIn } from '../own-account.test-data'
import { DataPanel } from './data-panel'

const copy = (over: Partial<DataExport>): DataExport => ({
  id: 4,
  state: 'ready',
  doneParts: 16,
  totalParts: 16,
  bytes: 38_400,
  createdAt: '2026-11-23T08:00:00.000Z',
  readyAt: '2026-11-23T08:01:00.000Z',
  expiresAt: '2026-11-30T08:01:00.000Z',
  downloadPath: '/user/data-export/4/download?until=1800000000&signature=abcdefghijklmnopqrstuvwx',
  ...over,
})
const waiting: OpenMatter = {
  kind: 'orders',
  count: 1,
  message: 'One reservation is waiting for a decision or a payment.',
  path: '/dashboard/transactions',
}
const erasure: Erasure = {
  createdAt: '2026-11-23T08:00:00.000Z',
  dueAt: '2026-12-07T08:00:00.000Z',
  isByAdmin: false,
  hindrances: [],
}

type State = { copy?: DataExport | null; open?: OpenMatter[]; erasure?: Erasure | null; inUse?: boolean }

const show = async (state: State, user: object = {}) => {
  const calls = standInApi(({ method, path }) => {
    if (path.startsWith('/user/data-export'))
      return method === 'POST' ? copy({ state: 'waiting', doneParts: 0 }) : (state.copy ?? null)
    if (path === '/user/open-matters') return state.open ?? []
    if (path === '/user/sign-in-methods') return methods()
    if (state.inUse && method === 'POST') {
      state.open = [waiting]
      throw new Refusal(409, 'Something is still open in this account. Settle it first.', { code: 'ACCOUNT_IN_USE' })
    }
    if (path === '/user/erasure') {
      if (method === 'POST') state.erasure = erasure
      if (method === 'DELETE') state.erasure = null
      return state.erasure ?? null
    }
    return {}
  })
  await renderSignedIn(<DataPanel />, user)
  return calls
}

afterEach(() => {
  endSession()
  vi.restoreAllMocks()
})

describe('a copy of one’s data', () => {
  it('is asked for and shows how far it is', async () => {
    await show({})
    await userEvent.click(await screen.findByRole('button', { name: words.data.ask }))
    expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe(words.data.working(0, 16))
  })

  it.each([
    [copy({}), words.data.ready],
    [copy({ state: 'failed', downloadPath: null }), words.data.failed],
    [copy({ state: 'expired', downloadPath: null }), words.data.expired],
  ])('says what became of the last one, and offers a new one', async (state, said) => {
    await show({ copy: state })
    expect(await screen.findByText(said)).toBeDefined()
    expect(button(words.data.again)).toBeDefined()
  })

  it('is downloaded by the signed path, read anew', async () => {
    const calls = await show({ copy: copy({}) })
    await userEvent.click(await screen.findByRole('button', { name: words.data.download }))
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/user/data-export/4/download'))
    const call = calls.find(({ path }) => path.endsWith('/download'))
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      until: '1800000000',
      signature: 'abcdefghijklmnopqrstuvwx',
    })
  })
})

describe('closing the account', () => {
  it('is not offered while something is open: it is named, with the way there', async () => {
    await show({ open: [waiting] })
    expect(await screen.findByText(waiting.message)).toBeDefined()
    const link = screen.getByRole('link', { name: /Open/ })
    expect(link.getAttribute('href')).toBe('/dashboard/transactions')
    expect(screen.queryByRole('button', { name: words.closing.deactivate.button })).toBeNull()
    expect(button(words.closing.erase.button)).toHaveProperty('disabled', true)
  })

  it('deactivation takes the password, ends the session and leaves the app', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const calls = await show({})
    await userEvent.click(await screen.findByRole('button', { name: words.closing.deactivate.button }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(/Current password/), 'secret-words')
    await userEvent.click(dialog.getByRole('button', { name: words.closing.deactivate.confirm }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(calls.find(({ path }) => path === '/auth/deactivate-account')?.body).toEqual({ password: 'secret-words' })
    expect(currentUser()).toBeNull()
  })

  it('what became open meanwhile is said in the dialog and named behind it', async () => {
    await show({ inUse: true })
    await userEvent.click(await screen.findByRole('button', { name: words.closing.deactivate.button }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(/Current password/), 'secret-words')
    await userEvent.click(dialog.getByRole('button', { name: words.closing.deactivate.confirm }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Something is still open')
    expect(await screen.findByText(waiting.message)).toBeDefined()
  })

  it('erasure takes the word too, waits, and is cancelled', async () => {
    const calls = await show({})
    await userEvent.click(await screen.findByRole('button', { name: words.closing.erase.button }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(/Current password/), 'secret-words')
    await userEvent.type(dialog.getByLabelText(/Type ERASE/), 'erase')
    await userEvent.click(dialog.getByRole('button', { name: words.closing.erase.confirm }))
    expect(await screen.findByText(words.closing.erase.pending('07 Dec 2026'))).toBeDefined()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      password: 'secret-words',
      confirmation: 'erase',
    })
    await userEvent.click(button(words.closing.erase.cancel))
    expect(await screen.findByRole('button', { name: words.closing.erase.button })).toBeDefined()
  })

  it('members of our team are not offered to erase their own account', async () => {
    await show({}, { userType: 'admin' })
    expect(await screen.findByRole('button', { name: words.closing.deactivate.button })).toBeDefined()
    expect(screen.queryByRole('button', { name: words.closing.erase.button })).toBeNull()
  })
})
