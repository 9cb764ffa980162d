import type { Coupon, CouponInput } from '@stackyard/shared/schema/coupon'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { findCoupon, toCoupon } from '../repository'

/** Makes a coupon. @throws CodedError VALIDATION_FAILED when the code is taken. */
export async function createCoupon(services: Services, admin: SessionUser, input: CouponInput): Promise<Coupon> {
  const { payload, db } = services
  const taken = new CodedError('VALIDATION_FAILED', { issues: [{ path: 'code', message: 'This code is taken.' }] })
  if (await findCoupon(db, input.code)) throw taken
  const isPercent = input.kind === 'percent'
  await payload.create({
    collection: 'coupons',
    data: {
      code: input.code,
      appliesTo: input.appliesTo,
      kind: input.kind,
      percent: isPercent ? (input.percent ?? null) : null,
      amountCents: isPercent ? null : (input.amountCents ?? null),
      startsAt: input.startsAt ?? null,
      endsAt: input.endsAt ?? null,
      totalUses: input.totalUses ?? null,
      usesPerUser: input.usesPerUser === undefined ? 1 : input.usesPerUser,
      isActive: true,
    },
    depth: 0,
    overrideAccess: false,
    user: { ...admin, collection: 'users' },
  })
  const row = await findCoupon(db, input.code)
  if (!row) throw new Error(`coupon ${input.code} was not kept`)
  return toCoupon({ ...row, use_count: 0 })
}
