import { couponDiscountCents } from '@stackyard/shared/domain/coupon'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import type { PlanQuote } from '@stackyard/shared/schema/plan'

/** What is due today: a coupon comes off what is charged, before the credit for unused time is taken off. */
export function dueCents(
  quote: Pick<PlanQuote, 'amountDueCents' | 'creditCents'>,
  coupon: Pick<AppliedCoupon, 'kind' | 'percent' | 'amountCents'> | null,
): number {
  if (!coupon || quote.amountDueCents === 0) return quote.amountDueCents
  const terms =
    coupon.kind === 'percent'
      ? { kind: coupon.kind, percent: coupon.percent ?? 0 }
      : { kind: coupon.kind, amountCents: coupon.amountCents ?? 0 }
  const off = couponDiscountCents(terms, quote.amountDueCents + quote.creditCents)
  return Math.max(0, quote.amountDueCents - off)
}
