import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ZeroBalanceUser } from '@stackyard/shared/schema/wallet'
import { type Answer, listed, Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import type { ZeroBalanceSearch } from '../holder-search'
import { ZeroBalanceList } from './zero-balance-list'

beforeEach(() => {
  endSession()
  startSession({ token: 't', refreshToken: 'r', expiresAt: '2030-01-01T00:00:00.000Z', user: { id: 1 } } as never)
})

const seller = (changes: Partial<ZeroBalanceUser> = {}): ZeroBalanceUser => ({
  id: 7,
  _id: 7,
  firstName: 'Pia',
  lastName: 'Holm',
  email: 'pia@holm.test',
  company: 'Holm Storage',
  userUrl: 'holm-storage',
  serviceType: 'warehouse',
  balance: 0,
  reserved: 80.5,
  spent: 1210.4,
  campaigns: 3,
  activeCampaigns: 1,
  lastTopUpAt: '2026-11-02T10:00:00.000Z',
  emptySince: '2026-11-20T10:00:00.000Z',
  ...changes,
})
const newcomer = seller({
  id: 8,
  _id: 8,
  company: '',
  email: 'new@test',
  firstName: 'Ola',
  lastName: 'Vik',
  lastTopUpAt: null,
  emptySince: null,
})

async function open(search: ZeroBalanceSearch = {}, answer: Answer = () => listed([seller(), newcomer], 23)) {
  const calls = standInApi(answer)
  const onSearch = vi.fn<(search: ZeroBalanceSearch) => void>()
  await renderInApp(<ZeroBalanceList search={search} onSearch={onSearch} />)
  return { calls, onSearch }
}

describe('sellers without credit', () => {
  it('R-409: are asked for by limit and page, with what is searched for', async () => {
    const { calls, onSearch } = await open({ query: 'holm', page: 2 })
    await screen.findByRole('table')
    expect(calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
      ['/wallet/zero-balance-users', { page: '2', limit: '10', search: 'holm' }],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onSearch).toHaveBeenLastCalledWith({ query: 'holm', page: 3 })
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), ' pier {Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ query: 'pier' })
  })

  it('R-409: are shown with their money, and since when it is gone', async () => {
    await open()
    const cells = (row: HTMLElement) =>
      [...row.querySelectorAll('td')].slice(0, 5).map(({ textContent }) => textContent)
    expect(cells(await screen.findByRole('row', { name: /Holm Storage/ }))).toEqual([
      '$80.50',
      '$1,210.40',
      '1 of 3',
      '02 Nov 2026',
      '20 Nov 2026',
    ])
    expect(cells(screen.getByRole('row', { name: /Ola Vik/ })).slice(3)).toEqual(['Never', 'Never had credit'])
  })

  it('lead to their profile, to a message, to an email and to their campaigns', async () => {
    await open()
    const row = within(await screen.findByRole('row', { name: /Holm Storage/ }))
    const links = row.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/dashboard/users/sellers/holm-storage',
      'mailto:pia%40holm.test',
      '/dashboard/messages?id=7',
      '/dashboard/ad-engine?clientId=7&range=all',
    ])
  })

  it('say when everybody has credit, when nobody fits, and when they could not be loaded', async () => {
    await open({}, () => [])
    expect(await screen.findByText('Sellers appear here when their wallet is empty.')).toBeDefined()
    await open({ query: 'nobody' }, () => [])
    expect(await screen.findByText('No seller without credit matches this search.')).toBeDefined()
    await open({}, () => {
      throw new Refusal(500, 'The disk is full.')
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
  })
})

describe('an announcement to sellers without credit', () => {
  const write = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Holm Storage' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ola Vik' }))
    expect(screen.getByText('2 sellers selected')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Send an announcement' }))
    return within(await screen.findByRole('dialog'))
  }
  const answer: Answer = ({ method }) =>
    method === 'POST' ? { count: 1, leftOut: 1 } : listed([seller(), newcomer], 2)

  it('goes to those who are selected, after a test to oneself', async () => {
    const { calls } = await open({}, answer)
    const dialog = await write()
    const sent = () => calls.filter(({ method }) => method === 'POST')
    await userEvent.click(dialog.getByRole('button', { name: 'Send a test to me' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ path: '/users/sendEmailTemplate', body: { ids: [1] } })
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Send to 2 sellers' })).toHaveProperty('disabled', false),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 2 sellers' }))
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(
        'The announcement to 1 seller is on its way. 1 did not qualify.',
        undefined,
      ),
    )
    expect(sent()[1]).toMatchObject({ body: { ids: [7, 8], subject: expect.stringContaining('{firstName}') } })
    await waitFor(() => expect(screen.queryByText('2 sellers selected')).toBeNull())
  })

  it('that is refused stays in its dialog, with the reason', async () => {
    await open({}, (call) => {
      if (call.method === 'POST') throw new Refusal(500, 'The mail server is away.')
      return answer(call)
    })
    const dialog = await write()
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 2 sellers' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('The mail server is away.')
  })
})
