import { z } from 'zod'
import { paymentTypes } from '../reference/payment-types'
import { planIds } from '../reference/plans'
import { CouponCode } from './coupon'
import { bodyBoolean, optionalId, queryText, recordId } from './query'

/** A plan: what it costs and allows. `listingLimit` null means no limit. */
export const Plan = z.object({
  id: z.enum(planIds),
  _id: z.enum(planIds),
  type: z.enum(['free', 'paid']),
  name: z.string(),
  summary: z.string(),
  monthlyPriceCents: z.number().int(),
  annualPriceCents: z.number().int(),
  listingLimit: z.number().int().nullable(),
  canSpotlight: z.boolean(),
})
export type Plan = z.infer<typeof Plan>

export const PlanQuery = z.object({ type: queryText })

/** What a change to a plan would cost today, as the payment provider computes it. */
export const PlanQuote = z.object({
  amountDueCents: z.number().int(),
  /** The unused part of what was paid before. */
  creditCents: z.number().int(),
  renewsAt: z.string().nullable(),
})
export type PlanQuote = z.infer<typeof PlanQuote>

export const PlanDetail = Plan.extend({
  isCurrent: z.boolean(),
  monthlyQuote: PlanQuote.nullable(),
  annualQuote: PlanQuote.nullable(),
})
export type PlanDetail = z.infer<typeof PlanDetail>

/** An id that is no plan's answers like a missing one. */
const planKey = z.string().trim().max(40)

export const PlanParams = z.object({ id: planKey, userId: optionalId })

export const PlanUpgradeInput = z.object({
  id: planKey,
  annualPlan: bodyBoolean,
  paymentType: z.enum(paymentTypes).default('ACH'),
  achId: recordId.nullish(),
  billingInfoId: recordId.nullish(),
  cardId: recordId.nullish(),
  /** Taken off this payment alone. */
  couponCode: CouponCode.nullish(),
})
export type PlanUpgradeInput = z.infer<typeof PlanUpgradeInput>

/** What a person has: a subscription, a plan granted by an admin, or the free plan. */
export const Membership = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  userId: z.number().int(),
  planId: z.enum(planIds),
  source: z.enum(['free', 'subscription', 'granted']),
  /** `past_due` while a failed renewal is tried again; the plan stays. */
  status: z.enum(['active', 'past_due']),
  /** True while a change is being worked out with the payment provider. */
  isChanging: z.boolean(),
  annualPlan: z.boolean(),
  amountCents: z.number().int(),
  paymentType: z.enum(paymentTypes).nullable(),
  /** `Visa •••• 4242` */
  paymentMethod: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  listingLimit: z.number().int().nullable(),
  listingCount: z.number().int(),
})
export type Membership = z.infer<typeof Membership>

export const AdminPlanInput = z.object({
  id: recordId,
  planId: z.enum(planIds, { error: 'Choose a plan' }),
})
