import { z } from 'zod'
import { AppliedCoupon, Coupon, CouponApplyInput, CouponInput, CouponQuery } from '../schema/coupon'
import { endpoint } from './endpoint'

/** 001 §7.10. */
export const coupon = {
  create: endpoint({
    method: 'POST',
    path: '/coupon/create',
    audience: 'admin',
    summary: 'Make a coupon',
    input: CouponInput,
    results: Coupon,
  }),
  list: endpoint({
    method: 'GET',
    path: '/coupon/list',
    audience: 'admin',
    summary: 'Coupons with how often each was used, newest first',
    input: CouponQuery,
    results: z.array(Coupon),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/coupon/apply',
    audience: 'user',
    summary: 'What a code would take off the next payment of a plan, or off a deposit',
    description: 'Uses nothing up: send the code as `couponCode` with the upgrade or the purchase.',
    input: CouponApplyInput,
    results: AppliedCoupon,
    callsPerMinute: 12,
  }),
}
