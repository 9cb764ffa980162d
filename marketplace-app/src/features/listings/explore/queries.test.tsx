import { afterEach, expect, it, vi } from 'vitest'
import { standInApi } from '../../../lib/render-in-app.test-data'
import { featuredPlace } from './place'
import { loadMapItems } from './queries'

afterEach(() => vi.unstubAllGlobals())

it('R-047: the map of the featured screen asks the map’s list for featured ones', async () => {
  const calls = standInApi(() => [])
  const view = { zoom: 4, north: 49, south: 24, east: -66, west: -124 }
  await loadMapItems({ ...featuredPlace.fixed }, view, new AbortController().signal)
  expect(calls.map(({ path }) => path)).toEqual(['/warehouse/map'])
  expect(calls[0]?.query.get('featured')).toBe('true')
})
