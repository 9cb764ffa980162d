import { render, screen } from '@testing-library/react'
import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExploreList } from './explore-list'
import type { ListingPages } from './use-listing-pages'

const cards = (count: number) => Array.from({ length: count }, (_, at) => sampleCard(at + 1))
const pages = (more: Partial<ListingPages>): ListingPages => ({
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
const show = (more: Partial<ListingPages>, split = true) =>
  render(
    <ExploreList
      pages={pages(more)}
      split={split}
      endText="You have seen all warehouses in Midwest"
      need={{}}
      activeId={null}
      onHover={() => undefined}
      empty={<p>Nothing fits</p>}
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
    const { container, rerender } = show({ items: cards(4) }, false)
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
})
