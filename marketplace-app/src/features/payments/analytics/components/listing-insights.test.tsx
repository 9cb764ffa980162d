import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type Answer,
  listed,
  Refusal,
  renderInApp,
  type SentCall,
  standInApi,
} from '../../../../lib/render-in-app.test-data'
import { savedFile } from '../../../../lib/saved-file.test-data'
import { listing, usualAnswer } from '../ad-figures.test-data'
import type { AnalyticsSearch } from '../analytics-search'
import { ListingInsights } from './listing-insights'

afterEach(() => void vi.unstubAllGlobals())

async function open(search: AnalyticsSearch = {}, answer: Answer = usualAnswer) {
  const calls = standInApi(answer)
  const onSearch = vi.fn<(search: AnalyticsSearch) => void>()
  await renderInApp(<ListingInsights viewer="seller" search={search} onSearch={onSearch} />)
  return { calls, onSearch }
}

const asked = (calls: readonly SentCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(query))

const figuresOf = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

describe('what listings bring', () => {
  it('is said of each beside the median of its region, in words', async () => {
    await open({ from: '2026-11-13', to: '2026-11-22' })
    const row = await screen.findByRole('row', { name: /Garfield Avenue/ })
    expect(figuresOf(row)).toEqual([
      '',
      '900Above 410.5',
      '3001 visit',
      '40Below 42',
      '2At 2',
      '1Above 0',
      '2.5%Below 3.1%',
    ])
    expect(within(row).getByRole('img').getAttribute('aria-label')).toBe(
      'Views of Garfield Avenue by day over 10 days, at most 50',
    )
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/dashboard/warehouses/garfield-avenue')
    expect(row.querySelector('th')?.textContent).toContain('Warehouse · Midwest')
  })

  it('is said without a median where few have figures, and without a conversion where nobody visited', async () => {
    const alone = listing({ type: 'service', id: 3, name: 'Drayage', visits: 0, conversion: null, regionMedian: null })
    await open({}, () => listed([alone], 1))
    const row = await screen.findByRole('row', { name: /Drayage/ })
    expect(figuresOf(row).slice(1)).toEqual([
      '900No median',
      '3001 visit',
      '0No median',
      '2No median',
      '1No median',
      '–No median',
    ])
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/dashboard/services/3')
    expect(screen.getByText(/at least five listings have figures/)).toBeDefined()
  })

  it('is asked for by days, words and page; the search goes to the address', async () => {
    const { calls, onSearch } = await open({ range: '90d', query: 'reno', page: 2, campaignType: 'search' })
    await screen.findByRole('table')
    expect(asked(calls, '/campaign/listings')).toEqual([{ dateRange: '90d', search: 'reno', page: '2', limit: '10' }])
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'oslo{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ range: '90d', campaignType: 'search', query: 'oslo' })
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'reno', page: 3 }))
  })

  it('R-425: is sorted by each figure, from its heading, with the keys too; the heading says how', async () => {
    const { calls, onSearch } = await open({ sortBy: 'reservations', order: 'asc', page: 2 })
    const table = await screen.findByRole('table')
    expect(asked(calls, '/campaign/listings')).toEqual([
      { dateRange: '30d', sortBy: 'reservations', order: 'asc', page: '2', limit: '10' },
    ])
    const headings = within(table).getAllByRole('columnheader')
    expect(headings.filter((each) => within(each).queryByRole('button'))).toHaveLength(7)
    expect(headings.flatMap((each) => each.getAttribute('aria-sort') ?? [])).toEqual(['ascending'])
    within(table)
      .getByRole('button', { name: /Conversion/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ sortBy: 'conversion', order: 'desc' })
  })

  it('is a file of everything that matches, and says when it is cut', async () => {
    const exported = { fileName: 'listings.csv', content: 'Listing\r\nGarfield\r\n', rows: 10_000, isComplete: false }
    const { calls } = await open({ query: 'reno', page: 2 }, (call) =>
      call.path.endsWith('/export') ? exported : usualAnswer(call),
    )
    const file = await savedFile(async () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' })))
    expect([file.name, await file.text()]).toEqual(['listings.csv', exported.content])
    expect(asked(calls, '/campaign/listings/export')).toEqual([{ dateRange: '30d', search: 'reno' }])
    await vi.waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(
        'The file has the first 10,000 rows. Narrow the filters for the rest.',
        undefined,
      ),
    )
  })

  it('says when a file, or the list, could not be made', async () => {
    await open({}, () => {
      throw new Refusal(500, 'The disk is full.')
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('The export didn’t work', expect.anything()))
  })

  it('leads a seller without listings to a first one; a search that finds none says only that', async () => {
    await open({}, () => [])
    expect((await screen.findByRole('link', { name: 'List a warehouse' })).getAttribute('href')).toBe(
      '/dashboard/warehouses/create',
    )
  })

  it('is a card for each listing on a phone, with the same figures', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    await open()
    const card = await screen.findByRole('listitem')
    expect(screen.queryByRole('table')).toBeNull()
    const figures = [...card.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(figures).toContainEqual(['Views', '900Above 410.5'])
    expect(figures).toContainEqual(['Conversion', '2.5%Below 3.1%'])
  })
})
