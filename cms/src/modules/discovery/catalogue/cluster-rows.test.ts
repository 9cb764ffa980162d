import { describe, expect, it } from 'vitest'
import { clusterRows } from './cluster-rows'
import { FLAG, ListingColumns } from './columns'
import type { Look } from './look'
import { testsOf } from './row-tests'

/** Numbers from 0 to 1, the same in each run. */
function sequence() {
  let last = 20_261_122
  return () => (last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32
}

/** Listings around towns: most of them close together, some far apart. */
function catalogue(count: number, towns: number): Look {
  const next = sequence()
  const places = Array.from({ length: towns }, () => ({ latitude: 25 + next() * 24, longitude: -120 + next() * 50 }))
  const columns = new ListingColumns()
  for (let id = 1; id <= count; id++) {
    const town = places[id % towns] ?? { latitude: 0, longitude: 0 }
    columns.set({
      id,
      sellerId: 1,
      flags: FLAG.listed,
      regionScope: 'us',
      region: 'south',
      regions: 'south',
      country: 'US',
      state: 'TX',
      sellerType: 'seller',
      rating: 4,
      buildings: 1,
      diamond: 0,
      categories: '',
      features: '',
      latitude: town.latitude + next() * 0.5,
      longitude: town.longitude + next() * 0.5,
    })
  }
  const asked = { filters: {}, meaning: {}, viewer: null }
  return { columns, tests: testsOf(columns, asked as never, undefined), named: undefined }
}

const cellCount = ({ columns: { size, floats } }: Look, depth: number): number => {
  const across = 2 ** depth * 3.2
  const cell = (latitude = 0, longitude = 0) => {
    const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)
    return `${Math.floor(((longitude + 180) / 360) * across)} ${Math.floor(y * across)}`
  }
  return new Set(Array.from({ length: size }, (_, slot) => cell(floats.latitude[slot], floats.longitude[slot]))).size
}

describe('clusters of a view', () => {
  it.each([
    [4000, 900],
    [4000, 40],
    [4000, 1],
    [151, 2],
  ])(
    'of %i listings in %i towns are those of the deepest grid with at most 300, and conserve the count',
    (count, towns) => {
      const look = catalogue(count, towns)
      for (const zoom of [0, 2, 5, 9, 14, 24]) {
        const { clusters, pinSlots, total } = clusterRows(look, zoom)
        let depth = Math.min(20, zoom)
        while (depth > 0 && cellCount(look, depth) > 300) depth--
        expect(clusters.length + pinSlots.length, `zoom ${zoom}`).toBe(cellCount(look, depth))
        expect(total).toBe(count)
        expect(clusters.reduce((sum, cluster) => sum + cluster.count, pinSlots.length)).toBe(count)
      }
    },
  )
})
