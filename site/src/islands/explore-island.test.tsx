import { render, screen } from '@testing-library/react'
import { sampleAd, sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAdCall, signIn, standInApi } from '../lib/stand-in-api.test-data'
import ExploreIsland, { type ExploreData } from './explore-island'

const map = vi.hoisted(() => ({ loads: 0 }))

vi.mock('@stackyard/shared/ui/listing-map', () => {
  map.loads += 1
  return { ListingMap: ({ label }: { label: string }) => <div role="region" aria-label={label} /> }
})

function open(width: 'phone' | 'desk', search: string, more: Partial<ExploreData> = {}) {
  history.replaceState(null, '', `/warehouses${search}`)
  const matches = width === 'desk'
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => 0, removeEventListener: () => 0 }))
  const bounds = { north: 49, south: 24, east: -66, west: -124 }
  const data = { preset: {}, heading: 'Everywhere', lead: '', endText: 'The end', label: 'Map: Everywhere', bounds }
  render(<ExploreIsland data={{ ...data, ...more }} />)
  return screen.findByRole('combobox', { name: 'Sort by' })
}
const mapShown = () => screen.findByRole('region', { name: 'Map: Everywhere' })

beforeEach(() => {
  class Unseen {
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Unseen)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => vi.unstubAllGlobals())

describe('the map of a list page', () => {
  it('is not loaded for the list on a phone, before a reader asks for it', async () => {
    await open('phone', '')
    await vi.dynamicImportSettled()
    expect([map.loads, screen.queryByRole('region')]).toEqual([0, null])
  })

  it('is loaded on a phone that asks for the map', async () => {
    await open('phone', '?view=map')
    expect(await mapShown()).toBeDefined()
    expect(map.loads).toBe(1)
  })

  it('stands beside the list where there is room', async () => {
    await open('desk', '')
    expect(await mapShown()).toBeDefined()
  })
})

describe('sponsored cards of a list page', () => {
  const cards = [1, 2, 3, 4].map((id) => sampleCard(id))
  const answer = (ads: () => readonly unknown[]) =>
    standInApi((asked) => (isAdCall(asked) ? ads() : asked.path === '/warehouse' ? cards : []))
  const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)
  const shown = () => screen.findByRole('link', { name: 'House 1' })
  afterEach(() => localStorage.clear())

  it.each([
    ['', {}, { campaignType: 'featured' }],
    ['', { preset: { region: 'south' } }, { campaignType: 'featured', region: 'south' }],
    [
      '?verified=true',
      { preset: { region: 'south' } },
      { campaignType: 'featured', region: 'south', verified: 'true' },
    ],
    ['', { preset: { hotrack: 'true' } }, { campaignType: 'hotdeal', hotrack: 'true' }],
    ['?query=Dallas', {}, { campaignType: 'search', query: 'Dallas' }],
    ['?sort=name', { kinds: true }, { campaignType: 'featured' }],
    ['?features=hazmat', { kinds: true }, { campaignType: 'search', 'features[0]': 'hazmat' }],
  ])('%s %j are those of %j', async (search, page, filters) => {
    const calls = answer(() => [])
    await open('phone', search, page)
    await shown()
    expect(calls.filter(isAdCall).map(({ query }) => query)).toEqual([
      { type: 'warehouse', limit: '24', skip: '0', ...filters },
    ])
  })

  it('have their place among the others, their label, and what their view counts by', async () => {
    answer(() => [sampleAd(9)])
    await open('phone', '')
    await shown()
    expect(titles()).toEqual(['House 1', 'House 2', 'House 9', 'House 3', 'House 4'])
    expect(screen.getAllByText('Sponsored')).toHaveLength(1)
    const { listing, campaign, adToken } =
      screen.getByRole('link', { name: 'House 9' }).closest('article')?.dataset ?? {}
    expect([listing, campaign, adToken]).toEqual(['9', '90', 'token-9'])
    expect(screen.getByText('4 warehouses')).toBeDefined()
  })

  it('leave the list alone when their call fails', async () => {
    answer(() => {
      throw new Error('The ads are down')
    })
    await open('phone', '')
    await shown()
    expect(titles()).toEqual(cards.map(({ name }) => name))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are not asked for by admins', async () => {
    signIn('admin')
    const calls = answer(() => [sampleAd(9)])
    await open('phone', '')
    await shown()
    expect(calls.filter(isAdCall)).toEqual([])
    expect(titles()).toEqual(cards.map(({ name }) => name))
  })

  it('take no place among the cards that came with the page and are in sight', async () => {
    answer(() => [sampleAd(9)])
    const first = cards.map((card) => ({ ...card }))
    await open('phone', '', { first })
    await shown()
    await vi.waitFor(() => expect(screen.getByText('The end')).toBeDefined())
    expect(titles()).toEqual(cards.map(({ name }) => name))
  })
})
