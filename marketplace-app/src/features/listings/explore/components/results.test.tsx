import { act, screen, waitFor, within } from '@testing-library/react'
import { sampleAd, sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAdCall, withAdsOf } from '../../../../lib/ads.test-data'
import { listed, Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { everywhere, type ExplorePlace, featuredPlace, hotRacksPlace, regionPlace } from '../place'
import { Explore } from './explore'

const TOTAL = 30
const pageAt = (skip: number, limit: number) =>
  listed(
    Array.from({ length: Math.max(0, Math.min(limit, TOTAL - skip)) }, (_, at) => sampleCard(skip + at + 1)),
    TOTAL,
  )
const answer = ({ path, query }: SentCall) =>
  /^\/(?:warehouse|search\/warehouses)$/.test(path) ? pageAt(Number(query.get('skip')), Number(query.get('limit'))) : []
const asked = (calls: readonly SentCall[]) => calls.filter(isAdCall).map(({ query }) => Object.fromEntries(query))

type Shown = { place?: ExplorePlace | null; source?: 'warehouse' | 'search'; search?: ExploreSearch }

async function open({ place = everywhere, source = 'warehouse', search = {} }: Shown = {}) {
  const shown = await renderInApp(
    <Explore
      place={place ?? everywhere}
      source={source}
      search={{ view: 'list', ...search }}
      onSearch={() => undefined}
    />,
  )
  await screen.findByRole('link', { name: 'House 1' })
  return shown
}
const names = () =>
  within(screen.getByRole('list', { name: 'Warehouses' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent.replace('House ', ''))
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

/** The end of the list comes into view. */
let scrollToEnd: () => void = () => undefined

beforeEach(() => {
  endSession()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => (scrollToEnd = () => this.told([{ isIntersecting: true }]))
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => 0, removeEventListener: () => 0 }))
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('sponsored cards of the endless list', () => {
  it('come page by page at their places, once each, and move nothing that was shown', async () => {
    const ads = [
      [sampleAd(100), sampleAd(26)],
      [sampleAd(100), sampleAd(101)],
    ]
    const calls = standInApi(withAdsOf(() => ads.shift() ?? [], answer))
    await open()
    const first = ['1', '2', '100', '3', '4', '5', '6', '26', ...upTo(7, 24)]
    expect(names()).toEqual(first)
    expect(screen.getByText('30 warehouses')).toBeDefined()
    act(() => scrollToEnd())
    await screen.findByRole('link', { name: 'House 30' })
    expect(names()).toEqual([...first, '25', '101', ...upTo(27, 30)])
    expect(asked(calls).map(({ limit, skip }) => [limit, skip])).toEqual([
      ['24', '0'],
      ['24', '24'],
    ])
    expect(screen.getAllByText('Sponsored')).toHaveLength(3)
  })

  it('stay where they are when the list is fetched anew', async () => {
    let next = 100
    const calls = standInApi(withAdsOf(() => [sampleAd(next++)], answer))
    const { queryClient } = await open()
    const before = names()
    await act(() => queryClient.refetchQueries())
    expect(names()).toEqual(before)
    expect(asked(calls)).toHaveLength(1)
  })

  it('leave the list alone when their call fails', async () => {
    standInApi(
      withAdsOf(() => {
        throw new Refusal(500, 'The ads are down.')
      }, answer),
    )
    await open()
    expect(names()).toEqual(upTo(1, 24))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are not asked for by admins', async () => {
    startSession({ token: 't', refreshToken: 'r', user: { id: 1, email: 'a@b.test', userType: 'admin' } } as never)
    const calls = standInApi(withAdsOf(() => [sampleAd(100)], answer))
    await open()
    await waitFor(() => expect(names()).toEqual(upTo(1, 24)))
    expect(asked(calls)).toEqual([])
  })

  it.each([
    ['everywhere', {}, { campaignType: 'featured' }],
    ['featured ones', { place: featuredPlace }, { campaignType: 'featured', featured: 'true' }],
    ['HotRacks', { place: hotRacksPlace }, { campaignType: 'hotdeal', hotrack: 'true' }],
    [
      'a region with a filter',
      { place: regionPlace('south'), search: { verified: true } },
      { campaignType: 'featured', 'region[0]': 'south', verified: 'true' },
    ],
    [
      'a search for words',
      { source: 'search', search: { query: 'Dallas' } },
      { campaignType: 'search', query: 'Dallas' },
    ],
    [
      'a filtered search',
      { source: 'search', search: { hasDiamond: true } },
      { campaignType: 'search', hasDiamond: 'true' },
    ],
    ['a sorted search', { source: 'search', search: { sort: 'name' } }, { campaignType: 'featured' }],
  ] satisfies [string, Shown, object][])('of %s are those of its filters', async (_name, shown, filters) => {
    const calls = standInApi(withAdsOf(() => [], answer))
    await open(shown)
    expect(asked(calls)).toEqual([{ type: 'warehouse', limit: '24', skip: '0', ...filters }])
  })
})

it('R-039, R-062: places for eight more cards show below those that are there while a page loads', async () => {
  let give: () => void = () => undefined
  standInApi((call) =>
    call.query.get('skip') === '24' && !isAdCall(call)
      ? new Promise((resolve) => (give = () => resolve(answer(call) as object)))
      : answer(call),
  )
  const { container } = await open()
  const places = () => container.querySelectorAll('div.rounded-card[aria-hidden]').length
  expect([container.querySelectorAll('article').length, places()]).toEqual([24, 0])
  act(() => scrollToEnd())
  await waitFor(() => expect(places()).toBe(8))
  expect(container.querySelectorAll('article')).toHaveLength(24)
  act(() => give())
  await waitFor(() => expect(places()).toBe(0))
})
