import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { campaign, usualAnswer } from '../ad-figures.test-data'
import type { AnalyticsSearch } from '../analytics-search'
import { SellerList } from './seller-list'

async function open(search: AnalyticsSearch = {}, answer: Answer = usualAnswer) {
  const calls = standInApi(answer)
  const onSearch = vi.fn<(search: AnalyticsSearch) => void>()
  await renderInApp(<SellerList search={{ tab: 'sellers', ...search }} onSearch={onSearch} />)
  return { calls, onSearch }
}

const modalPath = '/campaign/admin-filtered-campaigns-modal'
const asked = (calls: readonly SentCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(query))

describe('the sellers who advertise', () => {
  it('R-421 R-425: are asked for by page, ten at once, with the days and the service type', async () => {
    const { calls, onSearch } = await open({ range: '7d', serviceType: 'software', query: 'holm', page: 2 })
    const row = await screen.findByRole('row', { name: /Holm Storage/ })
    expect(asked(calls, '/campaign/sellers')).toEqual([
      { dateRange: '7d', serviceType: 'software', search: 'holm', page: '2', limit: '10' },
    ])
    expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      'Warehouses',
      '1 of 3',
      '4,000',
      '80',
      '$100.00',
      '$250.00',
      '$80.50',
      'Analytics',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ page: undefined }))
  })

  it('R-421: without an address it is page 1', async () => {
    const { calls } = await open()
    await screen.findByRole('table')
    expect(asked(calls, '/campaign/sellers')).toEqual([{ dateRange: '30d', page: '1', limit: '10' }])
  })

  it('R-421: are searched by words that go to the address', async () => {
    const { onSearch } = await open({ page: 2 })
    await userEvent.type(screen.getByRole('searchbox'), ' pier {Enter}')
    expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ tab: 'sellers', query: 'pier' }))
    expect(onSearch.mock.calls[0]?.[0].page).toBeUndefined()
  })

  it('lead to their campaigns and to their charts', async () => {
    const { onSearch } = await open({ range: '90d' })
    await userEvent.click(await screen.findByRole('button', { name: 'Holm Storage' }))
    expect(onSearch).toHaveBeenLastCalledWith({ tab: 'sellers', range: '90d', seller: 7 })
    const link = screen.getByRole('link', { name: 'Analytics of Holm Storage' })
    expect(link.getAttribute('href')).toBe('/dashboard/ad-analytics-dashboard?range=90d&userId=7')
  })

  it('say when there are none, and when they could not be loaded', async () => {
    await open({}, () => [])
    expect(await screen.findByText('No sellers')).toBeDefined()
    await open({}, () => {
      throw new Refusal(500, 'The disk is full.')
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
  })
})

describe('the campaigns of one seller', () => {
  it('R-420: are asked for by clientId over the same days, and by no service type', async () => {
    const { calls, onSearch } = await open({ range: '7d', serviceType: 'software', seller: 7 })
    const sheet = within(await screen.findByRole('dialog', { name: 'Campaigns of Holm Storage' }))
    expect(await sheet.findByRole('row', { name: /Dallas, spring/ })).toBeDefined()
    const whole = { clientId: '7', dateRange: '7d', sortBy: 'createdAt', order: 'desc', page: '1', limit: '10' }
    expect(asked(calls, modalPath)).toEqual([whole])
    expect(sheet.queryByRole('combobox', { name: 'Service type' })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ seller: undefined }))
  })

  it('R-420: are narrowed by adStatus and type, sorted and paged', async () => {
    const { calls } = await open({ seller: 7 })
    const sheet = within(await screen.findByRole('dialog'))
    await sheet.findByRole('table')
    const last = () => asked(calls, modalPath).at(-1)
    await userEvent.click(sheet.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(last()).toMatchObject({ page: '2' }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'Paused')
    await waitFor(() => expect(last()).toMatchObject({ adStatus: 'PAUSED', page: '1' }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Campaign type' }), 'Search results')
    await waitFor(() => expect(last()).toMatchObject({ adStatus: 'PAUSED', campaignType: 'search' }))
    const spent = () => sheet.findByRole('button', { name: 'Sort by Spent' })
    await userEvent.click(await spent())
    await waitFor(() => expect(last()).toMatchObject({ sortBy: 'spent', order: 'desc' }))
    expect((await spent()).closest('th')?.getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(await spent())
    await waitFor(() => expect(last()).toMatchObject({ sortBy: 'spent', order: 'asc' }))
  })

  it('have their status and why they ended in words', async () => {
    const campaigns = [
      campaign({ startDate: '2126-01-01', endDate: '2126-02-01' }),
      campaign({ id: 6, name: 'Reno', status: 'INACTIVE', endReason: 'budget_spent' }),
    ]
    await open({ seller: 7 }, (call) => (call.path === modalPath ? { campaigns, total: 2 } : usualAnswer(call)))
    const sheet = within(await screen.findByRole('dialog'))
    expect((await sheet.findByRole('row', { name: /Dallas/ })).textContent).toContain('Scheduled')
    expect(sheet.getByRole('row', { name: /Reno/ }).textContent).toContain('EndedBudget used up')
  })
})
