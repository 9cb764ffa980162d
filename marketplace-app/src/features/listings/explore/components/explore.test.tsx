import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapEvents } from '@stackyard/shared/ui/map/listing-map-view'
import { renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { everywhere } from '../place'
import { Explore } from './explore'

const drawn = vi.hoisted(() => ({ events: [] as unknown[] }))

/** The map without its drawing: what it says is said by the test. */
vi.mock('@stackyard/shared/ui/map/listing-map-view', () => ({
  ListingMapView: class {
    constructor(_target: unknown, events: unknown) {
      drawn.events.push(events)
    }
    load = async () => undefined
    show = () => undefined
    popup = document.createElement('div')
    light = () => undefined
    encircle = () => undefined
    overlay = () => undefined
    openPopup = () => undefined
    closePopup = () => undefined
    fit = () => undefined
    dispose = () => undefined
  },
}))

const screenOf = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
afterEach(() => {
  vi.unstubAllGlobals()
  drawn.events.length = 0
  moved.mockClear()
})

const moved = vi.fn()

function Searched() {
  const [search, setSearch] = useState<ExploreSearch>({})
  return (
    <Explore
      place={everywhere}
      source="warehouse"
      search={search}
      onSearch={(next) => {
        moved(next)
        setSearch(next)
      }}
    />
  )
}

const isList = ({ path, query }: SentCall) => path.replace(/\/$/, '') === '/warehouse' && query.has('limit')

it.each([
  [true, ['Split', 'List', 'Table', 'Map']],
  [false, ['List', 'Table', 'Map']],
])('R-052: on a wide screen (%s) the views are %j', async (isWide, views) => {
  screenOf(isWide)
  standInApi(({ path }) => (path.endsWith('/relax') ? null : []))
  await renderInApp(<Searched />)
  const buttons = within(await screen.findByRole('group', { name: 'View' })).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(views)
  const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true')
  expect(pressed.map(({ textContent }) => textContent)).toEqual([views[0]])
})

it('R-048: however often the map is moved, the list is asked for once, half a second after the last movement', async () => {
  screenOf(true)
  const calls = standInApi(({ path }) => (path.endsWith('/relax') ? null : []))
  await renderInApp(<Searched />)
  await waitFor(() => expect(drawn.events).toHaveLength(1))
  await waitFor(() => expect(calls.filter(isList)).toHaveLength(1))
  const events = drawn.events[0] as MapEvents
  const wait = vi.spyOn(globalThis, 'setTimeout')
  act(() => {
    for (const north of [41, 42, 43]) events.onRest({ north, south: 30, east: -90, west: -100, zoom: 5 }, true)
  })
  expect(wait.mock.calls.filter(([, ms]) => ms === 500)).toHaveLength(3)
  expect(moved).not.toHaveBeenCalled()
  wait.mockRestore()
  await waitFor(() => expect(calls.filter(isList)).toHaveLength(2))
  expect(moved).toHaveBeenCalledTimes(1)
  expect(calls.filter(isList).map(({ query }) => query.get('coordinates'))).toEqual([null, '30,-100,43,-90'])
})
