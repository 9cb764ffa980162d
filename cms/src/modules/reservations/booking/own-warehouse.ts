import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'

type OwnWarehouse = { id: number; name: string; spaceType: SpaceType; totalUnits: number }

/** A warehouse of the actor's; admins may take any. @throws CodedError NOT_FOUND for another's as for a missing one. */
export async function ownWarehouse(
  db: Db | Tx,
  actor: Pick<SessionUser, 'id' | 'userType'>,
  id: number,
): Promise<OwnWarehouse> {
  const { rows } = await db.execute<{ name: string; seller: number; sells_pallets: boolean; units: string }>(sql`
    select w.name, w.seller_id as seller, coalesce(w.pallet_enabled, true) as sells_pallets, market.total_on(w.id, (now() at time zone 'utc')::date) as units
    from warehouses w where w.id = ${id} and w.deleted_at is null`)
  const [row] = rows
  if (!row || (actor.userType !== 'admin' && row.seller !== actor.id)) throw new CodedError('NOT_FOUND')
  return { id, name: row.name, spaceType: row.sells_pallets ? 'PALLET' : 'SQ_FEET', totalUnits: Number(row.units) }
}
