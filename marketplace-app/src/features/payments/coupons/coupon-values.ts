import type { Coupon } from '@stackyard/shared/schema/coupon'

/** The form's own fields: dollars and days, as people write them. */
export type CouponValues = {
  code: string
  appliesTo: Coupon['appliesTo']
  kind: 'percent' | 'fixed'
  percent: string
  dollars: string
  firstDay: string
  lastDay: string
  totalUses: string
  usesPerUser: string
  isActive: boolean
}

const emptyCoupon: CouponValues = {
  code: '',
  appliesTo: 'plans',
  kind: 'percent',
  percent: '',
  dollars: '',
  firstDay: '',
  lastDay: '',
  totalUses: '',
  usesPerUser: '1',
  isActive: true,
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** The day of a moment where the reader is, as a date field has it. */
function dayOf(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const textOf = (figure: number | null): string => (figure === null ? '' : String(figure))

/** What the form begins with: a coupon to change, or a new one. */
export const valuesOf = (coupon: Coupon | null): CouponValues =>
  coupon
    ? {
        code: coupon.code,
        appliesTo: coupon.appliesTo,
        kind: coupon.kind,
        percent: textOf(coupon.percent),
        dollars: coupon.amountCents === null ? '' : (coupon.amountCents / 100).toFixed(2),
        firstDay: dayOf(coupon.startsAt),
        lastDay: dayOf(coupon.endsAt),
        totalUses: textOf(coupon.totalUses),
        usesPerUser: textOf(coupon.usesPerUser),
        isActive: coupon.isActive,
      }
    : emptyCoupon

const numberOf = (value: string): number | null => (value.trim() === '' ? null : Number(value))
const momentOf = (day: string, time: string): string | null =>
  day === '' ? null : new Date(`${day}T${time}`).toISOString()

/** What is sent: cents, the start of the first day, and the end of the last. */
export const toCouponInput = (values: CouponValues) => ({
  code: values.code,
  appliesTo: values.appliesTo,
  kind: values.kind,
  percent: values.kind === 'percent' ? numberOf(values.percent) : null,
  amountCents:
    values.kind === 'fixed' && values.dollars.trim() !== '' ? Math.round(Number(values.dollars) * 100) : null,
  startsAt: momentOf(values.firstDay, '00:00:00'),
  endsAt: momentOf(values.lastDay, '23:59:59'),
  totalUses: numberOf(values.totalUses),
  usesPerUser: numberOf(values.usesPerUser),
  isActive: values.isActive,
})
