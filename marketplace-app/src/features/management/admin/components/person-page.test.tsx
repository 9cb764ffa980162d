import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, describe, expect, it } from 'vitest'
import { planFrom } from '@stackyard/shared/domain/plan-catalog'
import { planIds } from '@stackyard/shared/reference/plans'
import type { Session } from '@stackyard/shared/schema/account'
import type { PersonHead } from '@stackyard/shared/schema/person-page'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { store } from '../../../../lib/store'
import { activityTexts } from '../../../../lib/texts/activity'
import { auditActionTexts } from '../../../../lib/texts/audit-actions'
import { personPageTexts as words } from '../../../../lib/texts/person-page'
import type { PersonSearch } from '../person-queries'
import { AdminPersonPage } from './person-page'

const head = (over: Partial<PersonHead> = {}): PersonHead =>
  ({
    person: {
      id: 5,
      userType: 'seller',
      serviceType: 'warehouse',
      firstName: 'Pia',
      lastName: 'Holm',
      email: 'pia@holm.test',
      company: 'Holm Storage',
      userUrl: 'holm-storage',
      planId: 'growth',
      isVerified: true,
      isActive: true,
      isEmailVerified: true,
      kycVerified: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    membership: { planId: 'growth', source: 'granted', currentPeriodEnd: null },
    planName: 'Growth',
    wallet: { balance: 30, reserved: 20, debt: 5, spent: 12.5 },
    lastSignInAt: null,
    hasPassword: true,
    secondFactors: 0,
    providers: ['google'],
    pendingEmail: 'new@holm.test',
    erasure: null,
    isErased: false,
    counts: { orders: 1, listings: 2, invoices: 0, campaigns: 1, sessions: 1, notes: 1, requests: 0 },
    ...over,
  }) as PersonHead

const order = {
  id: 42,
  role: 'seller',
  otherId: 9,
  otherName: 'Okafor Toys',
  listing: 'Pier 4',
  status: 'pending',
  paymentState: 'authorized',
  amountCents: 120_050,
  createdAt: '2026-11-20T00:00:00.000Z',
}
const note = {
  id: 3,
  text: 'Called twice.',
  authorId: 1,
  authorName: 'Ada Min',
  createdAt: '2026-11-20T00:00:00.000Z',
}
const session = {
  id: 's1',
  kind: 'own',
  device: 'Firefox on Linux',
  isPhone: false,
  method: 'password',
  helper: null,
  ip: '203.0.113.5',
  network: 'other',
  isThisOne: false,
  createdAt: '2026-11-20T00:00:00.000Z',
  lastUsedAt: '2026-11-20T00:00:00.000Z',
}
const audit = {
  id: 8,
  at: '2026-11-20T00:00:00.000Z',
  action: 'change-email',
  actorId: null,
  actorName: '',
  changes: [{ field: 'email', before: 'a@holm.test', after: 'pia@holm.test' }],
}

type Given = { search?: PersonSearch; answer?: PersonHead; fails?: boolean; status?: number; lists?: object }

const show = async ({ search = {}, answer = head(), fails, status = 500, lists = {} }: Given = {}) => {
  const searches: PersonSearch[] = []
  const rows: Record<string, unknown> = {
    orders: [order],
    notes: [note],
    sessions: [session],
    audit: [audit],
    ...lists,
  }
  const calls = standInApi(({ method, path }) => {
    if (fails) throw new Refusal(status, 'The disk is full.')
    if (path.startsWith('/plans')) return planIds.map((id) => planFrom(id, {}))
    if (method === 'POST' && path.endsWith('/erasure'))
      throw new Refusal(409, 'Something is still open.', { code: 'ACCOUNT_IN_USE' })
    const part = /^\/admin\/people\/5\/(\w+)$/.exec(path)?.[1]
    return part && method === 'GET' ? (rows[part] ?? []) : answer
  })
  startSession({ user: { id: 1, userType: 'admin' }, token: 't', refreshToken: 'r' } as Session)
  await renderInApp(
    <Provider store={store}>
      <AdminPersonPage id={5} search={search} onSearch={(next) => searches.push(next)} />
    </Provider>,
    '/dashboard/people/5',
  )
  return { calls, searches }
}
const writes = (calls: readonly { method: string; path: string }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

afterEach(() => endSession())

describe('the page of a person', () => {
  it('P7: gathers plan, wallet, ways in and checks, and has the actions of the card', async () => {
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Holm Storage' })).toBeDefined()
    for (const said of ['Growth', '$30.00', '$20.00 in campaigns · $12.50 spent', 'Owes $5.00', 'password, Google'])
      expect(screen.getByText(said), said).toBeDefined()
    expect(screen.getByText(words.facts.pendingEmail('new@holm.test'))).toBeDefined()
    expect(screen.getByText(words.facts.notVerified)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Holm Storage' }))
    for (const item of ['Deactivate', 'Set diamonds', 'Change plan'])
      expect(screen.getByRole('menuitem', { name: item })).toBeDefined()
  })

  it('offers to reset a second factor where there is one, and asks first', async () => {
    await show()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: words.secondFactors.reset })).toBeNull()
    document.body.replaceChildren()
    const { calls } = await show({ answer: head({ secondFactors: 2 }) })
    await userEvent.click(await screen.findByRole('button', { name: words.secondFactors.reset }))
    const dialog = await screen.findByRole('dialog')
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: words.secondFactors.reset }))
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/admin/people/5/second-factors'),
    )
  })
  it('P7: lists orders with the way to the order and to the other side', async () => {
    await show()
    const row = await screen.findByRole('link', { name: /Reservation 42/ })
    expect(row.getAttribute('href')).toBe('/dashboard/transactions/42')
    expect(screen.getByRole('link', { name: 'Okafor Toys' }).getAttribute('href')).toBe('/dashboard/people/9')
    expect(screen.getByText('$1,200.50')).toBeDefined()
  })

  it('P7: tabs say how much they hold and open by keyboard; customers have neither wallet nor campaigns', async () => {
    const { searches } = await show()
    const first = await screen.findByRole('tab', { name: 'Reservations (1)' })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(searches).toEqual([{ tab: 'listings' }])
    document.body.replaceChildren()
    await show({ answer: head({ wallet: null }) })
    await screen.findByRole('tab', { name: 'Reservations (1)' })
    expect(screen.queryByRole('tab', { name: /Wallet|Campaigns/ })).toBeNull()
  })

  it('P7: a tab without entries says so, and one that fails can be tried again', async () => {
    await show({ search: { tab: 'requests' } })
    expect(await screen.findByText(words.list.empty.requests)).toBeDefined()
  })

  it('P7: nobody is a page that is not found; a failure can be tried again', async () => {
    await show({ fails: true })
    expect(await screen.findByText('The disk is full.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    document.body.replaceChildren()
    await show({ fails: true, status: 404 })
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(screen.queryByText('The disk is full.')).toBeNull()
  })
})

