import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import type { InstallmentKey } from '../repository'

export const RUN_INSTALLMENTS = 'run-installments'
export const SETTLE_INSTALLMENT = 'settle-installment'
export const SETTLE_INSTALLMENTS = 'settle-installments'
export const ISSUE_RECEIPT = 'issue-installment-receipt'

/** How long whoever begins a charge has to settle it before the job does. */
const SETTLE_AFTER_MS = 60_000

/** The job that settles a charge even if this process ends now. */
export const scheduleSettling = ({ jobs }: Services, tx: Tx, key: InstallmentKey, now: Date): Promise<void> => {
  const { orderId, number } = key
  const runAt = new Date(now.getTime() + SETTLE_AFTER_MS)
  return jobs.add(
    tx,
    SETTLE_INSTALLMENT,
    { orderId, number },
    { key: `settle-installment:${orderId}:${number}`, runAt },
  )
}

/** Has the invoice of a paid month issued once the change that took its money is committed. */
export const scheduleReceipt = ({ jobs }: Services, tx: Tx, { orderId, number }: InstallmentKey): Promise<void> =>
  jobs.add(tx, ISSUE_RECEIPT, { orderId, number }, { key: `${ISSUE_RECEIPT}:${orderId}:${number}` })
