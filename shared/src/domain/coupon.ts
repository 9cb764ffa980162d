/** What a coupon takes off: a share in whole percent, or an amount in cents. */
export type CouponTerms = { kind: 'percent'; percent: number } | { kind: 'fixed'; amountCents: number }

/** When and how often a coupon may be used; null means without that limit. */
export type CouponLimits = {
  isActive: boolean
  startsAt: Date | null
  endsAt: Date | null
  totalUses: number | null
  usesPerUser: number | null
}

export type CouponRefusal = 'unknown' | 'notStarted' | 'ended' | 'spent' | 'usedByYou' | 'otherUse' | 'nothing'

/** The payment provider takes no amount below 50 cents. */
export const SMALLEST_CHARGE_CENTS = 50

/** What comes off an amount: rounded half up to cents, never more than the amount. */
export const couponDiscountCents = (terms: CouponTerms, amountCents: number): number =>
  terms.kind === 'percent'
    ? Math.min(amountCents, Math.round((amountCents * terms.percent) / 100))
    : Math.min(amountCents, terms.amountCents)

/** What comes off a deposit: as much, but what is left can still be charged. Zero when nothing may come off. */
export const depositDiscountCents = (terms: CouponTerms, amountCents: number): number =>
  Math.max(0, Math.min(couponDiscountCents(terms, amountCents), amountCents - SMALLEST_CHARGE_CENTS))

/** Why a coupon may not be used now, or null. `uses` counts what is used or being used. */
export function couponRefusal(
  limits: CouponLimits,
  now: Date,
  uses: { total: number; ofUser: number },
): CouponRefusal | null {
  if (!limits.isActive) return 'unknown'
  if (limits.startsAt && now < limits.startsAt) return 'notStarted'
  if (limits.endsAt && now >= limits.endsAt) return 'ended'
  if (limits.usesPerUser !== null && uses.ofUser >= limits.usesPerUser) return 'usedByYou'
  if (limits.totalUses !== null && uses.total >= limits.totalUses) return 'spent'
  return null
}
