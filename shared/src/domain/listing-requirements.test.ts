import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListingContent } from '../schema/warehouse-record'
import { completenessOf, listingProblems } from './listing-problems'
import { isRequiredPath, listingRequirements } from './listing-requirements'

const text = (filled: string) => fc.constantFrom('', filled)
const figure = fc.option(fc.integer({ min: -10, max: 150 }), { nil: null })
const arbitrary = fc
  .record({
    name: text('Akron Depot'),
    city: text('Akron'),
    zipCode: text('44308'),
    state: text('OH'),
    country: fc.constantFrom('', 'US', 'SG', 'Atlantis', 'KP'),
    latitude: figure,
    longitude: figure,
    totalSpace: figure,
    minSpaceOrder: figure,
    maxSpaceOrder: figure,
    price1: figure,
    discount1: figure,
    description: text('x'.repeat(100)),
    squareFootage: text('9000'),
    alwaysOpen: fc.boolean(),
    days: fc.constantFrom(
      [],
      [true],
      Array.from({ length: 7 }, () => false),
      [false, true, true, true, true, true, false],
    ),
    start: text('06:00'),
    end: text('18:00'),
    tiers: fc.constantFrom([], ['0 to 10'], ['0 to 10', '0 to 10']),
  })
  .map(
    (some) =>
      ({
        ...some,
        address: { city: some.city, zipCode: some.zipCode, state: some.state, country: some.country },
        photos: [],
        categories: {},
        features: {},
        discountOption: 'percentage',
        fulfillmentDeposit: 100,
        fulfillmentRatesDetails: { monthlyVolumeTiers: { price_0_to_10_discount: some.discount1 } },
        fulfillmentRates: some.tiers.map((tierName) => ({ tierName, fulfillmentRatesDetails: {} })),
        facilityDetails: {
          squareFootage: some.squareFootage,
          alwaysOpen: some.alwaysOpen,
          operatingDays: some.days,
          operatingHours: { start: some.start, end: some.end },
        },
      }) as unknown as ListingContent,
  )

describe('the meter and publishing ask the same rules (R-513, R-514, R-321)', () => {
  it.each(['live', 'managed'] as const)(
    'whatever publishing a %s listing refuses, the meter showed before',
    (rules) => {
      fc.assert(
        fc.property(arbitrary, (content) => {
          const refused = listingProblems(content, rules)
          const { percent, parts } = completenessOf(content, rules)
          const missing = parts.filter(({ isDone }) => !isDone)
          for (const { path } of refused) {
            const part = listingRequirements.find((one) => one.path === path)?.part
            const isShown = missing.some(
              (one) =>
                one.isRequired &&
                (one.path === path || one.key === part || (one.key === 'pin' && path.endsWith('itude'))),
            )
            expect({ path, isShown }).toEqual({ path, isShown: true })
          }
          if (refused.length > 0) expect(percent).toBeLessThan(100)
          if (missing.every(({ isRequired }) => !isRequired)) expect(refused).toEqual([])
        }),
        { numRuns: 1000 },
      )
    },
  )

  it('operating hours are a part of their own, with an asterisk, for a provider’s listing only', () => {
    expect(isRequiredPath('facilityDetails.operatingHours', 'live')).toBe(true)
    expect(isRequiredPath('facilityDetails.operatingHours', 'managed')).toBe(false)
    expect(isRequiredPath('facilityDetails.employees', 'live')).toBe(false)
  })
})
