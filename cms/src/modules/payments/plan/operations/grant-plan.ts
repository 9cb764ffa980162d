import type { PlanId } from '@stackyard/shared/reference/plans'
import { text } from '@stackyard/shared/messages/text'
import { planDefaults } from '@stackyard/shared/reference/plans'
import type { Membership } from '@stackyard/shared/schema/plan'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { notifyUser } from '../../../foundation/notification'
import { applyPlan, findGrant, lockPlanOf, saveGrant, userExists } from '../repository'
import { readMembership } from './read-membership'

/**
 * Gives a person a plan without a charge, or takes the gift back with `free`. A subscription of theirs goes
 * on; the higher of the two counts. @throws CodedError NOT_FOUND.
 */
export async function grantPlan(
  services: Services,
  adminId: number,
  grant: { userId: number; planId: PlanId },
): Promise<Membership> {
  const { userId, planId } = grant
  await withTransaction(services.db, async (tx) => {
    if (!(await userExists(tx, userId))) throw new CodedError('NOT_FOUND')
    await lockPlanOf(tx, userId)
    const before = (await findGrant(tx, userId)) ?? 'free'
    if (before === planId) return
    await saveGrant(tx, userId, planId, adminId)
    await applyPlan(tx, userId)
    const changes = { grantedPlan: [before, planId] as const }
    await recordAudit(tx, { action: 'grant-plan', subjectKind: 'user', subjectId: userId, actorId: adminId, changes })
    if (planId === 'free') return
    const plan = planDefaults[planId].name
    const message = text('plan.notice.started', { plan })
    await notifyUser(services.jobs, tx, { userId, kind: 'plan_started', message, data: { plan } })
  })
  return readMembership(services, userId)
}
