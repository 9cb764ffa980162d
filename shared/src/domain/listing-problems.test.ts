import { describe, expect, it } from 'vitest'
import { ListingContent } from '../schema/warehouse-record'
import { listingProblems } from './listing-problems'

/** Content that nothing is wrong with but what a test takes away. */
const content = (facility: Partial<ListingContent['facilityDetails']>): ListingContent =>
  ({
    name: 'Akron Depot',
    address: { street1: '', street2: '', city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' },
    latitude: null,
    longitude: null,
    discountOption: 'percentage',
    fulfillmentRates: [],
    fulfillmentDeposit: 100,
    fulfillmentRatesDetails: { monthlyVolumeTiers: {} },
    facilityDetails: {
      dedicated: true,
      alwaysOpen: false,
      operatingDays: [false, true, true, true, true, true, false],
      operatingHours: { start: '06:00', end: '18:00' },
      squareFootage: '9000',
      ...facility,
    },
  }) as unknown as ListingContent

const wrong = (facility: Partial<ListingContent['facilityDetails']>, rules: 'live' | 'managed' | 'draft' = 'live') =>
  listingProblems(content(facility), rules).map(({ path }) => path.replace('facilityDetails.', ''))

const noHours = { start: '', end: '' }
const noDays = Array.from({ length: 7 }, () => false)

describe('what a listing lacks', () => {
  it('R-513: hours are required in the first set unless it is always open', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ operatingHours: noHours })).toEqual(['operatingHours.start', 'operatingHours.end'])
    expect(wrong({ operatingHours: noHours, alwaysOpen: true })).toEqual([])
    expect(wrong({ operatingHours: noHours }, 'managed')).toEqual([])
  })

  it('R-514: days and square footage in the first set, square footage alone in the other', () => {
    expect(wrong({ operatingDays: noDays })).toEqual(['operatingDays'])
    expect(wrong({ operatingDays: noDays }, 'managed')).toEqual([])
    expect(wrong({ squareFootage: '' })).toEqual(['squareFootage'])
    expect(wrong({ squareFootage: '' }, 'managed')).toEqual(['squareFootage'])
    expect(wrong({ squareFootage: '', operatingDays: noDays }, 'draft')).toEqual([])
  })

  it('R-514: dedicated is always one or the other', () => {
    const { facilityDetails } = ListingContent.shape
    const issues = facilityDetails.safeParse({ squareFootage: '9000' }).error?.issues.map(({ path }) => path[0]) ?? []
    expect(issues).toContain('dedicated')
  })
})
