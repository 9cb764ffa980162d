import type { CollectionAfterChangeHook } from 'payload'
import { jobs } from '../../../../platform/jobs'
import { executorOf } from '../../../listings/discovery'

/** Jobs that end what a person pays for regularly: the plan and the monthly top-up of the wallet. */
const ENDINGS = ['end-plan-of-inactive', 'end-wallet-of-inactive']

/** Whoever deactivates an account, its owner, an admin or the panel: no further fee is taken for it. */
export const endPayments: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as { id: number; isActive?: boolean | null }
  const before = (previousDoc ?? {}) as { isActive?: boolean | null }
  if (operation !== 'update' || after.isActive !== false || before.isActive === false) return
  await jobs.addAll(
    await executorOf(req),
    ENDINGS.map((name) => [name, { userId: after.id }, {}]),
  )
}
