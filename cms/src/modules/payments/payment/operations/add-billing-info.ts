import type { BillingInfoInput } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changePrimary } from '../change-primary'
import { insertBillingInfo, type BillingInfoRow } from '../repository'
import { billingInfo } from '../tables'
import { toColumns } from '../to-billing-info'

/** Adds billing details of the own. */
export async function addBillingInfo(
  services: Services,
  user: SessionUser,
  input: BillingInfoInput,
): Promise<BillingInfoRow> {
  return withTransaction(services.db, async (tx) => {
    const primary = await changePrimary(tx, billingInfo, user.id, input.isPrimary)
    const row = await insertBillingInfo(tx, { userId: user.id, ...toColumns(input), ...primary })
    if (!row) throw new CodedError('CONFLICT')
    return row
  })
}
