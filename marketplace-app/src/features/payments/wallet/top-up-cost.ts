import { depositDiscountCents } from '@stackyard/shared/domain/coupon'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'

export type TopUpCost = { creditCents: number; discountCents: number; chargedCents: number; debtCents: number }

/** What a top-up costs now, and how much of it pays a debt first. All in cents. */
export function topUpCost(creditCents: number, coupon: AppliedCoupon | null, owedCents: number): TopUpCost {
  const terms =
    coupon?.kind === 'percent'
      ? ({ kind: 'percent', percent: coupon.percent ?? 0 } as const)
      : ({ kind: 'fixed', amountCents: coupon?.amountCents ?? 0 } as const)
  const discountCents = coupon ? depositDiscountCents(terms, creditCents) : 0
  return {
    creditCents,
    discountCents,
    chargedCents: creditCents - discountCents,
    debtCents: Math.min(owedCents, creditCents),
  }
}
