import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleAd } from '@stackyard/shared/ui/sample-card.test-data'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { isAdCall, withAdsOf } from '../../../../lib/ads.test-data'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { NearbyWarehouses, SpotlightedWarehouses } from './nearby-warehouses'

const warehouse = { ...sampleWarehouse({}), latitude: 40, longitude: -83 }
const card = (id: number, more: object = {}) => ({
  id,
  type: 'warehouse',
  name: `House ${id}`,
  slug: `house-${id}`,
  warehouseUrl: `house-${id}`,
  address: { city: 'Dallas', state: 'TX', country: 'US' },
  photo: null,
  seller: { id: 3 },
  totalSpace: 10,
  reviewCount: 0,
  ...more,
})
const cards = (from: number, count: number) => Array.from({ length: count }, (_, at) => card(from + at))
const skipOf = ({ query }: SentCall) => Number(query.get('skip') ?? 0)
const isFeatured = ({ query }: SentCall) => query.get('featured') === 'true'
const listCalls = (calls: readonly SentCall[]) => calls.filter((call) => !isAdCall(call))
const skips = (calls: readonly SentCall[]) => listCalls(calls).map(skipOf)
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => /House \d+|Explore Map/.exec(textContent ?? '')?.[0])

class Observer {
  observe = () => undefined
  disconnect = () => undefined
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('innerWidth', 1400)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  Element.prototype.scrollBy ??= () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the carousel of neighbors', () => {
  it('R-296: two neighbors are filled up to six from the second page of featured ones', async () => {
    standInApi((call) => (isFeatured(call) ? cards(skipOf(call) === 10 ? 200 : 100, 10) : cards(1, 2)))
    await renderInApp(<NearbyWarehouses warehouse={warehouse} />)
    expect(names(await screen.findByRole('list', { name: 'Nearby Warehouses' }))).toEqual(
      [1, 2, 200, 201, 202, 203].map((id) => `House ${id}`),
    )
  })

  it('R-105: is not there without a neighbor, and nothing fills it', async () => {
    const calls = standInApi(() => [])
    await renderInApp(<NearbyWarehouses warehouse={warehouse} />)
    await waitFor(() => expect(listCalls(calls)).toHaveLength(1))
    await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull())
    expect(screen.queryByRole('list')).toBeNull()
    expect(listCalls(calls)).toHaveLength(1)
  })

  it('R-090: with four in view the slide at index 4 asks for the second ten', async () => {
    const calls = standInApi((call) => cards(1 + skipOf(call), skipOf(call) === 0 ? 10 : 3))
    await renderInApp(<NearbyWarehouses warehouse={warehouse} />)
    const next = await screen.findByRole('button', { name: 'Next: Nearby Warehouses' })
    for (let step = 0; step < 3; step++) await userEvent.click(next)
    expect(skips(calls)).toEqual([0])
    await userEvent.click(next)
    await waitFor(() => expect(skips(calls)).toEqual([0, 10]))
    await waitFor(() => expect(names(screen.getByRole('list'))).toHaveLength(13))
  })
})

describe('the combined carousel', () => {
  it('R-086 R-087: holds a way to the map, and asks for page 2 when the eighth slide is in view', async () => {
    const calls = standInApi((call) => cards(1 + skipOf(call), skipOf(call) === 0 ? 8 : 2))
    await renderInApp(<SpotlightedWarehouses warehouse={warehouse} />)
    const list = await screen.findByRole('list', { name: 'Spotlighted Warehouses' })
    expect(names(list)).toEqual([...Array.from({ length: 8 }, (_, at) => `House ${at + 1}`), 'Explore Map'])
    expect(within(list).getByRole('link', { name: 'Explore Map' }).getAttribute('href')).toBe(
      '/dashboard/search?view=map',
    )
    const next = screen.getByRole('button', { name: 'Next: Spotlighted Warehouses' })
    for (let step = 0; step < 3; step++) await userEvent.click(next)
    expect(skips(calls)).toEqual([0])
    await userEvent.click(next)
    await waitFor(() => expect(skips(calls)).toEqual([0, 8]))
    await waitFor(() => expect(names(list)).toHaveLength(11))
    expect(names(list).at(-1)).toBe('Explore Map')
  })

  it('R-081: shows ads first, then featured ones', async () => {
    const calls = standInApi(
      withAdsOf(
        () => [sampleAd(2)],
        () => [card(1, { isFeatured: true }), card(2)],
      ),
    )
    await renderInApp(<SpotlightedWarehouses warehouse={warehouse} />)
    expect(names(await screen.findByRole('list')).slice(0, 3)).toEqual(['House 2', 'House 1', 'Explore Map'])
    expect(calls.filter(isAdCall).map(({ query }) => Object.fromEntries(query))).toEqual([
      { featured: 'true', excludeId: '7', campaignType: 'featured', limit: '8', type: 'warehouse' },
    ])
  })
})

describe('sponsored neighbors', () => {
  const nearbyAds = (ads: () => readonly unknown[]) =>
    standInApi(withAdsOf(ads, (call) => (isFeatured(call) ? [] : cards(1, 6))))

  it('R-081: come first, asked for around the warehouse; the others keep their order', async () => {
    const calls = nearbyAds(() => [sampleAd(90), sampleAd(3)])
    await renderInApp(<NearbyWarehouses warehouse={warehouse} />)
    const list = await screen.findByRole('list', { name: 'Nearby Warehouses' })
    expect(names(list)).toEqual([90, 3, 1, 2, 4, 5, 6].map((id) => `House ${id}`))
    const first = within(list).getAllByRole('article')[0]
    expect({ ...first?.dataset }).toEqual({ listing: '90', seller: '3', campaign: '900', adToken: 'token-90' })
    expect(calls.filter(isAdCall).map(({ query }) => Object.fromEntries(query))).toEqual([
      {
        visible: 'true',
        verified: 'true',
        excludeId: '7',
        latitude: '40',
        longitude: '-83',
        radiusInMiles: '100',
        campaignType: 'nearby',
        limit: '10',
        type: 'warehouse',
      },
    ])
  })

  it('stay as they are when the neighbors are fetched anew', async () => {
    let next = 90
    const calls = nearbyAds(() => [sampleAd(next++)])
    const { queryClient } = await renderInApp(<NearbyWarehouses warehouse={warehouse} />)
    const list = await screen.findByRole('list', { name: 'Nearby Warehouses' })
    await act(() => queryClient.refetchQueries())
    expect(listCalls(calls)).toHaveLength(2)
    expect(calls.filter(isAdCall)).toHaveLength(1)
    expect(names(list)[0]).toBe('House 90')
  })

  it('are no neighbors by themselves, and a failure leaves the others', async () => {
    standInApi(
      withAdsOf(
        () => [sampleAd(90)],
        () => [],
      ),
    )
    const { unmount } = await renderInApp(<NearbyWarehouses warehouse={warehouse} />)
    await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull())
    expect(screen.queryByRole('list')).toBeNull()
    unmount()
    nearbyAds(() => {
      throw new Refusal(500, 'The ads are down.')
    })
    await renderInApp(<NearbyWarehouses warehouse={warehouse} />)
    expect(names(await screen.findByRole('list', { name: 'Nearby Warehouses' }))).toHaveLength(6)
  })
})
