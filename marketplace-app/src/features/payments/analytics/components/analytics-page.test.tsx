import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { none, usualAnswer } from '../ad-figures.test-data'
import type { AnalyticsSearch, Viewer } from '../analytics-search'
import { AnalyticsPage } from './analytics-page'

const charts = ['impressions-over-time', 'performance-comparison', 'top-campaigns', 'daily-page-visits'].map(
  (name) => `/campaign/charts/${name}`,
)

async function open(viewer: Viewer, search: AnalyticsSearch = {}, answer: Answer = usualAnswer) {
  const calls = standInApi(answer)
  const onSearch = vi.fn<(search: AnalyticsSearch) => void>()
  await renderInApp(<AnalyticsPage viewer={viewer} search={search} onSearch={onSearch} />)
  await screen.findByRole('group', { name: 'Days' })
  return { calls, onSearch }
}

const asked = (calls: readonly SentCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(query))

const allCharts = (calls: readonly SentCall[]) =>
  waitFor(() => expect(charts.filter((path) => asked(calls, path).length > 0)).toEqual(charts))

const figureOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('a seller’s analytics', () => {
  it('R-425: the four charts and the own totals are asked for over the last 30 days', async () => {
    const { calls } = await open('seller')
    await allCharts(calls)
    for (const path of [...charts, '/campaign/analytics']) expect(asked(calls, path)).toEqual([{ dateRange: '30d' }])
    expect(calls).toHaveLength(5)
    await screen.findByText('Visit rate', { selector: 'dt' })
    expect([figureOf('Impressions'), figureOf('Spent'), figureOf('Active campaigns')]).toEqual([
      '4,600',
      '$119.50',
      '2 of 3',
    ])
  })

  it('R-419: the comparison of types is asked for without a type, the other charts with it', async () => {
    const { calls } = await open('seller', { campaignType: 'search', from: '2026-11-01', to: '2026-11-10' })
    await allCharts(calls)
    const days = { startDate: '2026-11-01', endDate: '2026-11-10' }
    const [comparison, ...others] = [charts[1] ?? '', charts[0] ?? '', charts[2] ?? '', charts[3] ?? '']
    expect(asked(calls, comparison)).toEqual([days])
    for (const path of others) expect(asked(calls, path)).toEqual([{ ...days, campaignType: 'search' }])
  })

  it('R-425: sellers have no choice of client or service type, whatever the address says', async () => {
    const { calls } = await open('seller', { userId: 9, overall: true, serviceType: 'software' })
    await allCharts(calls)
    for (const path of charts) expect(asked(calls, path)).toEqual([{ dateRange: '30d' }])
    expect(screen.queryByRole('combobox', { name: 'Seller' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Service type' })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Sellers' })).toBeNull()
  })

  it('without any ad leads to a first campaign and still says what the listings bring', async () => {
    const { calls } = await open('seller', {}, (call) =>
      call.path === '/campaign/analytics' ? none : call.path.includes('/charts/') ? [] : usualAnswer(call),
    )
    const link = await screen.findByRole('link', { name: 'Create a campaign' })
    expect(link.getAttribute('href')).toBe('/dashboard/campaigns/create')
    expect(await screen.findByRole('link', { name: 'Garfield Avenue' })).toBeDefined()
    expect(asked(calls, '/campaign/listings')).toEqual([{ dateRange: '30d', page: '1', limit: '10' }])
  })

  it('days, types and parts go to the address, from the first page on', async () => {
    const { onSearch } = await open('seller', { range: '90d', page: 3 })
    await userEvent.click(screen.getByRole('button', { name: /7 days/ }))
    expect(onSearch).toHaveBeenLastCalledWith({ range: '7d', from: undefined, to: undefined, page: undefined })
    expect(screen.getByRole('button', { name: /90 days/ }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Campaign type' }), 'HotRacks')
    expect(onSearch).toHaveBeenLastCalledWith({ range: '90d', campaignType: 'hotdeal' })
    await userEvent.click(screen.getByRole('tab', { name: 'What my listings bring' }))
    expect(onSearch).toHaveBeenLastCalledWith({ range: '90d', tab: 'listings' })
  })

  it('totals that fail say so and leave the charts alone', async () => {
    await open('seller', {}, (call) => {
      if (call.path === '/campaign/analytics') throw new Refusal(500, 'The disk is full.')
      return usualAnswer(call)
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The totals could not be loaded')
    expect(await screen.findByRole('button', { name: 'Daily page visits as a table' })).toBeDefined()
  })
})

describe('an admin’s analytics', () => {
  it('R-425 R-422: charts and totals are those of all sellers, by days and service type', async () => {
    const { calls } = await open('admin', { range: '12m', serviceType: 'software', campaignType: 'search' })
    await allCharts(calls)
    for (const path of charts)
      expect(asked(calls, path)).toEqual([
        {
          dateRange: '12m',
          overall: 'true',
          serviceType: 'software',
          ...(path.endsWith('comparison') ? {} : { campaignType: 'search' }),
        },
      ])
    expect(asked(calls, '/campaign/overall-analytics-filter')).toEqual([{ dateRange: '12m', serviceType: 'software' }])
    expect(asked(calls, '/campaign/analytics')).toEqual([])
    expect(screen.getByText('The totals count all campaign types.')).toBeDefined()
  })

  it('R-422: the totals since the first campaign have a call of their own', async () => {
    const { calls } = await open('admin', { range: 'all' })
    await waitFor(() => expect(asked(calls, '/campaign/overallAnalytics')).toEqual([{}]))
    expect(asked(calls, '/campaign/overall-analytics-filter')).toEqual([])
  })

  it('R-421 R-425: a seller is found by words, and chosen with the keys', async () => {
    const { calls, onSearch } = await open('admin', { serviceType: 'warehouse', page: 2 })
    const box = screen.getByRole('combobox', { name: 'Seller' })
    await userEvent.type(box, 'holm')
    const option = await screen.findByRole('option', { name: /Holm Storage/ })
    expect(asked(calls, '/campaign/sellers')).toEqual([
      { dateRange: '30d', serviceType: 'warehouse', search: 'holm', page: '1', limit: '8' },
    ])
    await userEvent.keyboard('{ArrowDown}')
    expect(option.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ serviceType: 'warehouse', userId: 7 })
  })

  it('says when a search finds no seller', async () => {
    await open('admin', {}, (call) => (call.path === '/campaign/sellers' ? [] : usualAnswer(call)))
    await userEvent.type(screen.getByRole('combobox', { name: 'Seller' }), 'nobody')
    expect(await screen.findByText('No seller found')).toBeDefined()
  })

  it('R-419 R-425: the figures of one seller are asked for by userId, their totals with reserved money', async () => {
    const { calls, onSearch } = await open('admin', { userId: 7, campaignType: 'search' })
    await allCharts(calls)
    const [impressions, comparison] = charts
    expect(asked(calls, impressions ?? '')).toEqual([{ dateRange: '30d', campaignType: 'search', userId: '7' }])
    expect(asked(calls, comparison ?? '')).toEqual([{ dateRange: '30d', userId: '7' }])
    expect(asked(calls, '/campaign/overall-analytics-filter')).toEqual([
      { dateRange: '30d', clientId: '7', campaignType: 'search' },
    ])
    await waitFor(() => expect(figureOf('Impressions')).toBe('4,600'))
    expect([figureOf('Active campaigns'), figureOf('Reserved')]).toEqual(['2 of 3', '$780.50'])
    await userEvent.click(await screen.findByRole('button', { name: 'Show all sellers instead of Holm Storage' }))
    expect(onSearch).toHaveBeenLastCalledWith({ campaignType: 'search' })
  })

  it('R-425: all sellers are a click away from one', async () => {
    const { onSearch } = await open('admin', { userId: 7 })
    const scope = within(screen.getByRole('group', { name: 'Whose figures' }))
    expect(scope.getByRole('button', { name: 'This seller' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(scope.getByRole('button', { name: 'All sellers' }))
    expect(onSearch).toHaveBeenLastCalledWith({ userId: 7, overall: true })
  })

  it('the listings of the chosen seller are asked for by userId', async () => {
    const { calls } = await open('admin', { userId: 7, tab: 'listings' })
    expect(await screen.findByRole('heading', { name: 'What the listings of Holm Storage bring' })).toBeDefined()
    expect(asked(calls, '/campaign/listings')).toEqual([{ dateRange: '30d', userId: '7', page: '1', limit: '10' }])
  })
})
