import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookableSpace, bookingProblem, type SpaceOffer } from './bookable-space'

const limit = fc.option(fc.oneof(fc.integer({ min: -5, max: 300 }), fc.constantFrom(0.5, 12.4, 99.9)), { nil: null })
const offerArbitrary: fc.Arbitrary<SpaceOffer> = fc.record({
  palletEnabled: fc.boolean(),
  sqEnabled: fc.boolean(),
  totalSpace: fc.integer({ min: 0, max: 200 }),
  minSpaceOrder: limit,
  maxSpaceOrder: limit,
  minSpaceOrderSq: limit,
  maxSpaceOrderSq: limit,
})
const modeArbitrary = fc.constantFrom('PALLET' as const, 'SQ_FEET' as const)

/** The rule in words of its own: can this whole quantity be ordered while so many units are free? */
function fits(offer: SpaceOffer, mode: 'PALLET' | 'SQ_FEET', quantity: number, freeUnits: number): boolean {
  const isFoot = mode === 'SQ_FEET'
  if (!(isFoot ? offer.sqEnabled : offer.palletEnabled) || quantity < 1) return false
  const least = isFoot ? offer.minSpaceOrderSq : offer.minSpaceOrder
  const most = isFoot ? offer.maxSpaceOrderSq : offer.maxSpaceOrder
  if (least && least > 0 && quantity < least) return false
  if (most && most >= 1 && quantity > most) return false
  return quantity * (isFoot ? 100 : 1333) <= freeUnits
}

describe('what can be booked (R-140 to R-144)', () => {
  it('admits exactly the orders that kind, limits and free space admit', () => {
    fc.assert(
      fc.property(
        offerArbitrary,
        modeArbitrary,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 3000 }),
        (offer, mode, share, quantity) => {
          const freeUnits = Math.floor((offer.totalSpace ?? 0) * 1333 * share)
          const isFit = fits(offer, mode, quantity, freeUnits)
          expect(bookingProblem(offer, { spaceType: mode, quantity }, freeUnits) === null).toBe(isFit)
          const { min, max } = bookableSpace(offer, mode, freeUnits)
          expect(max > 0 && quantity >= min && quantity <= max).toBe(isFit)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('sells the last pallet: free units are divided once, not cut to square feet before', () => {
    const offer = { palletEnabled: true, totalSpace: 1172 }
    expect(bookableSpace(offer, 'PALLET', 1172 * 1333)).toEqual({ free: 1172, min: 1, max: 1172 })
    expect(bookingProblem(offer, { spaceType: 'PALLET', quantity: 1172 }, 1172 * 1333)).toBeNull()
  })

  it('tells what is free apart from what one order may take', () => {
    const offer = { palletEnabled: true, totalSpace: 1172, maxSpaceOrder: 500 }
    expect(bookableSpace(offer, 'PALLET', 1172 * 1333)).toEqual({ free: 1172, min: 1, max: 500 })
  })

  it('books nothing where the listing does not sell its space this way, or has too little for its smallest order', () => {
    expect(bookableSpace({ sqEnabled: true, totalSpace: 400 }, 'PALLET', 400 * 1333).max).toBe(0)
    const large = { palletEnabled: true, totalSpace: 400, minSpaceOrder: 50 }
    expect(bookableSpace(large, 'PALLET', 49 * 1333)).toEqual({ free: 49, min: 0, max: 0 })
    expect(bookingProblem(large, { spaceType: 'PALLET', quantity: 50 }, 49 * 1333)?.key).toBe('booking.noneFree')
  })
})
