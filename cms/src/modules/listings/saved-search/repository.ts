import type { AlertPace, AlertReason } from '@stackyard/shared/reference/search-alerts'
import type { SavedFilters, SavedSearch } from '@stackyard/shared/schema/saved-search'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { savedSearch, savedSearchHit } from './tables'

export type SavedSearchRow = typeof savedSearch.$inferSelect

const TOLD_DAYS = 7

const own = (userId: number) => and(eq(savedSearch.userId, userId), isNull(savedSearch.deletedAt))
const ownOne = (userId: number, id: number) => and(own(userId), eq(savedSearch.id, id))

const found = sql<number>`(select count(distinct h.listing_id)::int from ${savedSearchHit} h
  where h.search_id = ${savedSearch.id} and h.found_at > now() - make_interval(days => ${sql.raw(String(TOLD_DAYS))}))`

const toSavedSearch = ({ row, found: told }: { row: SavedSearchRow; found: number }): SavedSearch => ({
  id: row.id,
  _id: row.id,
  name: row.name,
  filters: JSON.parse(JSON.stringify(row.filters)) as SavedSearch['filters'],
  alert: row.alert,
  events: row.events,
  found: told,
  createdAt: row.createdAt.toISOString(),
})

/** A person's saved searches, newest first. */
export async function listOwn(db: Db, userId: number): Promise<SavedSearch[]> {
  const rows = await db
    .select({ row: savedSearch, found })
    .from(savedSearch)
    .where(own(userId))
    .orderBy(desc(savedSearch.id))
  return rows.map(toSavedSearch)
}

/** Null for another's or none; so do the changes below. */
export async function findOwn(db: Db | Tx, userId: number, id: number): Promise<SavedSearch | null> {
  const [row] = await db.select({ row: savedSearch, found }).from(savedSearch).where(ownOne(userId, id))
  return row ? toSavedSearch(row) : null
}

/** How many the person has; calls of one person are ordered by a lock until the transaction ends. */
export async function countLocked(tx: Tx, userId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved.search'), ${userId}::int)`)
  return tx.$count(savedSearch, own(userId))
}

type NewSearch = {
  userId: number
  name: string
  filters: SavedFilters
  alert: AlertPace
  events: AlertReason[]
  seenPosition: number
  lookAt: Date
  createdAt: Date
}

export async function insertSearch(tx: Tx, values: NewSearch): Promise<number> {
  const [row] = await tx.insert(savedSearch).values(values).returning({ id: savedSearch.id })
  if (!row) throw new Error('a saved search was not inserted')
  return row.id
}

/** A person's own search, locked. */
export async function lockOwn(tx: Tx, userId: number, id: number): Promise<SavedSearchRow | null> {
  return (await tx.select().from(savedSearch).where(ownOne(userId, id)).for('update'))[0] ?? null
}

export async function updateSearch(tx: Tx, id: number, set: Partial<typeof savedSearch.$inferInsert>): Promise<void> {
  await tx.update(savedSearch).set(set).where(eq(savedSearch.id, id))
}

/** What a look found and no email told yet is told no more. */
export async function dropWaiting(tx: Tx, id: number): Promise<void> {
  await tx.delete(savedSearchHit).where(and(eq(savedSearchHit.searchId, id), isNull(savedSearchHit.mailedAt)))
}

export async function markDeleted(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(savedSearch)
    .set({ deletedAt: now })
    .where(ownOne(userId, id))
    .returning({ id: savedSearch.id })
  return rows.length > 0
}

/** Brings back what was deleted after `since`. */
export async function unmarkDeleted(
  tx: Tx,
  { userId, id, since }: { userId: number; id: number; since: Date },
): Promise<boolean> {
  const rows = await tx
    .update(savedSearch)
    .set({ deletedAt: null })
    .where(and(eq(savedSearch.userId, userId), eq(savedSearch.id, id), gt(savedSearch.deletedAt, since)))
    .returning({ id: savedSearch.id })
  return rows.length > 0
}

/** Switches the alerts of a person's searches off. Answers with their names. */
export async function switchOff(db: Db, userId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with stopped as (
      update market.saved_search set alert = 'off' where user_id = ${userId} and id in ${ids} returning id, name),
    dropped as (
      delete from market.saved_search_hit h using stopped where h.search_id = stopped.id and h.mailed_at is null)
    select name from stopped order by id`)
  return rows.map(({ name }) => name)
}

/** The names of a person's searches, for the page that asks whether to stop them. */
export async function namesOf(db: Db, userId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from market.saved_search where user_id = ${userId} and id in ${ids} order by id`,
  )
  return rows.map(({ name }) => name)
}
