import { isPlanId, mayAddListing } from '@stackyard/shared/domain/plan-limits'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { needPlan } from '../plan-catalog'
import { countListings } from '../repository'

/**
 * Refuses listings beyond the owner's plan; `count` are added at once. Call it in the transaction that adds the listing and
 * give that as `tx`: it holds other additions of the owner off until the transaction ends, so that two at once cannot
 * both be the last. @throws CodedError PLAN_LIMIT_REACHED.
 */
export async function assertMayAddListing(
  { db, payload }: Pick<Services, 'db' | 'payload'>,
  owner: Pick<SessionUser, 'id' | 'planId'>,
  tx?: Db | Tx,
  count = 1,
): Promise<void> {
  const plan = await needPlan(payload, isPlanId(owner.planId) ? owner.planId : 'free')
  if (tx) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('plan.listings'), ${owner.id}::int)`)
  if (!mayAddListing(plan, (await countListings(tx ?? db, owner.id)) + count - 1))
    throw new CodedError('PLAN_LIMIT_REACHED')
}
