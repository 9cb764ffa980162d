import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { removeOwned } from '../repository'
import { billingInfo } from '../tables'

/**
 * Removes own billing details; if they were primary there are none after.
 * @throws CodedError NOT_FOUND for another's or removed ones.
 */
export async function removeBillingInfo(services: Services, user: SessionUser, id: number): Promise<void> {
  await withTransaction(services.db, async (tx) => {
    if (!(await removeOwned(tx, billingInfo, user.id, id))) throw new CodedError('NOT_FOUND')
  })
}
