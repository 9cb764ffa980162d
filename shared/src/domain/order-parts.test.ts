import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from './calendar'
import { commitmentOf } from './commitment'
import { type CouponTerms, depositDiscountCents, SMALLEST_CHARGE_CENTS } from './coupon'
import { partsOf, priceOfParts, reservableTier, shareOut } from './order-parts'
import { feeOf } from './payout'

const cents = fc.integer({ min: SMALLEST_CHARGE_CENTS, max: 2_000_000_000 })
const coupons: fc.Arbitrary<CouponTerms | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), amountCents: fc.integer({ min: 1, max: 3_000_000_000 }) }),
)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('the parts of a reservation', () => {
  it('add up to the whole: price, coupon, what is due, and fee', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        coupons,
        fc.integer({ min: 0, max: 10_000 }),
        (storage, deposit, coupon, basisPoints) => {
          const priceCents = priceOfParts({ storageCents: storage, fulfillmentCents: deposit })
          const couponCents = coupon ? depositDiscountCents(coupon, priceCents) : 0
          const amountCents = priceCents - couponCents
          const parts = partsOf({ type: 'offering', amountCents, couponCents, fulfillmentCents: deposit })
          expect(parts.map(({ kind, priceCents: price }) => [kind, price])).toEqual([
            ['storage', storage],
            ['fulfillment', deposit],
          ])
          expect(sum(parts.map((part) => part.couponCents))).toBe(couponCents)
          expect(sum(parts.map((part) => part.dueCents))).toBe(amountCents)
          const prices = parts.map((part) => part.priceCents)
          const fees = shareOut(feeOf(priceCents, basisPoints), prices)
          expect(sum(fees)).toBe(feeOf(priceCents, basisPoints))
          for (const [index, part] of parts.entries()) {
            expect(part.couponCents).toBeGreaterThanOrEqual(0)
            expect(part.dueCents).toBeGreaterThanOrEqual(0)
            expect(part.dueCents + part.couponCents).toBe(part.priceCents)
            expect(fees[index]).toBeLessThanOrEqual(part.priceCents)
          }
        },
      ),
    )
  })

  it('leave the later months alone: the total of both is that of the storage and the deposit', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom(1, 3, 6, 12),
        fc.nat(SMALLEST_CHARGE_CENTS),
        (month, deposit, term, off) => {
          const common = { term, startDay: '2027-01-31', paymentType: 'CARD', warehouse: 'Dock House' } as const
          const alone = commitmentOf({ type: 'offering', ...common, dueCents: month, monthCents: month })
          const both = commitmentOf({
            type: 'offering',
            ...common,
            dueCents: month + deposit - off,
            couponCents: off,
            monthCents: month,
            fulfillmentCents: deposit,
          })
          expect(both.totalCents).toBe(alone.totalCents + deposit - off)
          expect(both.firstPayment.cents + sum(both.months.slice(1).map((each) => each.cents))).toBe(both.totalCents)
          expect(both.months).toEqual(alone.months)
          expect(both.lastDay !== null && both.lastDay < addMonths('2027-01-31', term)).toBe(true)
        },
      ),
    )
  })

  it('are one for a reservation of one', () => {
    expect(partsOf({ type: 'offering', amountCents: 900, couponCents: 100, fulfillmentCents: 0 })).toEqual([
      { kind: 'storage', priceCents: 1000, couponCents: 100, dueCents: 900 },
    ])
    expect(partsOf({ type: 'fulfillment', amountCents: 500, couponCents: 0, fulfillmentCents: 0 })).toEqual([
      { kind: 'fulfillment', priceCents: 500, couponCents: 0, dueCents: 500 },
    ])
  })
})

describe('what is shared out', () => {
  it('goes to whom the price belongs, the odd cent to the later one', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 33, 34])
    expect(shareOut(1, [50, 50])).toEqual([0, 1])
    expect(shareOut(0, [50, 50])).toEqual([0, 0])
    expect(shareOut(0, [0, 0])).toEqual([0, 0])
  })
})

describe('a tier', () => {
  const pricing = (discount: number) => ({
    fulfillmentRatesVisible: true,
    fulfillmentDeposit: 500,
    fulfillmentRates: [{ tierName: '0 to 500' }],
    fulfillmentRatesDetails: { monthlyVolumeTiers: { price_0_to_500_discount: discount } },
  })

  it('can be reserved with a deposit that can be charged', () => {
    expect(reservableTier(pricing(10), '0 to 500')?.amountDueCents).toBe(45_000)
    expect(reservableTier(pricing(100), '0 to 500')).toBeNull()
    expect(reservableTier(pricing(10), 'lots')).toBeNull()
  })
})
