import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapPin } from '../schema/map'
import { ListingMap, type ListingMapProps, type MapBounds } from './listing-map'
import type { MapEvents } from './map/listing-map-view'
import { sampleCard } from './sample-card.test-data'

type Made = { events: MapEvents; popup: HTMLElement; lit: unknown[]; beside: unknown[]; overlays: unknown[] }
const made = vi.hoisted(() => ({ maps: [] as unknown[], width: 900 }))
vi.mock('./map/listing-map-view', () => ({
  ListingMapView: class {
    popup = document.createElement('div')
    lit: unknown[] = []
    beside: unknown[] = []
    overlays: unknown[] = []
    constructor(
      target: HTMLElement,
      readonly events: unknown,
    ) {
      Object.defineProperty(target, 'clientWidth', { value: made.width })
      target.append(this.popup)
      made.maps.push(this)
    }
    load = () => Promise.resolve()
    show = () => undefined
    light = (listing: unknown) => void this.lit.push(listing)
    encircle = () => undefined
    overlay = (kinds: unknown) => void this.overlays.push(kinds)
    openPopup = (at: unknown) => void this.beside.push(at)
    closePopup = () => void this.beside.push(null)
    fit = () => undefined
    dispose = () => this.popup.remove()
  },
}))

const map = () => made.maps.at(-1) as Made
const view = (north: number) => ({ north, south: 20, east: -60, west: -120, zoom: 4 })
const pin = (id: number): MapPin => ({
  kind: 'pin',
  id,
  _id: id,
  type: 'warehouse',
  name: `House ${id}`,
  slug: `house-${id}`,
  latitude: 40,
  longitude: -83,
  city: 'Columbus',
  state: 'OH',
  country: 'US',
  photo: null,
  isVerified: true,
  isFeatured: false,
  diamond: 0,
  averageRating: 0,
  discountPercent: 0,
})
const show = (props: Partial<ListingMapProps> = {}) =>
  render(<ListingMap label="Map" items={[pin(7), pin(8)]} {...props} />)

beforeEach(() => {
  made.width = 900
  localStorage.clear()
})

describe('where the reader moved the map', () => {
  const rest = (north: number, byReader: boolean) => act(() => map().events.onRest(view(north), byReader))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  let told: MapBounds[]
  beforeEach(() => {
    told = []
    vi.useFakeTimers()
    show({ onBoundsChange: (bounds) => told.push(bounds) })
  })
  afterEach(() => vi.useRealTimers())

  it('R-291: is told once, 500 ms after the last of several moves', () => {
    for (const north of [50, 49, 48]) {
      rest(north, true)
      wait(400)
    }
    expect(told).toEqual([])
    wait(99)
    expect(told).toEqual([])
    wait(1)
    expect(told).toEqual([view(48)])
    wait(5000)
    expect(told).toHaveLength(1)
  })

  it('is not told of moves that the page made', () => {
    rest(50, false)
    wait(5000)
    expect(told).toEqual([])
  })
})

describe('a picked pin', () => {
  const card = () => screen.queryByRole('article', { name: 'House 7' })
  const pick = (item: MapPin | null) => act(() => map().events.onPick(item))

  it('R-305: opens its card beside it, named for the count, and takes the focus', () => {
    const picked: number[] = []
    show({ onPick: ({ id }) => picked.push(id) })
    pick(pin(7))
    expect(card()?.dataset.listing).toBe('7')
    expect(map().popup.contains(card())).toBe(true)
    expect(map().beside.at(-1)).toEqual(pin(7))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'House 7' }))
    expect(picked).toEqual([7])
    expect(map().lit.at(-1)).toEqual(pin(7))
  })

  it('lies at the foot of a narrow map', () => {
    made.width = 360
    show()
    pick(pin(7))
    expect(card()).not.toBeNull()
    expect(map().popup.contains(card())).toBe(false)
    expect(map().beside.at(-1)).toBeNull()
  })

  it('closes by Escape and gives the focus back to the list it was opened from', () => {
    show()
    const button = screen.getByRole('button', { name: /^House 7, Columbus/ })
    act(() => button.focus())
    fireEvent.click(button)
    expect(card()).not.toBeNull()
    fireEvent.keyDown(screen.getByRole('link', { name: 'House 7' }), { key: 'Escape' })
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('closes by its button, by a click beside all pins, and by a press outside of the map', () => {
    show()
    pick(pin(7))
    fireEvent.click(screen.getByRole('button', { name: 'Close preview' }))
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Map' }))
    pick(pin(7))
    pick(null)
    expect(card()).toBeNull()
    pick(pin(7))
    fireEvent.pointerDown(document.body)
    expect(card()).toBeNull()
  })

  it('shows rate, total and space for the need, and the miles', async () => {
    const prices = { price1: 14, price3: 13, price6: 12, price12: null, net6: 12 }
    const none = { priceSq1: null, priceSq3: null, priceSq6: null, priceSq12: null }
    const loaded = sampleCard(7, {
      prices: { ...prices, ...none },
      miles: 12.3,
      freePallets: 90,
      freeFrom: '2026-01-01',
    })
    show({ need: { quantity: 40, term: 6 }, loadCard: () => Promise.resolve(loaded) })
    pick(pin(7))
    expect(card()?.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(card()?.textContent).toContain('$2,880.00'))
    expect(card()?.textContent).toContain('$12.00')
    expect(card()?.textContent).toContain('12.3 mi')
    expect(card()?.textContent).toContain('90 pallets free')
  })

  it('says so where space and price cannot be read, and drops a card that comes too late', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answers: ((card: ReturnType<typeof sampleCard>) => void)[] = []
    const loadCard = ({ id }: MapPin) =>
      id === 8
        ? Promise.reject(new Error('away'))
        : new Promise<ReturnType<typeof sampleCard>>((answer) => answers.push(answer))
    show({ loadCard })
    pick(pin(7))
    pick(pin(8))
    await screen.findByText('Space and price could not be loaded.')
    await act(async () => answers[0]?.(sampleCard(7, { miles: 99 })))
    expect(screen.getByRole('article', { name: 'House 8' }).textContent).not.toContain('99 mi')
  })
})

describe('ties and layers', () => {
  it('tells of the pin that keyboard focus is on, and lights what the list lights', () => {
    const told: (number | null)[] = []
    const { rerender } = show({ onActiveChange: (listing) => told.push(listing?.id ?? null) })
    const button = screen.getByRole('button', { name: /^House 8/ })
    act(() => button.focus())
    act(() => button.blur())
    expect(told).toEqual([8, null])
    const active = { id: 5, latitude: 1, longitude: 2 }
    rerender(<ListingMap label="Map" items={[]} active={active} />)
    expect(map().lit.at(-1)).toBe(active)
  })

  it('switches layers on, and keeps them for the next map', () => {
    const { unmount } = show()
    const button = screen.getByRole('button', { name: 'Layers of the map' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seaports' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Airports' }))
    expect(map().overlays.at(-1)).toEqual(['airports', 'seaports'])
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Airports' }), { key: 'Escape' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
    unmount()
    show()
    expect(map().overlays.at(-1)).toEqual(['airports', 'seaports'])
  })
})
