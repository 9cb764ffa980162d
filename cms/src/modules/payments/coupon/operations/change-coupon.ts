import { type Coupon, CouponInput, type CouponUpdate } from '@stackyard/shared/schema/coupon'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { inRecordTransaction } from '../../../listings/listing'
import { codeTaken, recordOf } from '../coupon-record'
import { countUses, findCoupon, lockCouponById, toCoupon } from '../repository'

/** The coupon, locked until the transaction ends. @throws CodedError NOT_FOUND */
async function lockCoupon(tx: Tx, id: number): Promise<Coupon> {
  const row = await lockCouponById(tx, id)
  if (!row) throw new CodedError('NOT_FOUND')
  return toCoupon({ ...row, use_count: (await countUses(tx, id)).total })
}

/** The whole coupon with what changes. @throws CodedError VALIDATION_FAILED */
function merged(before: Coupon, changes: Omit<CouponUpdate, 'id'>): CouponInput {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const whole = CouponInput.safeParse({ ...before, ...sent })
  if (whole.success) return whole.data
  const issues = whole.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new CodedError('VALIDATION_FAILED', { issues })
}

/**
 * Changes a coupon or switches it off and on.
 * @throws CodedError NOT_FOUND; VALIDATION_FAILED, also when the code of a used coupon would change or is taken
 */
export async function changeCoupon(services: Services, { id, ...changes }: CouponUpdate): Promise<Coupon> {
  return inRecordTransaction(services, async (req, tx) => {
    const before = await lockCoupon(tx, id)
    const coupon = merged(before, changes)
    if (coupon.code !== before.code) {
      if (before.useCount > 0)
        throw new CodedError('VALIDATION_FAILED', {
          issues: [{ path: 'code', message: 'The code of a coupon that was used can’t change.' }],
        })
      if (await findCoupon(tx, coupon.code)) throw codeTaken()
    }
    // The contract lets admins alone come here; the fields are those of a white list.
    await req.payload.update({ collection: 'coupons', id, data: recordOf(coupon), overrideAccess: true, depth: 0, req })
    return lockCoupon(tx, id)
  })
}

/** Deletes a coupon that nobody has used. @throws CodedError NOT_FOUND; CONFLICT when it was used */
export async function removeCoupon(services: Services, id: number): Promise<void> {
  await inRecordTransaction(services, async (req, tx) => {
    const { useCount } = await lockCoupon(tx, id)
    if (useCount > 0)
      throw new CodedError('CONFLICT', { message: 'This coupon was used. Switch it off instead of deleting it.' })
    await req.payload.delete({ collection: 'coupons', id, overrideAccess: true, depth: 0, req })
  })
}
