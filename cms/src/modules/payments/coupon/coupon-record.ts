import type { CouponInput } from '@stackyard/shared/schema/coupon'
import { CodedError } from '../../../platform/coded-error'

/** What the collection stores of a coupon; the other kind's figure is cleared. */
export const recordOf = (coupon: CouponInput) => ({
  code: coupon.code,
  appliesTo: coupon.appliesTo,
  kind: coupon.kind,
  percent: coupon.kind === 'percent' ? (coupon.percent ?? null) : null,
  amountCents: coupon.kind === 'fixed' ? (coupon.amountCents ?? null) : null,
  startsAt: coupon.startsAt ?? null,
  endsAt: coupon.endsAt ?? null,
  totalUses: coupon.totalUses ?? null,
  usesPerUser: coupon.usesPerUser ?? null,
  isActive: coupon.isActive,
})

/** The code belongs to another coupon. */
export const codeTaken = (): CodedError =>
  new CodedError('VALIDATION_FAILED', { issues: [{ path: 'code', message: 'This code is taken.' }] })
