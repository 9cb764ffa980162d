import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { changeCoupon, removeCoupon } from '../operations/change-coupon'
import { createCoupon } from '../operations/create-coupon'
import { quoteCoupon } from '../operations/use-coupon'
import { findCouponById, listCoupons, toCoupon } from '../repository'

export const createNewCoupon: Procedure<Contract['coupon']['create']> = async ({ input, context }) =>
  reply(await createCoupon(context.services, context.user, input))

export const listAllCoupons: Procedure<Contract['coupon']['list']> = async ({ input, context }) => {
  const { rows, total } = await listCoupons(context.services.db, input)
  return reply(rows.map(toCoupon), { total })
}

export const applyCoupon: Procedure<Contract['coupon']['apply']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await quoteCoupon(db, { ...input, userId: context.user.id, now: clock.now() }))
}

export const getCoupon: Procedure<Contract['coupon']['get']> = async ({ input, context }) => {
  const row = await findCouponById(context.services.db, input.id)
  if (!row) throw new CodedError('NOT_FOUND')
  return reply(toCoupon(row))
}

export const updateCoupon: Procedure<Contract['coupon']['update']> = async ({ input, context }) =>
  reply(await changeCoupon(context.services, input))

export const deleteCoupon: Procedure<Contract['coupon']['delete']> = async ({ input, context }) => {
  await removeCoupon(context.services, input.id)
  return reply(done)
}
