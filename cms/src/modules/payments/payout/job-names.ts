import type { Db, Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'

export const SETTLE_PAYOUT = 'settle-payout'
export const SETTLE_PAYOUTS = 'settle-payouts'
export const REREAD_PAYOUT_ACCOUNTS = 'reread-payout-accounts'

/** Has a payout looked at once the caller's change is committed. */
export const schedulePayout = ({ jobs }: Pick<Services, 'jobs'>, tx: Db | Tx, payoutId: number): Promise<void> =>
  jobs.add(tx, SETTLE_PAYOUT, { payoutId }, { key: `settle-payout:${payoutId}` })
