import { type CouponRefusal, couponRefusal } from '@stackyard/shared/domain/coupon'
import { text } from '@stackyard/shared/messages/text'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import { countUses, type CouponRow, endUse, findCoupon, insertUse, returnUse, toCoupon } from '../repository'

type Purpose = CouponRow['applies_to']

/** A code that can't be used, with the reason. */
export const couponRefused = (why: CouponRefusal): CodedError =>
  new CodedError('COUPON_REFUSED', { message: textOf(why), issues: [{ path: 'couponCode', message: textOf(why) }] })

const textOf = (why: CouponRefusal): string => text(`coupon.refused.${why}`)

type Wanted = { code: string; appliesTo: Purpose; userId: number; now: Date }

async function needUsable(db: Db | Tx, wanted: Wanted, isLocked: boolean): Promise<CouponRow> {
  const { code, appliesTo, userId, now } = wanted
  const row = await findCoupon(db, code, isLocked)
  if (!row) throw couponRefused('unknown')
  const { isActive, startsAt, endsAt, totalUses, usesPerUser } = toCoupon({ ...row, use_count: 0 })
  const limits = {
    isActive,
    totalUses,
    usesPerUser,
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
  }
  const why = couponRefusal(limits, now, await countUses(db, row.id, userId))
  if (why) throw couponRefused(why)
  if (row.applies_to !== appliesTo) throw couponRefused('otherUse')
  return row
}

const applied = (row: CouponRow): AppliedCoupon => {
  const { code, kind, percent, amountCents } = toCoupon({ ...row, use_count: 0 })
  return { code, kind, percent, amountCents }
}

/** What a code takes off, as things stand now. @throws CodedError COUPON_REFUSED with the reason. */
export const quoteCoupon = async (db: Db, wanted: Wanted): Promise<AppliedCoupon> =>
  applied(await needUsable(db, wanted, false))

/** A coupon locked to the end of the transaction, and how its use is written down once it is known for what. */
type LockedCoupon = { terms: AppliedCoupon; reserve: (ref: string) => Promise<void> }

/**
 * Locks a coupon that may be used; of those who race for its last use one gets it. Whoever locks a warehouse's space, too,
 * does that first.
 * @throws CodedError COUPON_REFUSED with the reason.
 */
export async function lockCoupon(tx: Tx, wanted: Wanted): Promise<LockedCoupon> {
  const row = await needUsable(tx, wanted, true)
  return {
    terms: applied(row),
    reserve: (ref) => insertUse(tx, { couponId: row.id, userId: wanted.userId, ref }),
  }
}

/**
 * Reserves one use for a payment that begins in the same transaction.
 * @throws CodedError COUPON_REFUSED with the reason.
 */
export async function reserveCoupon(tx: Tx, use: Wanted & { ref: string }): Promise<AppliedCoupon> {
  const { terms, reserve } = await lockCoupon(tx, use)
  await reserve(use.ref)
  return terms
}

/** The payment went through: the use counts for good. */
export const keepCoupon = (tx: Tx, ref: string): Promise<void> => endUse(tx, ref, 'used')

/** The payment failed: the use is free again. */
export const releaseCoupon = (tx: Tx, ref: string): Promise<void> => endUse(tx, ref, 'released')

/** What was paid is given back: the use is free again, whether it counted or not. */
export const returnCoupon = (tx: Tx, ref: string): Promise<void> => returnUse(tx, ref)
