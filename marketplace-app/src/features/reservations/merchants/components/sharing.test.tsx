import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RfpAccess } from '@stackyard/shared/schema/merchant'
import type { RfpLink } from '@stackyard/shared/schema/rfp-sharing'
import { type Answer, Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { store } from '../../../../lib/store'
import { merchantRecord } from '../merchant-record.test-data'
import { Leads } from './leads'
import { OwnRequest } from './own-request'
import { SharedRfpPage } from './shared-rfp-page'

const access = (userId: number, state: RfpAccess['state']): RfpAccess => ({
  id: userId,
  _id: userId,
  userId,
  name: `Company ${userId}`,
  userUrl: `company-${userId}`,
  avatar: null,
  state,
  askedAt: '2026-05-01T00:00:00.000Z',
  decidedAt: state === 'requested' ? null : '2026-05-02T00:00:00.000Z',
})
const link: RfpLink = {
  id: 3,
  _id: 3,
  label: 'Pier 9',
  path: '/warehouses/rfp/shared/3.token',
  createdAt: '2026-05-01T00:00:00.000Z',
  revokedAt: null,
  openedCount: 2,
  lastOpenedAt: '2026-05-03T00:00:00.000Z',
}
const company = (id: number) => ({ id, _id: id, name: `Company ${id}`, city: 'Dayton', state: 'OH', country: 'US' })

async function openOwn(record = merchantRecord(), more?: Answer) {
  const calls = standInApi((call) => {
    const own = more?.(call)
    if (own !== undefined) return own
    const { path, query, method } = call
    if (path === '/merchants/requests') return [access(41, 'approve'), access(42, 'requested')]
    if (path.startsWith('/merchants/links')) return method === 'GET' ? [link] : link
    if (path === '/merchants/own') return record
    if (path === '/merchants/share') return [access(43, 'approve')]
    if (/approveRequest|cancelRequest/.test(path)) return access(42, 'approve')
    return query.get('userType') === 'seller' ? [company(41), company(43)] : []
  })
  await renderInApp(<OwnRequest />, '/dashboard/submit-rfp')
  await screen.findByRole('heading', { level: 2, name: 'Your request' })
  return calls
}

afterEach(endSession)

describe('a merchant’s request', () => {
  it.each([
    [{ updatedAt: null, submittedAt: null, about: '' }, 'Start your request'],
    [{ company: '' }, 'Continue your request'],
    [{}, 'Edit your request'],
  ])('R-182: with %j the page has the button "%s" that opens the wizard', async (changes, label) => {
    await openOwn(merchantRecord(changes))
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/settings#RFP')
  })

  it('R-203: an incomplete request is not shared, and the page says how much is missing', async () => {
    await openOwn(merchantRecord({ company: '', about: '' }))
    expect(screen.getByText('2 required answers are missing.')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Send it to companies' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
  })

  it('R-223: says whether the address is verified, with the way to verify it', async () => {
    const record = merchantRecord()
    await openOwn({ ...record, user: { ...record.user, isEmailVerified: false } })
    const way = screen.getByRole('link', { name: 'To verify your email click here' })
    expect(way.getAttribute('href')).toBe('/auth/email-verify')
  })

  it('R-225: it is sent to any company of the directory that does not have it yet', async () => {
    const calls = await openOwn()
    const choice = await screen.findByRole('checkbox', { name: /^Company 43/ })
    expect(screen.queryByRole('checkbox', { name: /^Company 41/ })).toBeNull()
    expect(screen.getByText('Has it')).toBeDefined()
    await userEvent.click(choice)
    await userEvent.click(screen.getByRole('button', { name: 'Send to 1 company' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/merchants/share')?.body).toEqual({ sellerIds: [43] }),
    )
    expect(
      await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose companies to send it' }),
    ).toHaveProperty('disabled', true)
  })

  it('R-225: a link is made with a name, and revoked after a question', async () => {
    const calls = await openOwn()
    await userEvent.type(screen.getByLabelText('Who is it for?'), 'Pier 9')
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    await waitFor(() =>
      expect(calls.find(({ path, method }) => path === '/merchants/links' && method === 'POST')?.body).toEqual({
        label: 'Pier 9',
      }),
    )
    expect(await screen.findByText(/Opened 2 times/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Revoke: Pier 9' }))
    const dialog = await screen.findByRole('dialog', { name: 'Revoke this link?' })
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/merchants/links/3'))
  })

  it.each([
    ['Approve', 'Approve Access', '/merchants/approveRequest/42'],
    ['Deny', 'Deny Access', '/merchants/cancelRequest/42'],
  ])('R-485: %s asks in a dialog first, and goes by the provider’s user id', async (button, title, path) => {
    const calls = await openOwn()
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('can’t be changed')
    expect(calls.some((call) => call.path === path)).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: button }))
    await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true))
  })
})

describe('what a link opens', () => {
  it('R-225: the request with its contact, without the PDF document and files', async () => {
    standInApi(() => merchantRecord({ place: 'Columbus, OH' }))
    await renderInApp(<SharedRfpPage token="3.token" />, '/warehouses/rfp/shared/3.token')
    await screen.findByRole('heading', { level: 1, name: 'Request for proposal of Quill Toys' })
    expect(screen.getByText('Columbus, OH')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe('mailto:mara@quill.test')
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  })

  it.each([
    [410, 'LINK_REVOKED', 'This link was revoked'],
    [404, 'NOT_FOUND', 'This link opens nothing'],
  ] as const)('R-225: a %i says what became of it', async (status, code, title) => {
    standInApi(() => {
      throw new Refusal(status, 'No.', { code })
    })
    await renderInApp(<SharedRfpPage token="3.token" />, '/warehouses/rfp/shared/3.token')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  })
})

describe('leads', () => {
  const openLeads = async (isPublic: boolean, onPublic = vi.fn()) => {
    startSession({ token: 't', refreshToken: 'r', user: { id: 12, userType: 'seller' } } as never)
    const calls = standInApi(({ path }) => (path === '/merchants/rfps' ? [] : [{ id: 31, name: 'Dock Five' }]))
    await renderInApp(
      <Provider store={store}>
        <Leads reader="seller" isPublic={isPublic} search={{}} onPublic={onPublic} onSearch={() => undefined} />
      </Provider>,
      '/dashboard/leads',
    )
    await screen.findByRole('tab', { name: 'All requests' })
    return { calls, onPublic }
  }

  it('R-017: #publicRFP has those from the public form, and the tab changes the address', async () => {
    const { calls, onPublic } = await openLeads(true)
    expect(await screen.findByText('No requests from the public form yet')).toBeDefined()
    expect(calls.find(({ path }) => path === '/merchants/rfps')?.query.get('origin')).toBe('public')
    await userEvent.click(screen.getByRole('tab', { name: 'All requests' }))
    expect(onPublic).toHaveBeenCalledWith(false)
  })

  it('R-186, R-225: a provider has a link to the wizard of each warehouse, with their id as the referrer', async () => {
    await openLeads(false)
    const field = await screen.findByLabelText<HTMLInputElement>('Link')
    expect(new URL(field.value).pathname + new URL(field.value).search).toBe('/warehouses/rfp/31?ref=12&warehouseId=31')
    expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe(field.value)
  })
})