describe('what an admin does on it', () => {
  it('P7: writes a note, and deletes their own after a question', async () => {
    const { calls } = await show({ search: { tab: 'notes' } })
    await userEvent.type(await screen.findByLabelText(words.notes.label), 'Wants a call.')
    await userEvent.click(screen.getByRole('button', { name: words.notes.add }))
    await waitFor(() => expect(writes(calls)).toEqual(['POST /admin/people/5/notes']))
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ text: 'Wants a call.' })
    await userEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.notes.remove }))
    await waitFor(() => expect(writes(calls)).toContain('DELETE /admin/people/5/notes/3'))
  })

  it('P7: notes of others stay', async () => {
    await show({ search: { tab: 'notes' }, lists: { notes: [{ ...note, authorId: 2 }] } })
    expect(await screen.findByText('Called twice.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Delete the note/ })).toBeNull()
  })

  it('P7: ends one session, or all after a question', async () => {
    const { calls } = await show({ search: { tab: 'sessions' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Firefox on Linux' }))
    await waitFor(() => expect(writes(calls)).toEqual(['DELETE /admin/people/5/sessions/s1']))
    await userEvent.click(screen.getByRole('button', { name: words.sessions.endAll }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: words.sessions.endAll }),
    )
    await waitFor(() => expect(writes(calls)).toContain('DELETE /admin/people/5/sessions'))
  })

  it('P7: the history says who changed what', async () => {
    await show({ search: { tab: 'history' } })
    expect(await screen.findByText(auditActionTexts['change-email'])).toBeDefined()
    expect(screen.getByText(activityTexts.change('Email', 'a@holm.test', 'pia@holm.test'))).toBeDefined()
    expect(screen.getByText(words.history.system)).toBeDefined()
  })

  it('P7: an erasure takes a reason; what is open is said; one that waits is cancelled', async () => {
    const { calls } = await show()
    await userEvent.click(await screen.findByRole('button', { name: words.erasure.ask }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked by phone')
    await userEvent.click(dialog.getByRole('button', { name: words.erasure.confirm }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Something is still open.')
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ reason: 'Asked by phone' })
    document.body.replaceChildren()
    const waiting = {
      createdAt: '2026-11-23T08:00:00.000Z',
      dueAt: '2026-12-07T08:00:00.000Z',
      reason: 'Asked by phone',
      isByAdmin: true,
      hindrances: [],
    }
    const second = await show({ answer: head({ erasure: waiting }) })
    expect(await screen.findByText(words.erasure.pending('07 Dec 2026'))).toBeDefined()
    expect(screen.getByText(words.erasure.byAdmin('Asked by phone'))).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: words.erasure.cancel }))
    await waitFor(() => expect(writes(second.calls)).toEqual(['DELETE /admin/people/5/erasure']))
  })

  it('P7: an account that was erased says so and offers nothing', async () => {
    await show({ answer: head({ isErased: true }) })
    expect(await screen.findByText(words.erased)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull()
    expect(screen.queryByRole('button', { name: words.erasure.ask })).toBeNull()
  })
})
