import { describe, expect, it } from 'vitest'
import { couponDiscountCents, couponRefusal, depositDiscountCents } from './coupon'

describe('what a coupon takes off', () => {
  it('rounds a share to cents and never takes more than there is', () => {
    expect(couponDiscountCents({ kind: 'percent', percent: 20 }, 14_900)).toBe(2980)
    expect(couponDiscountCents({ kind: 'percent', percent: 33 }, 50)).toBe(17)
    expect(couponDiscountCents({ kind: 'percent', percent: 100 }, 14_900)).toBe(14_900)
    expect(couponDiscountCents({ kind: 'fixed', amountCents: 5000 }, 14_900)).toBe(5000)
    expect(couponDiscountCents({ kind: 'fixed', amountCents: 50_000 }, 14_900)).toBe(14_900)
  })

  it('leaves of a deposit what can still be charged, and takes nothing off one that could not be less', () => {
    expect(depositDiscountCents({ kind: 'percent', percent: 10 }, 4000)).toBe(400)
    expect(depositDiscountCents({ kind: 'percent', percent: 100 }, 4000)).toBe(3950)
    expect(depositDiscountCents({ kind: 'fixed', amountCents: 5000 }, 4000)).toBe(3950)
    for (const cents of [50, 49, 1]) expect(depositDiscountCents({ kind: 'percent', percent: 100 }, cents)).toBe(0)
  })
})

describe('when a coupon may be used', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const free = { isActive: true, startsAt: null, endsAt: null, totalUses: null, usesPerUser: null }
  const unused = { total: 0, ofUser: 0 }

  it('without limits always, switched off never', () => {
    expect(couponRefusal(free, now, { total: 9999, ofUser: 9999 })).toBeNull()
    expect(couponRefusal({ ...free, isActive: false }, now, unused)).toBe('unknown')
  })

  it('from its start to its end, the end excluded', () => {
    expect(couponRefusal({ ...free, startsAt: now }, now, unused)).toBeNull()
    expect(couponRefusal({ ...free, startsAt: new Date(now.getTime() + 1) }, now, unused)).toBe('notStarted')
    expect(couponRefusal({ ...free, endsAt: now }, now, unused)).toBe('ended')
    expect(couponRefusal({ ...free, endsAt: new Date(now.getTime() + 1) }, now, unused)).toBeNull()
  })

  it('as often as it may, in all and by one', () => {
    expect(couponRefusal({ ...free, totalUses: 3 }, now, { total: 2, ofUser: 2 })).toBeNull()
    expect(couponRefusal({ ...free, totalUses: 3 }, now, { total: 3, ofUser: 0 })).toBe('spent')
    expect(couponRefusal({ ...free, usesPerUser: 1 }, now, { total: 1, ofUser: 1 })).toBe('usedByYou')
  })
})
