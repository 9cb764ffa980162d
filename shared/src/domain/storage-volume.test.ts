import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storageVolumes } from '../reference/rfp-ranges'
import { storageVolumeOf } from './storage-volume'

describe('the range of pallets that a need is in', () => {
  it.each([
    [1, '1-5'],
    [5, '1-5'],
    [6, '6-15'],
    [26, '16-26'],
    [27, '27-50'],
    [500, '251-500'],
    [501, '500+'],
    [90_000, '500+'],
  ])('%i pallets: %s', (quantity, range) => expect(storageVolumeOf({ quantity, spaceType: 'PALLET' })).toBe(range))

  it('is none for square feet, and without a quantity', () => {
    expect(storageVolumeOf({ quantity: 40, spaceType: 'SQ_FEET' })).toBe('')
    expect(storageVolumeOf({})).toBe('')
  })

  it('holds the quantity, and grows with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(2000), (quantity, more) => {
        const range = storageVolumeOf({ quantity })
        const [least = 0, most = Infinity] = range.split(/[-+]/).map((end) => (end === '' ? Infinity : Number(end)))
        expect(quantity).toBeGreaterThanOrEqual(least)
        expect(quantity).toBeLessThanOrEqual(most)
        const places = [quantity, quantity + more].map((count) =>
          storageVolumes.findIndex((known) => known === storageVolumeOf({ quantity: count })),
        )
        expect(places[1]).toBeGreaterThanOrEqual(places[0] ?? 0)
      }),
    )
  })
})
