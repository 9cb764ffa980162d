import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'

/**
 * A listing is not removed while orders keep space of it today or later. Its capacity is locked until the transaction
 * ends, as every purchase locks it, so that none comes in between. @throws CodedError LISTING_IN_USE
 */
export async function assertRemovable(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select 1 from market.capacity where warehouse_id = ${id} for update`)
  const { rows } = await tx.execute<{ held: boolean }>(sql`
    select exists (select from market.capacity_hold h where h.warehouse_id = ${id} and h.state in ('held', 'sold')
      and h.end_day > (now() at time zone 'utc')::date) as held`)
  if (rows[0]?.held) throw new CodedError('LISTING_IN_USE')
}

/** Whether an order, of whatever age, names the listing: the books need its record. */
export async function hasOrders(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select exists (select from market.orders where warehouse_id = ${id}) as found`,
  )
  return rows[0]?.found === true
}
