import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { listingKey } from './tables'

type KeyRow = typeof listingKey.$inferSelect

/** The references of a provider's listings that stand: those with one of the keys, and those of the listings. */
export async function listKeys(
  db: Db | Tx,
  sellerId: number,
  { keys, ids }: { keys: readonly string[]; ids: readonly number[] },
): Promise<KeyRow[]> {
  const wanted = [
    ...(keys.length > 0 ? [inArray(listingKey.key, [...keys])] : []),
    ...(ids.length > 0 ? [inArray(listingKey.listingId, [...ids])] : []),
  ]
  if (wanted.length === 0) return []
  const stands = sql`exists (select from warehouses w where w.id = ${listingKey.listingId}
    and w.seller_id = ${sellerId} and w.deleted_at is null)`
  return db
    .select()
    .from(listingKey)
    .where(and(eq(listingKey.sellerId, sellerId), sql`(${sql.join(wanted, sql` or `)})`, stands))
}

/**
 * Gives listings of a provider their references. A reference of a listing that is gone, or went to another provider, is
 * free again.
 */
export async function saveKeys(tx: Tx, rows: readonly KeyRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = rows.map(({ key }) => key)
  await tx.execute(sql`
    delete from market.listing_key k where k.seller_id = ${first.sellerId} and k.key in ${keys}
      and not exists (select from warehouses w where w.id = k.listing_id and w.seller_id = k.seller_id
        and w.deleted_at is null)`)
  await tx
    .insert(listingKey)
    .values([...rows])
    .onConflictDoUpdate({
      target: listingKey.listingId,
      set: { key: sql`excluded.key`, sellerId: sql`excluded.seller_id` },
    })
}
