import { describe, expect, it } from 'vitest'
import { boundedStep, stepOf, steps } from './steps'

describe('the steps of the form', () => {
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

  it('R-505: a step outside 0 to 5 is ignored', () => {
    expect([-1, 6, 2.5].map((wanted) => boundedStep(wanted, 3))).toEqual([3, 3, 3])
    expect([0, 1, 2, 3, 4, 5].map((wanted) => boundedStep(wanted, 3))).toEqual([0, 1, 2, 3, 4, 5])
    expect(steps).toHaveLength(6)
  })

  it('R-507: every group of a listing has its place', () => {
    const groups = steps.flatMap((step) => step.groups.map(({ key }) => key))
    expect(groups).toEqual(
      expect.arrayContaining(['identity', 'facility', 'categories', 'features', 'amenities', 'space', 'rates']),
    )
    for (const path of ['price1', 'photos', 'documents', 'fulfillmentRates', 'address', 'amenities.packaging'])
      expect(steps.some(({ paths }) => paths.some((start) => path.startsWith(start)))).toBe(true)
  })

  it('R-260: offers 30 features, 27 product categories and 34 WMS products besides Other', () => {
    const fields = steps.flatMap(({ groups }) => groups.flatMap((group) => group.fields))
    expect(fields.filter(({ key }) => key.startsWith('features.'))).toHaveLength(30)
    expect(fields.filter(({ key }) => key.startsWith('categories.'))).toHaveLength(27)
    const products = fields.find(({ key }) => key === 'amenities.primaryWms')?.options ?? []
    expect(products.filter(({ value }) => value !== 'Other')).toHaveLength(34)
    expect(products).toHaveLength(35)
  })

  it('no field stands twice', () => {
    const keys = steps.flatMap((step) => step.groups.flatMap((group) => group.fields.map((field) => field.key)))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
