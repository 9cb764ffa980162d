import type { Coupon } from '@stackyard/shared/schema/coupon'
import { describe, expect, it } from 'vitest'
import { toCouponInput, valuesOf } from './coupon-values'

const empty = valuesOf(null)

describe('what the coupon form sends (R-427)', () => {
  it('a percentage without an amount, once by each person, and no other limits where none are given', () => {
    expect(toCouponInput({ ...empty, code: 'SPRING', percent: '20', dollars: '5' })).toEqual({
      code: 'SPRING',
      appliesTo: 'plans',
      kind: 'percent',
      percent: 20,
      amountCents: null,
      startsAt: null,
      endsAt: null,
      totalUses: null,
      usesPerUser: 1,
      isActive: true,
    })
  })

  it('an amount in cents, the start of the first day, the end of the last, and the limits', () => {
    const sent = toCouponInput({
      ...empty,
      kind: 'fixed',
      percent: '20',
      dollars: '19.99',
      firstDay: '2027-03-01',
      lastDay: '2027-03-31',
      totalUses: '50',
      usesPerUser: '',
      isActive: false,
    })
    expect(sent).toMatchObject({ percent: null, amountCents: 1999, totalUses: 50, usesPerUser: null, isActive: false })
    expect(new Date(sent.startsAt ?? '').getTime()).toBe(new Date('2027-03-01T00:00:00').getTime())
    expect(new Date(sent.endsAt ?? '').getTime()).toBe(new Date('2027-03-31T23:59:59').getTime())
  })

  it('a coupon that is opened and saved unchanged stays as it was', () => {
    const coupon = {
      code: 'SPRING',
      appliesTo: 'wallet',
      kind: 'fixed',
      percent: null,
      amountCents: 1990,
      startsAt: new Date('2027-03-01T00:00:00').toISOString(),
      endsAt: new Date('2027-03-31T23:59:59').toISOString(),
      totalUses: 5,
      usesPerUser: null,
      isActive: true,
    } satisfies Partial<Coupon>
    expect(toCouponInput(valuesOf({ ...coupon, id: 1, _id: 1, useCount: 0, createdAt: '' }))).toEqual(coupon)
  })
})
