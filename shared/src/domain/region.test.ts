import { describe, expect, it } from 'vitest'
import { findCountry, findUsState, placeOf, regionLabel, regionName } from './region'

describe('regions', () => {
  it.each(['United States', 'us', 'USA', ' usa '])('finds the country by "%s"', (value) => {
    expect(findCountry(value)?.code2).toBe('US')
  })

  it.each([
    ['US', 'TX', { regionScope: 'us', region: 'south', regions: ['south'] }],
    ['United States', 'texas', { regionScope: 'us', region: 'south', regions: ['south'] }],
    ['US', 'GU', { regionScope: 'us', region: 'alaska-hawaii', regions: ['alaska-hawaii', 'west'] }],
    ['PR', '', { regionScope: 'us', region: 'alaska-hawaii', regions: ['alaska-hawaii', 'south'] }],
    ['US', 'Nowhere', { regionScope: 'us', region: '', regions: [] }],
    ['Germany', 'BY', { regionScope: 'global', region: 'EUR', regions: ['EUR'] }],
    ['Brazil', null, { regionScope: 'global', region: 'SAM', regions: ['SAM'] }],
    ['Mexico', null, { regionScope: 'global', region: 'NAM', regions: ['NAM'] }],
    ['Atlantis', null, { regionScope: 'global', region: '', regions: [] }],
  ] as const)('%s / %s', (country, state, place) => expect(placeOf({ country, state })).toEqual(place))

  it.each([
    [{ country: 'US', state: 'TX' }, 'us'],
    [{ country: 'GU', state: '' }, 'us'],
    [{ country: 'DE', state: 'Bavaria' }, 'global'],
  ])('R-251: %o has the scope %s', (address, scope) => {
    expect(placeOf(address).regionScope).toBe(scope)
  })

  it('labels regions', () => {
    expect(regionLabel(placeOf({ country: 'US', state: 'AK' }))).toBe('Alaska/Hawaii/Territories')
    expect(regionLabel(placeOf({ country: 'DE' }))).toBe('Global')
    expect(regionName('asia')).toBe('Asia')
    expect(regionName('west')).toBe('West')
    expect(regionName('xyz')).toBe('xyz')
    expect(findUsState('new york')?.code).toBe('NY')
    expect(findUsState(null)).toBeNull()
  })
})
