import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  boundsText,
  readExploreSearch,
  filterCount,
  nextSkip,
  readFilterForm,
  toMapInput,
} from './explore-search'

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

  it('keeps the place of the map', () => {
    const bounds = { south: 30.123456, west: -100, north: 35, east: -90.5 }
    expect(boundsText(bounds)).toBe('30.1235,-100,35,-90.5')
    expect(boundsOf(boundsText(bounds))).toEqual({ ...bounds, south: 30.1235 })
    expect(readExploreSearch({ coordinates: boundsText(bounds) }).coordinates).toBe('30.1235,-100,35,-90.5')
    expect(boundsOf('1,2,x,4')).toBeUndefined()
  })

  it('gives the map all filters but its own bounds', () => {
    expect(toMapInput(readExploreSearch({ state: 'TX', coordinates: '1,2,3,4', view: 'split' }))).toEqual({
      state: 'TX',
    })
  })

  it('counts filters, not the words searched for', () => {
    expect(filterCount(readExploreSearch({ query: 'dallas', state: 'TX', hotrack: 'true', view: 'list' }))).toBe(2)
  })
})

describe('infinite loading (000 §4.4)', () => {
  it('goes on after a full page and stops at one with fewer than 24', () => {
    expect(nextSkip([page(24)])).toBe(24)
    expect(nextSkip([page(24), page(24)])).toBe(48)
    expect(nextSkip([page(24), page(23)])).toBeUndefined()
    expect(nextSkip([page(0)])).toBeUndefined()
  })
})

describe('filter form', () => {
  it('reads only what was chosen', () => {
    const form = new FormData()
    form.append('features', 'rail')
    form.append('features', 'bonded')
    form.set('query', '  reno ')
    form.set('state', '')
    form.set('verified', 'on')
    expect(readFilterForm(form)).toEqual({ query: 'reno', features: ['rail', 'bonded'], verified: true })
  })
})
