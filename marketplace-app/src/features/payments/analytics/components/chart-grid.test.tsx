import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { savedFile } from '../../../../lib/saved-file.test-data'
import { impressionPoints, usualAnswer } from '../ad-figures.test-data'
import type { AnalyticsSearch, Viewer } from '../analytics-search'
import { ChartGrid } from './chart-grid'

// happy-dom lays nothing out; the charts draw at the size that they are told.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 288))
})

afterEach(() => void vi.restoreAllMocks())

type Given = { viewer?: Viewer; search?: AnalyticsSearch; answer?: Answer }

async function show({ viewer = 'seller', search = {}, answer = usualAnswer }: Given = {}) {
  const calls = standInApi(answer)
  await renderInApp(<ChartGrid viewer={viewer} search={search} />)
  const card = async (title: string) => within(await screen.findByRole('region', { name: title }))
  return { calls, card }
}

const cells = (row: HTMLElement) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent)

/** The rows of a chart's table, with their headings first. */
async function tableOf(title: string): Promise<(string | null)[][]> {
  await userEvent.click(await screen.findByRole('button', { name: `${title} as a table` }))
  return within(screen.getByRole('table', { name: `${title} as a table` }))
    .getAllByRole('row')
    .map(cells)
}

describe('the figures of each chart as a table', () => {
  it('R-425: impressions over time have the points of the series', async () => {
    await show()
    expect(await tableOf('Impressions over time')).toEqual([
      ['Date', 'Impressions', 'Spent'],
      ['20 Nov 2026', '1,200', '$24.00'],
      ['21 Nov 2026', '0', '$0.00'],
      ['22 Nov 2026', '3,400', '$68.50'],
    ])
  })

  it('R-425: all time begins with the first figure', async () => {
    const months = ['2026-08-01', '2026-09-01', '2026-10-01'].map((date, at) => ({
      date,
      impressions: at * 10,
      spent: at,
    }))
    await show({
      search: { range: 'all' },
      answer: (call) => (call.path.endsWith('impressions-over-time') ? months : usualAnswer(call)),
    })
    expect((await tableOf('Impressions over time')).map(([date]) => date)).toEqual(['Date', 'Sep 2026', 'Oct 2026'])
  })

  it('R-425: the comparison has a row for each campaign type', async () => {
    await show()
    expect(await tableOf('Performance comparison')).toEqual([
      ['Campaign type', 'Campaigns', 'Impressions', 'Page visits', 'Visit rate', 'Spent'],
      ['Top of lists', '2', '4,000', '80', '2.0%', '$100.00'],
      ['Search results', '1', '600', '30', '5.0%', '$19.50'],
    ])
  })

  it('R-425: top campaigns say whose they are where they are everybody’s', async () => {
    await show({ viewer: 'admin' })
    expect(await tableOf('Top campaigns')).toEqual([
      ['Campaign', 'Seller', 'Campaign type', 'Impressions', 'Page visits', 'Visit rate', 'Spent'],
      ['Dallas, spring', 'Holm Storage', 'Top of lists', '3,000', '70', '2.3%', '$77.50'],
      ['Reno', 'Pier 9', 'Search results', '600', '30', '5.0%', '$19.50'],
    ])
  })

  it('R-425: daily page visits have the points of the series; the chart comes back', async () => {
    const { card } = await show()
    expect(await tableOf('Daily page visits')).toEqual([
      ['Date', 'Page visits', 'Spent'],
      ['20 Nov 2026', '12', '$3.00'],
      ['21 Nov 2026', '7', '$1.75'],
    ])
    const visits = await card('Daily page visits')
    expect(visits.queryByRole('application')).toBeNull()
    await userEvent.click(visits.getByRole('button', { name: 'Daily page visits as a chart' }))
    expect(await visits.findByRole('application')).toBeDefined()
    expect(visits.queryByRole('table')).toBeNull()
  })
})

describe('what is drawn', () => {
  it('is what the table says: a bar and a figure for each campaign type and campaign', async () => {
    const { card } = await show()
    const comparison = await card('Performance comparison')
    const drawn = async (bars: number) => {
      const chart = await comparison.findByRole('application')
      await waitFor(() => expect(chart.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(bars))
      return [...chart.querySelectorAll('.recharts-label-list text')].map(({ textContent }) => textContent)
    }
    expect(await drawn(2)).toEqual(['4,000', '600'])
    await userEvent.selectOptions(comparison.getByRole('combobox', { name: 'Compare by' }), 'Spent')
    await waitFor(async () => expect(await drawn(2)).toEqual(['$100.00', '$19.50']))
    const top = await (await card('Top campaigns')).findByRole('application')
    await waitFor(() =>
      expect([...top.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
        'Dallas, spring',
        '70',
        'Reno',
        '30',
      ]),
    )
  })

  it('is read by arrow keys, with the words of the table', async () => {
    const { card } = await show()
    const chart = await (await card('Daily page visits')).findByRole('application')
    await waitFor(() => expect(chart.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2))
    chart.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () =>
      expect((await card('Daily page visits')).getByRole('status').textContent).toBe(
        '21 Nov 2026Page visits7Spent$1.75',
      ),
    )
  })
})

describe('the file of a chart', () => {
  it('has the same rows, with figures that a spreadsheet can add', async () => {
    await show()
    const button = await screen.findByRole('button', { name: 'Download Top campaigns as CSV' })
    const file = await savedFile(async () => userEvent.click(button))
    expect(file.name).toBe('top-campaigns.csv')
    expect((await file.text()).split('\r\n')).toEqual([
      'Campaign,Campaign type,Impressions,Page visits,Visit rate,Spent (USD)',
      `"Dallas, spring",Top of lists,3000,70,${70 / 3000},77.5`,
      'Reno,Search results,600,30,0.05,19.5',
      '',
    ])
  })
})

describe('a chart without figures', () => {
  it('says so for itself when there are none', async () => {
    const zero = impressionPoints.map((point) => ({ ...point, impressions: 0 }))
    const { card } = await show({
      answer: (call) => (call.path.endsWith('impressions-over-time') ? zero : usualAnswer(call)),
    })
    const impressions = await card('Impressions over time')
    expect(await impressions.findByText('No impressions on these days.')).toBeDefined()
    expect(impressions.queryByRole('button')).toBeNull()
    expect(await (await card('Daily page visits')).findByRole('application')).toBeDefined()
  })

  it('that fails says why and is asked for again, while the others stay', async () => {
    let isBroken = true
    const { calls, card } = await show({
      answer: (call) => {
        if (isBroken && call.path.endsWith('top-campaigns')) throw new Refusal(500, 'The disk is full.')
        return usualAnswer(call)
      },
    })
    const top = await card('Top campaigns')
    expect((await top.findByRole('alert')).textContent).toContain('The disk is full.')
    expect(await (await card('Daily page visits')).findByRole('application')).toBeDefined()
    isBroken = false
    const before = calls.length
    await userEvent.click(top.getByRole('button', { name: 'Try again' }))
    expect(await top.findByRole('application')).toBeDefined()
    expect(calls.slice(before).map(({ path }) => path)).toEqual(['/campaign/charts/top-campaigns'])
  })

  it('is busy and empty of words until the answer is there', async () => {
    const { card } = await show({
      answer: (call) => (call.path.endsWith('daily-page-visits') ? new Promise(() => undefined) : usualAnswer(call)),
    })
    const visits = screen.getByRole('region', { name: 'Daily page visits' })
    expect(visits.getAttribute('aria-busy')).toBe('true')
    expect((await card('Daily page visits')).queryByRole('button')).toBeNull()
  })
})
