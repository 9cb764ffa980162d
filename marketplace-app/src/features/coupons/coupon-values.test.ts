import { describe, expect, it } from 'vitest'
import { emptyCoupon, toCouponInput } from './coupon-values'

describe('what the coupon form sends', () => {
  it('a percentage without an amount, and no limits where none are given', () => {
    expect(toCouponInput({ ...emptyCoupon, code: 'SPRING', percent: '20', dollars: '5' })).toEqual({
      code: 'SPRING',
      appliesTo: 'plans',
      kind: 'percent',
      percent: 20,
      amountCents: null,
      endsAt: null,
      totalUses: null,
    })
  })

  it('an amount in cents, the end of the last day, and the limit', () => {
    const sent = toCouponInput({
      ...emptyCoupon,
      kind: 'fixed',
      percent: '20',
      dollars: '19.99',
      lastDay: '2027-03-31',
      totalUses: '50',
    })
    expect(sent).toMatchObject({ percent: null, amountCents: 1999, totalUses: 50 })
    expect(new Date(sent.endsAt ?? '').getTime()).toBe(new Date('2027-03-31T23:59:59').getTime())
  })
})
