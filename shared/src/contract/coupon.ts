import { z } from 'zod'
import { AppliedCoupon, Coupon, CouponApplyInput, CouponInput, CouponQuery, CouponUpdate } from '../schema/coupon'
import { IdParams } from '../schema/query'
import { Done, endpoint } from './endpoint'

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
  get: endpoint({
    method: 'GET',
    path: '/coupon/{id}',
    audience: 'admin',
    summary: 'One coupon',
    input: IdParams,
    results: Coupon,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/coupon/{id}',
    audience: 'admin',
    summary: 'Change a coupon, or switch it off and on',
    description: 'Fields that are not sent stay. The code of a coupon that was used cannot change.',
    input: CouponUpdate,
    results: Coupon,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/coupon/{id}',
    audience: 'admin',
    summary: 'Delete a coupon that was never used',
    description: 'One that was used is refused with 409: switch it off instead.',
    input: IdParams,
    results: Done,
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
