import { z } from 'zod'
import { paging, queryBoolean, queryText, recordId } from './query'

/** A code as typed: spaces around it and its case do not matter. */
export const CouponCode = z
  .string({ error: 'Enter a code' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, 'A code has 3 to 32 letters, digits and dashes')

/** What a coupon reduces: the first payment of a plan, the deposit of a reservation, or what a top-up of the wallet costs. */
const appliesTo = z.enum(['plans', 'deposits', 'wallet'], { error: 'Choose plans, deposits or wallet' })

/** A coupon. */
export const Coupon = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  code: z.string(),
  appliesTo,
  kind: z.enum(['percent', 'fixed']),
  percent: z.number().int().nullable(),
  amountCents: z.number().int().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  totalUses: z.number().int().nullable(),
  usesPerUser: z.number().int().nullable(),
  isActive: z.boolean(),
  useCount: z.number().int(),
  createdAt: z.string(),
})
export type Coupon = z.infer<typeof Coupon>

const moment = z.iso.datetime({ offset: true, error: 'Enter a date' }).nullish()
const uses = z.number().int().min(1, 'At least one').max(1_000_000).nullish()

const percent = z.number().int().min(1, 'From 1 to 100').max(100, 'From 1 to 100').nullish()
const amountCents = z.number().int().min(1, 'At least one cent').max(10_000_000).nullish()
const kind = z.enum(['percent', 'fixed'], { error: 'Choose percent or amount' })

export const CouponInput = z
  .object({
    code: CouponCode,
    appliesTo: appliesTo.default('plans'),
    kind,
    percent,
    amountCents,
    startsAt: moment,
    endsAt: moment,
    totalUses: uses,
    usesPerUser: uses,
    isActive: z.boolean().default(true),
  })
  .refine((coupon) => coupon.kind !== 'percent' || typeof coupon.percent === 'number', {
    path: ['percent'],
    message: 'Enter the percentage',
  })
  .refine((coupon) => coupon.kind !== 'fixed' || typeof coupon.amountCents === 'number', {
    path: ['amountCents'],
    message: 'Enter the amount',
  })
  .refine((coupon) => !coupon.startsAt || !coupon.endsAt || Date.parse(coupon.startsAt) < Date.parse(coupon.endsAt), {
    path: ['endsAt'],
    message: 'The end must be after the start',
  })
export type CouponInput = z.infer<typeof CouponInput>

/** What changes of a coupon; the whole must be a valid coupon again. */
export const CouponUpdate = z.object({
  id: recordId,
  code: CouponCode.optional(),
  appliesTo: appliesTo.optional(),
  kind: kind.optional(),
  percent,
  amountCents,
  startsAt: moment,
  endsAt: moment,
  totalUses: uses,
  usesPerUser: uses,
  isActive: z.boolean().optional(),
})
export type CouponUpdate = z.infer<typeof CouponUpdate>

/** `query` finds a part of the code; `active` those that are switched on or off. */
export const CouponQuery = z.object({ ...paging(24), query: queryText, active: queryBoolean })
export type CouponQuery = z.infer<typeof CouponQuery>

export const CouponApplyInput = z.object({ code: CouponCode, appliesTo: appliesTo.default('plans') })

/** What an accepted code takes off the payment it is for. */
export const AppliedCoupon = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'fixed']),
  percent: z.number().int().nullable(),
  amountCents: z.number().int().nullable(),
})
export type AppliedCoupon = z.infer<typeof AppliedCoupon>
