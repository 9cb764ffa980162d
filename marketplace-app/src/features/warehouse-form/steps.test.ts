import { describe, expect, it } from 'vitest'
import { boundedStep, stepOf, steps } from './steps'

describe('the steps of the form (002 §2.13, §4.4)', () => {
  it.each([
    ['name', 'general'],
    ['address.city', 'general'],
    ['facilityDetails.operatingHours.start', 'facility'],
    ['facilityDetails.squareFootage', 'facility'],
    ['categories', 'expertise'],
    ['amenities.primaryWms', 'services'],
    ['discountSq3', 'space'],
    ['fulfillmentRates[0].tierName', 'space'],
    ['photos[2].link', 'media'],
    ['elsewhere', 'general'],
  ])('%s is found in %s', (path, key) => {
    expect(steps[stepOf(path)]?.key).toBe(key)
  })

  it('a step outside 0 to 5 is ignored', () => {
    expect([-1, 6, 2.5].map((wanted) => boundedStep(wanted, 3))).toEqual([3, 3, 3])
    expect(boundedStep(5, 3)).toBe(5)
  })

  it('no field stands twice', () => {
    const keys = steps.flatMap((step) => step.groups.flatMap((group) => group.fields.map((field) => field.key)))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
