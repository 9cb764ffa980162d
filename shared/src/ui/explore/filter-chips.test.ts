import { describe, expect, it } from 'vitest'
import { stateName } from '../../reference/state-names'
import { chipsOf } from './filter-chips'
import { readExploreSearch } from '../../domain/explore-search'

describe('chips of the filters in use', () => {
  it('names each filter and takes away just that one', () => {
    const search = readExploreSearch({
      state: 'tx',
      features: 'rail,b2b',
      verified: 'true',
      sort: 'name',
      view: 'list',
    })
    const chips = chipsOf(search)
    expect(chips.map(({ id }) => id)).toEqual(['state', 'verified', 'features.rail', 'features.b2b'])
    expect(chips[0]?.label).toBe('Texas')
    expect(chips.find(({ id }) => id === 'features.rail')?.without).toEqual({ ...search, features: ['b2b'] })
    expect(chips[1]?.without).toEqual({ ...search, verified: undefined })
  })

  it('has none without filters, and keeps what it doesn’t know readable', () => {
    expect(chipsOf(readExploreSearch({ sort: 'name', view: 'map' }))).toEqual([])
    expect(chipsOf({ features: ['teleport'] })[0]?.label).toBe('teleport')
    const [only] = chipsOf({ features: ['teleport'] })
    expect(only?.without.features).toBeUndefined()
  })

  it('has a must and a wish of the same option, and the way from the one to the other', () => {
    const search = readExploreSearch({ features: 'rail,b2b', wishes: 'certifications.usdaOrganic,features.b2b' })
    const [rail, , organic] = chipsOf(search)
    expect(chipsOf(search).map(({ option }) => option?.isWish)).toEqual([false, false, true])
    expect(rail?.option?.switched).toEqual({
      features: ['b2b'],
      wishes: ['certifications.usdaOrganic', 'features.b2b', 'features.rail'],
    })
    expect(organic?.option?.switched).toEqual({
      features: ['rail', 'b2b'],
      certifications: ['usdaOrganic'],
      wishes: ['features.b2b'],
    })
  })

  it('has switches, figures, and diamonds as the one or the other, too', () => {
    const search = readExploreSearch({ verified: 'true', minRating: '4', diamonds: '3,5', numberOfBuildings: '2' })
    const chips = chipsOf(search)
    expect(chips.map(({ label, option }) => [label, option?.switched.wishes])).toEqual([
      ['Verified', ['verified']],
      ['4 stars or more', ['minRating.4']],
      ['2 buildings or more', ['numberOfBuildings.2']],
      ['Top Provider', ['diamonds.3-5']],
      ['Best In Class', ['diamonds.3-5']],
    ])
    const [wish] = chipsOf(chips[3]?.option?.switched ?? {}).filter(({ option }) => option?.isWish)
    expect(wish?.label).toBe('Top Provider / Best In Class')
    expect(wish?.option?.switched).toEqual(search)
    expect(chipsOf({ verified: false, minPallets: 20 }).map(({ option }) => option)).toEqual([undefined])
  })

  it('names a country and its state', () => {
    const search = readExploreSearch({ country: 'DE', state: 'BY' })
    expect(chipsOf(search, stateName).map(({ label }) => label)).toEqual(['Germany', 'Bavaria'])
    expect(chipsOf(search).map(({ label }) => label)).toEqual(['Germany', 'BY'])
  })

  it('R-046: name filters that have no field of their own; a point and its radius go together', () => {
    const search = { latitude: 39.96, longitude: -82.99, radiusInMiles: 50, minRating: 4, diamonds: ['3', '5'] }
    const chips = chipsOf(search)
    expect(chips.map(({ label }) => label)).toEqual([
      '4 stars or more',
      'Within 50 miles',
      'Top Provider',
      'Best In Class',
    ])
    expect(chips[1]?.without).toEqual({ minRating: 4, diamonds: ['3', '5'] })
  })
})
