import { sql } from 'drizzle-orm'
import type { WarehouseFlagInput, WarehouseFlags } from '@stackyard/shared/schema/curation'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { changesBetween } from '../../../foundation/audit'
import { flagListings } from '../../../listings/listing'

/** Flags that need a plan with the right to spotlights. */
const paidFlags = ['isFeatured', 'isFirstSpotlight', 'isHighPriority'] as const

type Row = WarehouseFlags & { maySpotlight: boolean }

async function lockFlags(tx: Tx, id: number): Promise<Row | null> {
  const { rows } = await tx.execute<Row>(sql`
    select w.id, coalesce(w.visible, true) as visible, coalesce(w.is_verified, false) as "isVerified",
      coalesce(w.is_featured, false) as "isFeatured", coalesce(w.is_first_spotlight, false) as "isFirstSpotlight",
      coalesce(w.is_high_priority, false) as "isHighPriority", coalesce(w.diamond, 0)::int as diamond,
      market.can_spotlight(coalesce(u.plan_id::text, 'free')) as "maySpotlight"
    from warehouses w join users u on u.id = w.seller_id
    where w.id = ${id} and w.deleted_at is null for no key update of w`)
  return rows[0] ?? null
}

/**
 * Sets one flag of a listing or its diamond; lists and pages follow in the same transaction.
 * @throws CodedError NOT_FOUND; PLAN_REQUIRED when the seller's plan has no right to spotlights
 */
export async function setListingFlag(
  services: Services,
  adminId: number,
  { id, ...sent }: WarehouseFlagInput,
): Promise<WarehouseFlags> {
  const flags = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  return withTransaction(services.db, async (tx) => {
    const row = await lockFlags(tx, id)
    if (!row) throw new CodedError('NOT_FOUND')
    const { maySpotlight, ...before } = row
    if (!maySpotlight && paidFlags.some((flag) => flags[flag] === true)) throw new CodedError('PLAN_REQUIRED')
    if (Object.keys(changesBetween(before, flags)).length > 0)
      await flagListings(tx, [{ id, before }], flags, { actorId: adminId, now: services.clock.now() })
    return { ...before, ...flags }
  })
}
