import type { Shortlist, ShortlistedInput } from '@stackyard/shared/schema/shortlist'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { shortlist, shortlistWarehouse } from './tables'

const own = (userId: number) => and(eq(shortlist.userId, userId), isNull(shortlist.deletedAt))
const ownOne = (userId: number, id: number) => and(own(userId), eq(shortlist.id, id))

const columns = {
  id: shortlist.id,
  _id: shortlist.id,
  name: shortlist.name,
  warehouseIds: sql<number[]>`coalesce((select json_agg(w.warehouse_id order by w.position, w.warehouse_id)
    from market.shortlist_warehouse w where w.shortlist_id = ${shortlist.id}), '[]')`,
  isLinked: sql<boolean>`${shortlist.linkHash} is not null`,
  linkShowsNotes: shortlist.linkShowsNotes,
  createdAt: shortlist.createdAt,
}

type Row = Omit<Shortlist, 'createdAt'> & { createdAt: Date }
const toShortlist = (row: Row): Shortlist => ({ ...row, createdAt: row.createdAt.toISOString() })

/** A person's lists, newest first. */
export async function listOwn(db: Db, userId: number): Promise<Shortlist[]> {
  const rows = await db.select(columns).from(shortlist).where(own(userId)).orderBy(desc(shortlist.id))
  return rows.map(toShortlist)
}

/** Null for another's or none; so do the changes below. */
export async function findOwn(db: Db | Tx, userId: number, id: number): Promise<Shortlist | null> {
  const [row] = await db.select(columns).from(shortlist).where(ownOne(userId, id))
  return row ? toShortlist(row) : null
}

/** Locks one of the person's lists to the end of the transaction. */
export async function lockOwn(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx.select({ id: shortlist.id }).from(shortlist).where(ownOne(userId, id)).for('update')
  return rows.length > 0
}

/** How many the person has; calls of one person are ordered by a lock until the transaction ends. */
export async function countLocked(tx: Tx, userId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shortlist'), ${userId}::int)`)
  return tx.$count(shortlist, own(userId))
}

export async function insertShortlist(
  tx: Tx,
  values: { userId: number; name: string; createdAt: Date },
): Promise<number> {
  const [row] = await tx.insert(shortlist).values(values).returning({ id: shortlist.id })
  if (!row) throw new Error('a shortlist was not inserted')
  return row.id
}

/** Changes one of the person's lists; whether there was one. */
export async function updateOwn(
  db: Db | Tx,
  { userId, id }: { userId: number; id: number },
  set: Partial<typeof shortlist.$inferInsert>,
): Promise<boolean> {
  const rows = await db.update(shortlist).set(set).where(ownOne(userId, id)).returning({ id: shortlist.id })
  return rows.length > 0
}

/** Brings back what was deleted after `since`. */
export async function unmarkDeleted(
  tx: Tx,
  { userId, id, since }: { userId: number; id: number; since: Date },
): Promise<boolean> {
  const rows = await tx
    .update(shortlist)
    .set({ deletedAt: null })
    .where(and(eq(shortlist.userId, userId), eq(shortlist.id, id), gt(shortlist.deletedAt, since)))
    .returning({ id: shortlist.id })
  return rows.length > 0
}

export type ShortlistedRow = typeof shortlistWarehouse.$inferSelect

/** The warehouses of a list in their order. */
export const listWarehouses = (db: Db, shortlistId: number): Promise<ShortlistedRow[]> =>
  db
    .select()
    .from(shortlistWarehouse)
    .where(eq(shortlistWarehouse.shortlistId, shortlistId))
    .orderBy(asc(shortlistWarehouse.position), asc(shortlistWarehouse.warehouseId))

const ofList = (id: number, warehouseId: number) =>
  and(eq(shortlistWarehouse.shortlistId, id), eq(shortlistWarehouse.warehouseId, warehouseId))

/** Changes note and tags of a warehouse on a locked list; whether it is on it. */
export async function changeWarehouse(tx: Tx, { id, warehouseId, note, tags }: ShortlistedInput): Promise<boolean> {
  const set = { ...(note === undefined ? {} : { note }), ...(tags === undefined ? {} : { tags }) }
  const rows =
    Object.keys(set).length > 0
      ? await tx
          .update(shortlistWarehouse)
          .set(set)
          .where(ofList(id, warehouseId))
          .returning({ id: shortlistWarehouse.warehouseId })
      : await tx.select({ id: shortlistWarehouse.warehouseId }).from(shortlistWarehouse).where(ofList(id, warehouseId))
  return rows.length > 0
}

/** Adds a warehouse at the end of a locked list. */
export async function addWarehouse(
  tx: Tx,
  { id, warehouseId, name, note = '', tags = [] }: ShortlistedInput & { name: string },
  now: Date,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(w.position), 0) + 1 from market.shortlist_warehouse w
    where w.shortlist_id = ${id})`
  await tx.insert(shortlistWarehouse).values({ shortlistId: id, warehouseId, name, note, tags, position, addedAt: now })
}

export const countWarehouses = (tx: Tx, id: number): Promise<number> =>
  tx.$count(shortlistWarehouse, eq(shortlistWarehouse.shortlistId, id))

export async function takeWarehouse(tx: Tx, id: number, warehouseId: number): Promise<void> {
  await tx.delete(shortlistWarehouse).where(ofList(id, warehouseId))
}

/** Puts the warehouses of a locked list in this order; the others follow. */
export async function placeWarehouses(tx: Tx, id: number, warehouseIds: readonly number[]): Promise<void> {
  const wanted = JSON.stringify(warehouseIds)
  await tx.execute(sql`
    update market.shortlist_warehouse w set position = placed.position
    from (
      select h.warehouse_id, row_number() over (order by o.place nulls last, h.position, h.warehouse_id)::int as position
      from market.shortlist_warehouse h
        left join jsonb_array_elements_text(${wanted}::jsonb) with ordinality o (id, place) on o.id::int = h.warehouse_id
      where h.shortlist_id = ${id}) placed
    where w.shortlist_id = ${id} and w.warehouse_id = placed.warehouse_id`)
}

/** The list that a link's token opens, while its owner's account is open. */
export async function findLinked(
  db: Db,
  linkHash: string,
): Promise<{ id: number; name: string; linkShowsNotes: boolean } | null> {
  const { rows } = await db.execute<{ id: number; name: string; linkShowsNotes: boolean }>(sql`
    select l.id, l.name, l.link_shows_notes as "linkShowsNotes" from market.shortlist l join users u on u.id = l.user_id
    where l.link_hash = ${linkHash} and l.deleted_at is null and coalesce(u.is_active, true)`)
  return rows[0] ?? null
}

/** Deletes lists whose time to be restored is over. */
export async function deleteOver(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from market.shortlist where deleted_at < ${before.toISOString()}::timestamptz`)
}
