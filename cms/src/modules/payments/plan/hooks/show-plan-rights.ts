import { type PlanId, planIds } from '@stackyard/shared/reference/plans'
import { sql } from 'drizzle-orm'
import type { GlobalAfterChangeHook } from 'payload'
import type { Tx } from '../../../../platform/db'
import { executorOf } from '../../../listings/discovery'
import { announceListings } from '../../../listings/listing'
import { announceServices } from '../../../listings/service'

type Settings = Partial<Record<PlanId, { canSpotlight?: boolean | null }>>

async function idsOf(tx: Tx, plans: readonly PlanId[], table: 'warehouses' | 'services'): Promise<number[]> {
  const flags =
    table === 'warehouses' ? sql`w.is_featured or w.is_first_spotlight or w.is_high_priority` : sql`w.is_featured`
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.id from ${sql.identifier(table)} w join users u on u.id = w.seller_id
    where w.deleted_at is null and (${flags}) and coalesce(u.plan_id::text, 'free') in ${plans} order by w.id`)
  return rows.map(({ id }) => id)
}

/** A plan whose right to spotlights changes: what its providers have flagged appears or disappears in the same transaction. */
export const showPlanRights: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [after, before] = [doc as Settings, (previousDoc ?? {}) as Settings]
  const plans = planIds.filter((id) => after[id]?.canSpotlight !== before[id]?.canSpotlight)
  if (plans.length === 0) return
  const tx = await executorOf(req)
  await announceListings(tx, await idsOf(tx, plans, 'warehouses'))
  await announceServices(tx, await idsOf(tx, plans, 'services'))
}
