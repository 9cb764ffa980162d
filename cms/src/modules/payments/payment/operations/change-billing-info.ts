import type { BillingInfoUpdate } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changePrimary } from '../change-primary'
import { updateBillingInfo, type BillingInfoRow } from '../repository'
import { billingInfo } from '../tables'
import { toColumns } from '../to-billing-info'

/**
 * Changes own billing details.
 * @throws CodedError NOT_FOUND for another's or removed ones.
 */
export async function changeBillingInfo(
  services: Services,
  user: SessionUser,
  input: BillingInfoUpdate,
): Promise<BillingInfoRow> {
  return withTransaction(services.db, async (tx) => {
    const primary = await changePrimary(tx, billingInfo, user.id, input.isPrimary)
    const row = await updateBillingInfo(tx, { userId: user.id, id: input.id }, { ...toColumns(input), ...primary })
    if (!row) throw new CodedError('NOT_FOUND')
    return row
  })
}
