import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ExploreIsland from './explore-island'

const map = vi.hoisted(() => ({ loads: 0 }))

vi.mock('@stackyard/shared/ui/listing-map', () => {
  map.loads += 1
  return { ListingMap: ({ label }: { label: string }) => <div role="region" aria-label={label} /> }
})

function open(width: 'phone' | 'desk', search: string) {
  history.replaceState(null, '', `/warehouses${search}`)
  const matches = width === 'desk'
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => 0, removeEventListener: () => 0 }))
  const bounds = { north: 49, south: 24, east: -66, west: -124 }
  render(<ExploreIsland data={{ preset: {}, endText: 'The end', label: 'Map: Everywhere', bounds }} />)
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
