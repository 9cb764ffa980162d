import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  boundsText,
  readExploreSearch,
  filterCount,
  nextSkip,
  toListingInput,
  toMapInput,
} from './explore-search'
import { boundsAround } from './bounds-around'

const page = (count: number) => ({ results: Array.from({ length: count }) })

describe('address of an exploration', () => {
  it('reads lists, switches and numbers from texts', () => {
    const search = readExploreSearch({ features: 'rail,hazmat', verified: 'true', minPallets: '50', view: 'map' })
    expect(search).toEqual({ features: ['rail', 'hazmat'], verified: true, minPallets: 50, view: 'map' })
  })

  it('leaves out what it can not read', () => {
    const bad = { view: 'globe', minPallets: 'many', coordinates: 'here', regionScope: 'moon', verified: 'perhaps' }
    expect(readExploreSearch(bad)).toEqual({})
  })

  it('reads space, day and price', () => {
    const search = readExploreSearch({ minSqft: '500', freeFrom: '2027-01-15', minPrice: '0', maxPrice: '21.5' })
    expect(search).toEqual({ minSqft: 500, freeFrom: '2027-01-15', minPrice: 0, maxPrice: 21.5 })
    expect(readExploreSearch({ freeFrom: 'soon', minSqft: '-1', maxPrice: 'cheap' })).toEqual({})
    expect(readExploreSearch({ freeFrom: '2027-13-45' })).toEqual({})
  })

  it('R-046: reads the filters that have no field of their own, and passes them on', () => {
    const address = {
      radiusInMiles: '50',
      latitude: '39.96',
      longitude: '-82.99',
      categoriesQuery: 'footwear,toysGames',
      featuresQuery: 'rail',
      diamonds: '3,5',
      minRating: '4',
      userType: 'manager',
    }
    const wanted = {
      radiusInMiles: 50,
      latitude: 39.96,
      longitude: -82.99,
      categoriesQuery: ['footwear', 'toysGames'],
      featuresQuery: ['rail'],
      diamonds: ['3', '5'],
      minRating: 4,
      userType: 'manager',
    }
    expect(toListingInput(readExploreSearch({ ...address, page: '3' }))).toEqual(wanted)
    expect(toMapInput(readExploreSearch(address))).toEqual(wanted)
    expect(filterCount(readExploreSearch(address))).toBe(6)
    const broken = { latitude: '39.96', diamonds: '7', minRating: '9', userType: 'admin', radiusInMiles: '-1' }
    expect(readExploreSearch(broken)).toEqual({})
  })

  it('keeps the place of the map', () => {
    const bounds = { south: 30.123456, west: -100, north: 35, east: -90.5 }
    expect(boundsText(bounds)).toBe('30.1235,-100,35,-90.5')
    expect(boundsOf(boundsText(bounds))).toEqual({ ...bounds, south: 30.1235 })
    expect(readExploreSearch({ coordinates: boundsText(bounds) }).coordinates).toBe('30.1235,-100,35,-90.5')
    expect(boundsOf('1,2,x,4')).toBeUndefined()
  })

  it('gives the map all filters but its own bounds, and no order: neither a sort nor wishes', () => {
    const address = { state: 'TX', coordinates: '1,2,3,4', view: 'split', wishes: 'features.hazmat', sort: 'fit' }
    expect(toMapInput(readExploreSearch(address))).toEqual({ state: 'TX' })
  })

  it('counts filters, not the words searched for', () => {
    expect(filterCount(readExploreSearch({ query: 'dallas', state: 'TX', hotrack: 'true', view: 'list' }))).toBe(2)
  })
})

describe('bounds around what was found', () => {
  const pin = (latitude: number, longitude: number) =>
    ({ kind: 'pin', id: 1, latitude, longitude }) as Parameters<typeof boundsAround>[0][number]

  it('holds every pin and the whole of every cluster', () => {
    const cluster = {
      kind: 'cluster',
      count: 5,
      latitude: 40,
      longitude: -80,
      south: 38,
      north: 41,
      west: -84,
      east: -79,
    }
    const bounds = boundsAround([pin(30, -97), cluster as Parameters<typeof boundsAround>[0][number]])
    expect(bounds?.south).toBeLessThan(30)
    expect(bounds?.north).toBeGreaterThan(41)
    expect(bounds?.west).toBeLessThan(-97)
    expect(bounds?.east).toBeGreaterThan(-79)
  })

  it('keeps some land around a single pin and the globe’s edges', () => {
    expect(boundsAround([pin(30, -97)])).toEqual({ south: 29.9, north: 30.1, west: -97.1, east: -96.9 })
    expect(boundsAround([pin(84.99, 179.99)])).toMatchObject({ north: 85, east: 180 })
    expect(boundsAround([])).toBeNull()
  })
})

describe('infinite loading', () => {
  it('goes on after a full page and stops at one with fewer than 24', () => {
    expect(nextSkip([page(24)])).toBe(24)
    expect(nextSkip([page(24), page(24)])).toBe(48)
    expect(nextSkip([page(24), page(23)])).toBeUndefined()
    expect(nextSkip([page(0)])).toBeUndefined()
  })
})
