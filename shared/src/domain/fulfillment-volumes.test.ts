import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { volumeKeys } from '../reference/fulfillment-volumes'
import { monthlyShipmentVolumes, storageVolumes } from '../reference/rfp-ranges'
import { CompareQuery } from '../schema/compare'
import { hasVolumes, shipmentRange, storageRange, volumeParameters, volumesFrom } from './fulfillment-volumes'

const count = fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined })
const volumes = fc
  .record(
    Object.fromEntries(volumeKeys.map((key) => [key, count])) as Record<(typeof volumeKeys)[number], typeof count>,
  )
  .map(volumesFrom)

describe('volumes of a need', () => {
  it('go through an address as they are, and are what a comparison counts', () => {
    fc.assert(
      fc.property(volumes, (asked) => {
        const address = volumeParameters(asked)
        expect(volumesFrom(new URLSearchParams(address))).toEqual(asked)
        expect(CompareQuery.parse({ ids: '1', ...address })).toMatchObject(asked)
        expect(hasVolumes(asked)).toBe(Object.keys(address).length > 0)
      }),
    )
  })

  it('leave out what is no count', () => {
    expect(
      volumesFrom({ orders: 'many', unitsPerOrder: 0, palletsIn: -3, returnsPercent: 101, parcelsIn: null }),
    ).toEqual({})
  })

  it('answer the ranges of a quote form', () => {
    expect([1, 50, 51, 500, 501, 10_000, 10_001].map((orders) => shipmentRange({ orders }))).toEqual([
      '0-50',
      '0-50',
      '51-200',
      '201-500',
      '501-1000',
      '5001-10000',
      '10000+',
    ])
    expect([1, 16, 26, 500, 501].map((quantity) => storageRange({ quantity }))).toEqual([
      '1-5',
      '16-26',
      '16-26',
      '251-500',
      '500+',
    ])
    expect([shipmentRange({}), storageRange({})]).toEqual([undefined, undefined])
    expect([1, 66, 67, 9000].map((quantity) => storageRange({ quantity, spaceType: 'SQ_FEET' }))).toEqual([
      '1-5',
      '1-5',
      '6-15',
      '500+',
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (many) => {
        expect(monthlyShipmentVolumes).toContain(shipmentRange({ orders: many }))
        expect(storageVolumes).toContain(storageRange({ quantity: many }))
      }),
    )
  })
})
