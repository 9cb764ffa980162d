import type { Coupon, CouponInput } from '@stackyard/shared/schema/coupon'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { codeTaken, recordOf } from '../coupon-record'
import { findCoupon, toCoupon } from '../repository'

/** Makes a coupon. @throws CodedError VALIDATION_FAILED when the code is taken. */
export async function createCoupon(services: Services, admin: SessionUser, input: CouponInput): Promise<Coupon> {
  const { payload, db } = services
  if (await findCoupon(db, input.code)) throw codeTaken()
  await payload.create({
    collection: 'coupons',
    data: { ...recordOf(input), usesPerUser: input.usesPerUser === undefined ? 1 : input.usesPerUser },
    depth: 0,
    overrideAccess: false,
    user: { ...admin, collection: 'users' },
  })
  const row = await findCoupon(db, input.code)
  if (!row) throw new Error(`coupon ${input.code} was not stored`)
  return toCoupon({ ...row, use_count: 0 })
}
