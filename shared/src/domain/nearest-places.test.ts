import { describe, expect, it } from 'vitest'
import { askedBy, likeness, nearestPlaces, searchedBy } from './nearest-places'
import { placesWithPages } from './places-with-pages'

const places = placesWithPages()
const nearest = (text: string) => nearestPlaces(text, places)[0]?.path

describe('addresses that lead nowhere', () => {
  it('lead to the place whose name is most like them', () => {
    expect(nearest('midwst')).toBe('/warehouses/region/midwest')
    expect(nearest('germny')).toBe('/warehouses/country/DE')
    expect(nearest('calfornia')).toBe('/warehouses/country/US/state/CA')
    expect(nearest('cote-divoire')).toBe('/warehouses/country/CI')
    expect(nearest('hotracks')).toBe('/warehouses/hot-racks')
  })

  it('offer nothing where nothing is like them', () => {
    expect(nearestPlaces('qqqq-zzzz', places)).toEqual([])
    expect(nearestPlaces('---', places)).toEqual([])
  })

  it.each(['contact', 'terms', 'test', 'warehouse', 'pricing'])('/%s is no slip of a place', (text) => {
    expect(nearestPlaces(text, places)).toEqual([])
  })

  it('ask with the words of a listing’s name and its city', () => {
    expect(askedBy('/warehouses/acme-storage-in-fort-worth-tx')).toEqual({ words: 'acme storage', city: 'fort worth' })
    expect(askedBy('/warehouses/region/mid%20wst/')).toEqual({ words: 'mid wst', city: '' })
    expect(askedBy('/%E0%A4%A')).toEqual({ words: '', city: '' })
  })

  it('are searched for by their telling words and the city of a listing', () => {
    expect(searchedBy('/there-is-no-such-page-columbus')).toBe('columbus')
    expect(searchedBy('/blog/cold-storage-new-york.html')).toBe('cold storage new york')
    expect(searchedBy('/warehouses/acme-storage-in-fort-worth-tx')).toBe('acme storage fort worth')
    expect(searchedBy('/no-such-page')).toBe('')
    expect(searchedBy('/%E0%A4%A')).toBe('')
  })

  it('are alike in full with themselves, and not at all without a pair in common', () => {
    expect(likeness('Texas', 'texas')).toBe(1)
    expect(likeness('abc', 'xyz')).toBe(0)
  })
})
