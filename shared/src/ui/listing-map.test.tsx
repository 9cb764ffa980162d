import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ListingMap, type MapBounds } from './listing-map'
import type { MapEvents } from './map/listing-map-view'

const made = vi.hoisted(() => ({ events: [] as unknown[] }))
vi.mock('./map/listing-map-view', () => ({
  ListingMapView: class {
    constructor(_target: HTMLElement, events: unknown) {
      made.events.push(events)
    }
    load = () => Promise.resolve()
    show = () => undefined
    light = () => undefined
    fit = () => undefined
    dispose = () => undefined
  },
}))

const view = (north: number) => ({ north, south: 20, east: -60, west: -120, zoom: 4 })
const rest = (north: number, byReader: boolean) =>
  act(() => (made.events.at(-1) as MapEvents).onRest(view(north), byReader))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

let told: MapBounds[]
beforeEach(() => {
  told = []
  vi.useFakeTimers()
  render(<ListingMap label="Map" items={[]} onBoundsChange={(bounds) => told.push(bounds)} />)
})
afterEach(() => vi.useRealTimers())

it('R-291: tells where the reader moved it once, 500 ms after the last of several moves', () => {
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

it('does not tell of moves that the page made', () => {
  rest(50, false)
  wait(5000)
  expect(told).toEqual([])
})
