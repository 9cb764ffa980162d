import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { schedulePayout } from '../job-names'
import { findPayout, lockPaidOrder, lockPayoutOf, updatePayout } from '../repository'

/**
 * Has a refused payout or reversal looked at now instead of hours later. The try counts and the reason stay, so the key of
 * the next try is the one it would have had anyway; one that awaits an answer is left alone.
 * @throws CodedError NOT_FOUND; CONFLICT when nothing of it was refused.
 */
export const retryPayout = (services: Services, payoutId: number, adminId: number): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const seen = await findPayout(tx, payoutId)
    if (!seen) throw new CodedError('NOT_FOUND')
    await lockPaidOrder(tx, seen)
    const row = await lockPayoutOf(tx, seen)
    const isRefused = (row?.state === 'due' || row?.state === 'reversing') && row.failure !== null
    if (!isRefused || row.inFlightSince) throw new CodedError('CONFLICT')
    await updatePayout(tx, row.id, { nextTryAt: services.clock.now() })
    await schedulePayout(services, tx, row.id)
    const changes = { payout: [null, row.id] as const }
    await recordAudit(tx, {
      action: 'retry-payout',
      subjectKind: 'user',
      subjectId: row.sellerId,
      actorId: adminId,
      changes,
    })
  })
