import { describe, expect, it } from 'vitest'
import { comparisonParameters, listingParameters, readRequirement, searchParameters } from './requirement-addresses'
import { mergedRequirement, type SpaceRequirement } from './space-requirement'

const whole: SpaceRequirement = {
  where: 'Columbus, OH',
  spaceType: 'SQ_FEET',
  quantity: 4000,
  startDate: '2027-01-15',
  term: 6,
}

describe('a need in addresses', () => {
  it.each([
    ['search', searchParameters],
    ['listing', listingParameters],
    ['comparison', comparisonParameters],
  ])('comes back whole from that of a %s', (_name, parametersOf) => {
    expect(readRequirement(new URLSearchParams(parametersOf(whole)))).toEqual(whole)
  })

  it('keeps radius and budget in a search', () => {
    const need: SpaceRequirement = { where: '43215', radiusInMiles: 50, budget: 5000 }
    expect(readRequirement(new URLSearchParams(searchParameters(need)))).toEqual(need)
  })

  it('reads the space of a listing without a mode as pallets', () => {
    expect(readRequirement('?space=75&month=3')).toEqual({ quantity: 75, spaceType: 'PALLET', term: 3 })
  })

  it.each(['?space=-3', '?month=5', '?start=2027-02-31', '?quantity=abc', '?minPallets=', ''])(
    'drops what is wrong in %s',
    (search) =>
      expect(
        readRequirement(search).quantity ?? readRequirement(search).term ?? readRequirement(search).startDate,
      ).toBeUndefined(),
  )

  it('is filled up from another one, a quantity with its own unit', () => {
    expect(mergedRequirement({ quantity: 40, spaceType: 'PALLET' }, whole)).toEqual({
      ...whole,
      quantity: 40,
      spaceType: 'PALLET',
    })
    expect(mergedRequirement({ term: 1 }, whole)).toEqual({ ...whole, term: 1 })
  })
})
