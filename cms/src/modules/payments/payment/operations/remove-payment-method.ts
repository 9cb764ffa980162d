import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { detachPaymentMethod } from '../job-names'
import { assertRemovable } from '../removal-guards'
import { removeOwned } from '../repository'
import type { achAccount, card } from '../tables'

/** Orders still open on it end within six days; two more for the clock and the worker. */
const keptDays = 8

/**
 * Removes an own card or bank account; if it was primary there is none after. The provider keeps it a while
 * longer, for an order placed on it may still be accepted.
 * @throws CodedError NOT_FOUND for another's or a removed one, CONFLICT for one that pays a plan.
 */
export async function removePaymentMethod(
  services: Services,
  user: SessionUser,
  table: typeof card | typeof achAccount,
  id: number,
): Promise<void> {
  await withTransaction(services.db, async (tx) => {
    const row = await removeOwned(tx, table, user.id, id)
    if (!row) throw new CodedError('NOT_FOUND')
    await assertRemovable(tx, user.id, row.paymentMethodId)
    const runAt = new Date(services.clock.now().getTime() + keptDays * 86_400_000)
    const { paymentMethodId } = row
    await services.jobs.add(tx, detachPaymentMethod, { paymentMethodId }, { runAt, key: `detach:${paymentMethodId}` })
  })
}
