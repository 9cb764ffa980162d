import type { MapItem } from '@stackyard/shared/schema/map'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const map = (query: string) => call<MapItem[]>(url, 'GET', `/warehouse/map?${query}`)
const sum = (items: MapItem[]) => items.reduce((count, item) => count + (item.kind === 'pin' ? 1 : item.count), 0)
const WORLD = 'southCoordinate=-85&northCoordinate=85&westCoordinate=-180&eastCoordinate=180'

describe('a visitor looks at the map', () => {
  it('and every listing is counted once at every zoom', async () => {
    const { count } = await ok<{ count: number }>(url, 'GET', `/warehouse/count-warehouse?${WORLD}`)
    for (const zoom of [0, 1, 3, 5, 8, 12, 18]) {
      const { results, total } = await map(`${WORLD}&zoom=${zoom}`)
      expect(total, `zoom ${zoom}`).toBe(count)
      expect(sum(results), `zoom ${zoom}`).toBe(count)
    }
  })

  it('and clusters have their center within their bounds', async () => {
    const { results } = await map(`${WORLD}&zoom=2`)
    const clusters = results.filter((item) => item.kind === 'cluster')
    expect(clusters.length).toBeGreaterThan(0)
    for (const { latitude, longitude, south, north, west, east } of clusters) {
      expect(latitude).toBeGreaterThanOrEqual(south - 0.001)
      expect(latitude).toBeLessThanOrEqual(north + 0.001)
      expect(longitude).toBeGreaterThanOrEqual(west - 0.001)
      expect(longitude).toBeLessThanOrEqual(east + 0.001)
    }
  })

  it('and gets pins for a small view and at most 500 without one', async () => {
    const small = await map('southCoordinate=39&northCoordinate=41&westCoordinate=-84&eastCoordinate=-82&zoom=9')
    expect(small.results.some((item) => item.kind === 'pin' && item.id === listingIds.main)).toBe(true)
    expect((await map('limit=100000')).results.length).toBeLessThanOrEqual(500)
  })

  it('and gets the pin of one listing', async () => {
    const pin = await ok<MapItem>(url, 'GET', `/warehouse/${listingIds.main}/map`)
    expect(pin).toMatchObject({ kind: 'pin', id: listingIds.main, state: 'OH' })
  })
})
