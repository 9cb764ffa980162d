import type { CollectionAfterChangeHook } from 'payload'
import { jobs } from '../../../platform/jobs'
import { executorOf } from '../../discovery'

/** The worker lets go of what a person pays for regularly (plan/jobs). */
export const END_PLAN_OF_INACTIVE = 'end-plan-of-inactive'

/** Whoever deactivates an account, its owner, an admin or the panel: no further fee is taken for it. */
export const endPayments: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as { id: number; isActive?: boolean | null }
  const before = (previousDoc ?? {}) as { isActive?: boolean | null }
  if (operation !== 'update' || after.isActive !== false || before.isActive === false) return
  await jobs.add(await executorOf(req), END_PLAN_OF_INACTIVE, { userId: after.id })
}
