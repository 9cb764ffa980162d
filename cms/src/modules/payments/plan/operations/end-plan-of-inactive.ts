import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { findLive, isChanging } from '../repository'
import { cancelPlan } from './cancel-plan'

async function isActive({ db }: Pick<Services, 'db'>, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from users where id = ${userId} and is_active is not false`)
  return rows.length > 0
}

/**
 * Cancels the subscription of an account that was deactivated: no further fee is taken, and what was paid for stays
 * should the account be opened again. Calling again changes nothing; an account that is active again keeps its plan.
 * @throws CodedError PLAN_CHANGE_PENDING while a change is under way, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function endPlanOfInactive(services: Services, userId: number): Promise<void> {
  if (await isActive(services, userId)) return
  const live = await findLive(services.db, userId)
  const isCancelled = live?.cancelAtPeriodEnd === true && live.status !== 'past_due'
  if (isCancelled || (!live && !(await isChanging(services.db, userId)))) return
  await cancelPlan(services, userId)
}
