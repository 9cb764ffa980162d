import type { GrantedAccount, Permission } from '@stackyard/shared/schema/permission'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { accountPermission } from './tables'

export type PermissionRow = typeof accountPermission.$inferSelect

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const toPermission = (row: PermissionRow, name: string): Permission => ({
  id: row.id,
  _id: row.id,
  email: row.email,
  state: row.state,
  name,
  createdAt: row.createdAt.toISOString(),
  acceptedAt: iso(row.acceptedAt),
  decidedAt: iso(row.decidedAt),
})

const fullName = sql<string>`coalesce((select nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')
  from users u where u.id = ${accountPermission.userId}), '')`

/** The permissions of an owner, newest first; with an id that one alone. */
export async function listPermissions(db: Db | Tx, ownerId: number, id?: number): Promise<Permission[]> {
  const rows = await db
    .select({ row: accountPermission, name: fullName })
    .from(accountPermission)
    .where(and(eq(accountPermission.ownerId, ownerId), id === undefined ? undefined : eq(accountPermission.id, id)))
    .orderBy(sql`${accountPermission.id} desc`)
  return rows.map(({ row, name }) => toPermission(row, name))
}

/** Orders all changes of one owner's permissions until the transaction ends. */
export async function lockOwner(tx: Tx, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('permission.owner'), ${ownerId}::int)`)
}

export async function findByEmail(tx: Tx, ownerId: number, email: string): Promise<PermissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountPermission)
    .where(and(eq(accountPermission.ownerId, ownerId), eq(accountPermission.email, email)))
  return row
}

export async function findPermission(db: Db | Tx, id: number): Promise<PermissionRow | undefined> {
  const [row] = await db.select().from(accountPermission).where(eq(accountPermission.id, id))
  return row
}

export async function insertPermission(tx: Tx, ownerId: number, email: string): Promise<number> {
  const [row] = await tx.insert(accountPermission).values({ ownerId, email }).returning({ id: accountPermission.id })
  if (!row) throw new Error('a permission was not inserted')
  return row.id
}

export async function countPermissions(tx: Tx, ownerId: number): Promise<number> {
  return tx.$count(accountPermission, eq(accountPermission.ownerId, ownerId))
}

export async function updatePermission(
  db: Db | Tx,
  id: number,
  values: Partial<typeof accountPermission.$inferInsert>,
): Promise<void> {
  await db.update(accountPermission).set(values).where(eq(accountPermission.id, id))
}

export async function deletePermission(tx: Tx, id: number): Promise<void> {
  await tx.delete(accountPermission).where(eq(accountPermission.id, id))
}

/** What an owner is called, and whether the account is open. */
export async function findOwner(
  db: Db | Tx,
  id: number,
): Promise<{ name: string; email: string; isActive: boolean; userType: string } | undefined> {
  const { rows } = await db.execute<{ name: string; email: string; isActive: boolean; userType: string }>(sql`
    select coalesce(nullif(company, ''), nullif(btrim(concat_ws(' ', first_name, last_name)), ''), email) as name, email,
      is_active is not false as "isActive", user_type::text as "userType"
    from users where id = ${id}`)
  return rows[0]
}

export async function findUserId(db: Db | Tx, email: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = ${email}`)
  return rows[0]?.id ?? null
}

/** Accounts that a person accepted an invitation to, those of deactivated owners left out. */
export async function listGranted(db: Db, userId: number): Promise<GrantedAccount[]> {
  const { rows } = await db.execute<GrantedAccount>(sql`
    select p.id, p.id as "_id", p.owner_id as "ownerId", o.email, o.user_type::text as "userType", o.avatar, p.state,
      coalesce(nullif(o.company, ''), nullif(btrim(concat_ws(' ', o.first_name, o.last_name)), ''), o.email) as name
    from market.account_permission p join users o on o.id = p.owner_id
    where p.user_id = ${userId} and p.state in ('requested', 'approve') and o.is_active is not false order by p.id`)
  return rows
}

/**
 * Access that was given to a person goes with them to another address. Where an owner gave access to both addresses, the
 * one that the person holds stays.
 */
export async function moveGranted(tx: Tx, { userId, from, to }: { userId: number; from: string; to: string }) {
  const held = sql`(user_id = ${userId} or (user_id is null and email = ${from}))`
  await tx.execute(sql`
    delete from market.account_permission p where p.email = ${to} and exists (
      select from market.account_permission own where own.owner_id = p.owner_id and own.email = ${from} and ${held})`)
  await tx.execute(sql`update market.account_permission set email = ${to} where email = ${from} and ${held}`)
}
