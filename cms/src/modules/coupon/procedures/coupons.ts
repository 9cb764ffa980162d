import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { createCoupon } from '../operations/create-coupon'
import { quoteCoupon } from '../operations/use-coupon'
import { listCoupons, toCoupon } from '../repository'

export const createNewCoupon: Procedure<Contract['coupon']['create']> = async ({ input, context }) =>
  reply(await createCoupon(context.services, context.user, input))

export const listAllCoupons: Procedure<Contract['coupon']['list']> = async ({ input, context }) => {
  const { limit, skip, query } = input
  const { rows, total } = await listCoupons(context.services.db, { limit, skip, query })
  return reply(rows.map(toCoupon), { total })
}

export const applyCoupon: Procedure<Contract['coupon']['apply']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await quoteCoupon(db, { ...input, userId: context.user.id, now: clock.now() }))
}
