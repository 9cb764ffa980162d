import type { Coupon } from '@stackyard/shared/schema/coupon'

/** The form's own fields: dollars and a day, as people write them. */
export type CouponValues = {
  code: string
  appliesTo: Coupon['appliesTo']
  kind: 'percent' | 'fixed'
  percent: string
  dollars: string
  lastDay: string
  totalUses: string
}

export const emptyCoupon: CouponValues = {
  code: '',
  appliesTo: 'plans',
  kind: 'percent',
  percent: '',
  dollars: '',
  lastDay: '',
  totalUses: '',
}

const numberOf = (value: string): number | null => (value.trim() === '' ? null : Number(value))

/** What is sent: cents, and the end of the last day. */
export const toCouponInput = ({ code, appliesTo, kind, percent, dollars, lastDay, totalUses }: CouponValues) => ({
  code,
  appliesTo,
  kind,
  percent: kind === 'percent' ? numberOf(percent) : null,
  amountCents: kind === 'fixed' && dollars.trim() !== '' ? Math.round(Number(dollars) * 100) : null,
  endsAt: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
  totalUses: numberOf(totalUses),
})
