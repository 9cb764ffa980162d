import { fireEvent, render, screen, within } from '@testing-library/react'
import { sampleCard } from '../sample-card.test-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResultCard } from './result-card'
import { type ResultPages, Results, type ResultsProps } from './results'

const cards = (count: number) => Array.from({ length: count }, (_, at) => sampleCard(at + 1))
const pages = (more: Partial<ResultPages>): ResultPages => ({
  items: [],
  total: null,
  state: 'ready',
  error: '',
  atEnd: false,
  auto: true,
  more: () => undefined,
  retry: () => undefined,
  ...more,
})
const show = (more: Partial<ResultPages>, props: Partial<ResultsProps> = {}) =>
  render(
    <Results
      pages={pages(more)}
      shape="two"
      end="You have seen all warehouses in Midwest"
      need={{}}
      sort="default"
      onSort={() => undefined}
      hasPrices
      musts={[]}
      activeId={null}
      onHover={() => undefined}
      renderCard={(card) => <ResultCard {...card} tray={[]} shortlist={null} />}
      renderLink={({ slug, name }, className) => (
        <a href={slug} className={className}>
          {name}
        </a>
      )}
      renderCompare={() => null}
      empty={<p>Nothing fits</p>}
      {...props}
    />,
  )

beforeEach(() => {
  class Unseen {
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Unseen)
})
afterEach(() => vi.unstubAllGlobals())

describe('the grid of a list', () => {
  it('R-061: has four cards a row as a list, two beside the map', () => {
    const { container, rerender } = show({ items: cards(4) }, { shape: 'four' })
    expect(container.querySelector('ul')?.className).toMatch(/\bxl:grid-cols-4\b/)
    rerender(<></>)
    const split = show({ items: cards(4) }).container.querySelector('ul')?.className ?? ''
    expect(split).toMatch(/\bsm:grid-cols-2\b/)
    expect(split).not.toMatch(/grid-cols-[34]/)
  })

  it('R-039 R-062: holds four skeletons at first, and loaded cards + 8 places while more load', () => {
    const { container, rerender } = show({ state: 'loading' })
    const places = () => container.querySelectorAll('ul > li').length
    expect(places()).toBe(4)
    expect(container.querySelectorAll('article')).toHaveLength(0)
    rerender(<></>)
    const loading = show({ state: 'loading', items: cards(24) }).container
    expect(loading.querySelectorAll('ul:first-of-type > li')).toHaveLength(32)
    expect(loading.querySelectorAll('article')).toHaveLength(24)
  })

  it('R-063: says what went wrong when the list failed', () => {
    show({ state: 'failed', error: 'The list could not be loaded.' })
    expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded.')
  })

  it('R-038: shows the empty state without results', () => {
    show({ atEnd: true })
    expect(screen.getByText('Nothing fits')).toBeDefined()
    expect(screen.queryByText(/You have seen/)).toBeNull()
  })

  it('R-037: ends with the sentence of the list', () => {
    show({ items: cards(3), atEnd: true })
    expect(screen.getByText('You have seen all warehouses in Midwest')).toBeDefined()
  })

  it('R-064: offers Load More once it no longer loads by itself', () => {
    const { unmount } = show({ items: cards(24), auto: true })
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    unmount()
    show({ items: cards(72), auto: false })
    expect(screen.getByRole('button', { name: 'Load More' })).toBeDefined()
  })

  it('what stands below the list stays while more cards load', () => {
    const below = <p>Almost a match</p>
    show({ state: 'loading', items: cards(24) }, { below })
    expect(screen.getByText('Almost a match')).toBeDefined()
    show({ state: 'loading' }, { below })
    expect(screen.getAllByText('Almost a match')).toHaveLength(1)
  })
})

describe('the table of a list', () => {
  const priced = (id: number, net6: number) =>
    ({ ...sampleCard(id), miles: 12, prices: { net6 } as unknown, answerMinutes: 150 }) as ReturnType<typeof sampleCard>
  const need = { quantity: 300, spaceType: 'PALLET', term: 6 } as const
  const table = () => screen.findByRole('table')
  const cells = async (row: number) =>
    within(within(await table()).getAllByRole('row')[row] as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)

  it('has the rate of the term, its total, space, miles, rating and time to answer of each warehouse', async () => {
    show({ items: [priced(1, 17.5)], atEnd: true }, { shape: 'table', need })
    expect((await cells(1)).slice(0, 4)).toEqual([
      '$17.50per pallet per month',
      '$31,500.00',
      expect.stringMatching(/pallets|quote|None/i),
      '12',
    ])
    expect((await cells(1))[5]).toBe('3 h')
  })

  it('orders the list by a heading, and at a second press as it was', async () => {
    const onSort = vi.fn()
    const { unmount } = show({ items: [priced(1, 17.5)] }, { shape: 'table', need, onSort })
    fireEvent.click(within(await table()).getByRole('button', { name: 'Total for the term' }))
    expect(onSort).toHaveBeenLastCalledWith('total')
    unmount()
    show({ items: [priced(1, 17.5)] }, { shape: 'table', need, onSort, sort: 'total' })
    const heading = within(await table()).getByRole('columnheader', { name: 'Total for the term' })
    expect(heading.getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(within(heading).getByRole('button'))
    expect(onSort).toHaveBeenLastCalledWith('default')
  })

  it('has no prices for visitors, and no order by them', async () => {
    show({ items: [sampleCard(1)] }, { shape: 'table', hasPrices: false })
    const names = within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Warehouse', 'Free on your dates', 'Miles', 'Rating', 'Answers in', 'Compare'])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Warehouse',
      'Rating',
      'Answers in',
    ])
  })
})
