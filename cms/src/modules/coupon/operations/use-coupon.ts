import { couponRefusal } from '@stackyard/shared/domain/coupon'
import { text } from '@stackyard/shared/messages/text'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { countUses, type CouponRow, endUse, findCoupon, insertUse, toCoupon } from '../repository'

const refused = (why: Parameters<typeof textOf>[0]): CodedError =>
  new CodedError('COUPON_REFUSED', { message: textOf(why), issues: [{ path: 'couponCode', message: textOf(why) }] })

const textOf = (why: NonNullable<ReturnType<typeof couponRefusal>>): string => text(`coupon.refused.${why}`)

async function needUsable(db: Db | Tx, code: string, userId: number, now: Date, isLocked: boolean): Promise<CouponRow> {
  const row = await findCoupon(db, code, isLocked)
  if (!row) throw refused('unknown')
  const { isActive, startsAt, endsAt, totalUses, usesPerUser } = toCoupon({ ...row, use_count: 0 })
  const limits = {
    isActive,
    totalUses,
    usesPerUser,
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
  }
  const why = couponRefusal(limits, now, await countUses(db, row.id, userId))
  if (why) throw refused(why)
  return row
}

const applied = (row: CouponRow): AppliedCoupon => {
  const { code, kind, percent, amountCents } = toCoupon({ ...row, use_count: 0 })
  return { code, kind, percent, amountCents }
}

/** What a code takes off, as things stand now. @throws CodedError COUPON_REFUSED with the reason. */
export const quoteCoupon = async (db: Db, code: string, userId: number, now: Date): Promise<AppliedCoupon> =>
  applied(await needUsable(db, code, userId, now, false))

/**
 * Reserves one use for a payment that begins in the same transaction; of those who race for the last one gets it.
 * @throws CodedError COUPON_REFUSED with the reason.
 */
export async function reserveCoupon(
  tx: Tx,
  use: { code: string; userId: number; ref: string; now: Date },
): Promise<AppliedCoupon> {
  const row = await needUsable(tx, use.code, use.userId, use.now, true)
  await insertUse(tx, { couponId: row.id, userId: use.userId, ref: use.ref })
  return applied(row)
}

/** The payment went through: the use counts for good. */
export const keepCoupon = (tx: Tx, ref: string): Promise<void> => endUse(tx, ref, 'used')

/** The payment failed: the use is free again. */
export const releaseCoupon = (tx: Tx, ref: string): Promise<void> => endUse(tx, ref, 'released')
