import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import type { AdminCampaign } from '@stackyard/shared/schema/campaign'
import { type Answer, Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { savedFile } from '../../../../lib/saved-file.test-data'
import type { AdEngineSearch } from '../ad-engine-search'
import { AdEnginePage } from './ad-engine-page'

const period = { impressions: 3000, visits: 70, visitRate: 70 / 3000, spent: 77.5 }
const campaign = {
  id: 5,
  name: 'Dallas, spring',
  sellerId: 7,
  status: 'PAUSED',
  endReason: null,
  campaignType: 'featured',
  budget: 500,
  spent: 123.4567,
  startDate: '2026-11-01',
  endDate: '2026-12-01',
  company: 'Holm Storage',
  email: 'pia@holm.test',
  userUrl: 'holm-storage',
  period,
} as AdminCampaign

const totals = { ...period, campaigns: 3, activeCampaigns: 2, sellers: 2, budget: 900, reserved: 780.5 }
const outcomes = {
  charged: { impressions: 850, visits: 50 },
  refused: 100,
  reasons: [
    { reason: 'bot', kind: 'impression', count: 30 },
    { reason: 'owner', kind: 'visit', count: 20 },
    { reason: 'admin', kind: 'impression', count: 15 },
    { reason: 'no_token', kind: 'impression', count: 12 },
    { reason: 'forged', kind: 'visit', count: 8 },
    { reason: 'duplicate', kind: 'impression', count: 6 },
    { reason: 'not_active', kind: 'impression', count: 4 },
    { reason: 'not_listed', kind: 'impression', count: 3 },
    { reason: 'no_budget', kind: 'impression', count: 2 },
  ],
}
const prices = { impressionPrice: 0.02, visitPrice: 0.25, setBy: 'Ada Quinn', setAt: '2026-11-02T10:00:00.000Z' }

const usualAnswer = ({ path }: SentCall): unknown =>
  ({
    '/campaign/overall-analytics-filter': totals,
    '/campaign/outcomes': outcomes,
    '/campaign/prices': prices,
    '/campaign/admin-filtered-campaigns': { campaigns: [campaign], total: 21 },
  })[path]

async function open(search: AdEngineSearch = {}, answer: Answer = usualAnswer) {
  const calls = standInApi(answer)
  const onSearch = vi.fn<(search: AdEngineSearch) => void>()
  await renderInApp(<AdEnginePage search={search} onSearch={onSearch} />)
  await screen.findAllByRole('searchbox')
  return { calls, onSearch }
}

const listPath = '/campaign/admin-filtered-campaigns'
const asked = (calls: readonly SentCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(query))

describe('all campaigns (R-418)', () => {
  it('are asked for with every filter of the address, ten at once', async () => {
    const { calls } = await open({
      range: '90d',
      serviceType: 'warehouse',
      campaignType: 'featured',
      adStatus: 'PAUSED',
      clientId: 7,
      query: 'dallas',
      sortBy: 'spent',
      order: 'asc',
      page: 2,
    })
    const row = await screen.findByRole('row', { name: /Dallas, spring/ })
    const filters = {
      dateRange: '90d',
      serviceType: 'warehouse',
      campaignType: 'featured',
      adStatus: 'PAUSED',
      clientId: '7',
      search: 'dallas',
      sortBy: 'spent',
      order: 'asc',
    }
    expect(asked(calls, listPath)).toEqual([{ ...filters, page: '2', limit: '10' }])
    expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      'Holm Storagepia@holm.test',
      'Paused',
      'Top of lists',
      '$500.00$123.46 spent',
      '3,000',
      '70',
      '2.3%',
      '$77.50',
    ])
    expect(screen.getByText('Only campaigns of Holm Storage')).toBeDefined()
  })

  it('are narrowed, sorted and searched through the address, from the first page on', async () => {
    const { onSearch } = await open({ page: 2 })
    await screen.findByRole('table', { name: 'Campaigns of all sellers' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
    expect(onSearch).toHaveBeenLastCalledWith({ adStatus: 'ACTIVE' })
    await userEvent.click(screen.getByRole('button', { name: 'Sort by Budget' }))
    expect(onSearch).toHaveBeenLastCalledWith({ sortBy: 'budget', order: 'desc' })
    await userEvent.type(screen.getByRole('searchbox'), ' pier {Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ query: 'pier' })
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onSearch).toHaveBeenLastCalledWith({ page: 3 })
  })

  it('are a file of everything that matches', async () => {
    const exported = { fileName: 'campaigns.csv', content: 'Campaign\r\n', rows: 1, isComplete: true }
    const { calls } = await open({ adStatus: 'ACTIVE', page: 2 }, (call) =>
      call.path.endsWith('/export') ? exported : usualAnswer(call),
    )
    const file = await savedFile(async () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' })))
    expect([file.name, await file.text()]).toEqual(['campaigns.csv', 'Campaign\r\n'])
    expect(asked(calls, `${listPath}/export`)).toEqual([
      { dateRange: '30d', adStatus: 'ACTIVE', sortBy: 'createdAt', order: 'desc' },
    ])
  })

  it('say when none fits, with the way back to all of the same days', async () => {
    const { onSearch } = await open({ range: '7d', adStatus: 'PAUSED' }, (call) =>
      call.path === listPath ? { campaigns: [], total: 0 } : usualAnswer(call),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(onSearch).toHaveBeenLastCalledWith({ range: '7d' })
  })
})

describe('the views that were charged and refused', () => {
  const rowsOf = async () =>
    within(await screen.findByRole('table', { name: 'Views by outcome' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [row.querySelector('th span')?.textContent, row.lastElementChild?.textContent])

  it('are said in words with their shares', async () => {
    const { calls } = await open({ from: '2026-11-01', to: '2026-11-10', serviceType: 'software' })
    expect(await rowsOf()).toEqual([
      ['Charged', '90.0%'],
      ['Made by a bot', '3.0%'],
      ['The seller’s own listing', '2.0%'],
      ['Viewed by an admin', '1.5%'],
      ['Sent without a token', '1.2%'],
      ['Sent with a forged token', '0.80%'],
      ['Repeated within half an hour', '0.60%'],
      ['The campaign was not running', '0.40%'],
      ['The listing was hidden', '0.30%'],
      ['The budget was used up', '0.20%'],
    ])
    expect(screen.getByText('90.0% of 1,000 views were charged')).toBeDefined()
    expect(screen.getByRole('img', { name: /^Shares of views: Charged 90.0%, Made by a bot 3.0%/ })).toBeDefined()
    const days = { startDate: '2026-11-01', endDate: '2026-11-10', serviceType: 'software' }
    expect(asked(calls, '/campaign/outcomes')).toEqual([days])
    expect(asked(calls, '/campaign/overall-analytics-filter')).toEqual([days])
  })

  it('say when there were no views, and when they could not be loaded', async () => {
    const nothing = { charged: { impressions: 0, visits: 0 }, refused: 0, reasons: [] }
    await open({}, (call) => (call.path === '/campaign/outcomes' ? nothing : usualAnswer(call)))
    expect(await screen.findByText('No views on these days.')).toBeDefined()
    await open({}, (call) => {
      if (call.path === '/campaign/outcomes') throw new Refusal(500, 'The disk is full.')
      return usualAnswer(call)
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The outcomes could not be loaded')
  })
})

describe('the prices of views', () => {
  const edit = async (impression: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change prices' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: /an impression/ })
    await userEvent.clear(field)
    await userEvent.type(field, impression)
    return dialog
  }
  const isWrite = ({ method }: SentCall) => method === 'PUT'

  it('are shown with who set them, and that campaigns that exist keep theirs', async () => {
    await open()
    const card = within(screen.getByRole('region', { name: 'View prices' }))
    expect(await card.findByText('Set by Ada Quinn on 02 Nov 2026')).toBeDefined()
    expect(card.getByText('An impression').nextElementSibling?.textContent).toBe('$0.02')
    expect(card.getByText(/Existing campaigns keep the prices they were created with/)).toBeDefined()
  })

  it('are set only after a second look at what changes', async () => {
    const { calls } = await open()
    const dialog = await edit('0.0255')
    expect(dialog.getByText(/Existing campaigns keep the prices they were created with/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Review the change' }))
    expect(await dialog.findByRole('heading', { name: 'Set these prices?' })).toBeDefined()
    const changed = dialog.getByRole('row', { name: /An impression/ })
    expect(changed.textContent).toBe('An impression$0.02$0.0255')
    expect(calls.some(isWrite)).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Set prices' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('New campaigns get these prices', undefined))
    expect(calls.filter(isWrite)).toMatchObject([
      { path: '/campaign/prices', body: { impressionPrice: 0.0255, visitPrice: 0.25 } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(
        asked(
          calls.filter(({ method }) => method === 'GET'),
          '/campaign/prices',
        ),
      ).toHaveLength(2),
    )
  })

  it('go back to the form from the second look, with what was typed', async () => {
    const { calls } = await open()
    const dialog = await edit('0.03')
    await userEvent.click(dialog.getByRole('button', { name: 'Review the change' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /an impression/ }).value).toBe('0.03')
    expect(calls.some(isWrite)).toBe(false)
  })

  it.each([
    ['0', 'At least $0.001'],
    ['6', 'At most $5'],
    ['0.00005', 'At least $0.001'],
    ['0.12345', 'Use at most four decimals'],
    ['cheap', 'Enter an amount in dollars'],
  ])('of %s are refused beside the field', async (typed, reason) => {
    const { calls } = await open()
    const dialog = await edit(typed)
    await userEvent.click(dialog.getByRole('button', { name: 'Review the change' }))
    expect(await dialog.findByText(reason)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Set prices' })).toBeNull()
    expect(calls.some(isWrite)).toBe(false)
  })

  it('that the server refuses stay in the form with its reason', async () => {
    await open({}, (call) => {
      if (isWrite(call)) throw new Refusal(409, 'Somebody else has just set them.')
      return usualAnswer(call)
    })
    const dialog = await edit('0.03')
    await userEvent.click(dialog.getByRole('button', { name: 'Review the change' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Set prices' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Somebody else has just set them.')
    expect(toast.error).toHaveBeenCalledWith('The prices could not be set', expect.anything())
  })
})
