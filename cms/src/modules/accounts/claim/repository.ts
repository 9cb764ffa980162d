import type { ClaimForm, UnclaimedUser } from '@stackyard/shared/schema/claim'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { profileClaim } from './tables'

export type ClaimRow = typeof profileClaim.$inferSelect

const OPEN = ['sent', 'verified'] as const

/** Orders all that happens to the claims of one profile until the transaction ends. */
export async function lockProfile(tx: Tx, profileId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('claim.profile'), ${profileId}::int)`)
}

/** What a profile that can be claimed is called; null when it is none, or was handed over. */
export async function findClaimable(db: Db | Tx, id: number): Promise<{ name: string; serviceType: string } | null> {
  const { rows } = await db.execute<{ name: string; serviceType: string }>(sql`
    select coalesce(nullif(company, ''), 'this profile') as name, coalesce(service_type, 'warehouse') as "serviceType"
    from users where id = ${id} and user_type = 'manager' and is_active is not false`)
  return rows[0] ?? null
}

/**
 * Keeps a claim and answers its id. One of the same email is open at a time: it stands as it was sent first until its
 * link has ended, since whoever sends the form again need not be the same person.
 */
export async function saveClaim(tx: Tx, profileId: number, form: ClaimForm, now: Date): Promise<number> {
  const { phoneNumber: phone, ...values } = form
  const open = and(
    eq(profileClaim.profileId, profileId),
    eq(profileClaim.email, form.email),
    inArray(profileClaim.state, OPEN),
  )
  const [held] = await tx.select().from(profileClaim).where(open)
  if (held && (held.state === 'verified' || !held.expiresAt || held.expiresAt > now)) return held.id
  if (held) {
    await tx
      .update(profileClaim)
      .set({ ...values, phone })
      .where(eq(profileClaim.id, held.id))
    return held.id
  }
  const [row] = await tx
    .insert(profileClaim)
    .values({ ...values, phone, profileId })
    .returning({ id: profileClaim.id })
  if (!row) throw new Error('a claim was not inserted')
  return row.id
}

export async function findClaim(db: Db | Tx, id: number): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(profileClaim).where(eq(profileClaim.id, id))
  return row
}

export async function findByToken(db: Db | Tx, tokenHash: string): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(profileClaim).where(eq(profileClaim.tokenHash, tokenHash))
  return row
}

export async function updateClaim(
  db: Db | Tx,
  id: number,
  values: Partial<typeof profileClaim.$inferInsert>,
): Promise<void> {
  await db.update(profileClaim).set(values).where(eq(profileClaim.id, id))
}

/** Proved claims of a person, newest first, locked until the transaction ends. */
export async function lockVerifiedOf(tx: Tx, userId: number): Promise<ClaimRow[]> {
  return tx
    .select()
    .from(profileClaim)
    .where(and(eq(profileClaim.userId, userId), eq(profileClaim.state, 'verified')))
    .orderBy(sql`${profileClaim.id} desc`)
    .for('update')
}

/** All claims of a profile that are open, those that were only sent too. */
export async function lockOpenOf(tx: Tx, profileId: number): Promise<ClaimRow[]> {
  return tx
    .select()
    .from(profileClaim)
    .where(and(eq(profileClaim.profileId, profileId), inArray(profileClaim.state, OPEN)))
    .orderBy(profileClaim.id)
    .for('update')
}

/** Who proved a claim and waits, newest first; a person once. */
export async function listUnclaimed(db: Db): Promise<UnclaimedUser[]> {
  const { rows } = await db.execute<UnclaimedUser>(sql`
    select * from (select distinct on (u.id) u.id, u.id as "_id", coalesce(u.first_name, '') as "firstName",
        coalesce(u.last_name, '') as "lastName", u.email, c.company, c.title, c.phone, c.profile_id as "managerId",
        coalesce(nullif(m.company, ''), m.email) as "managerName",
        to_char(c.verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "verifiedAt"
      from market.profile_claim c join users u on u.id = c.user_id join users m on m.id = c.profile_id
      where c.state = 'verified' and u.is_active is not false order by u.id, c.id desc) waiting
    order by "verifiedAt" desc, id limit 500`)
  return rows
}

type Person = { id: number; userType: string; isActive: boolean; isEmailVerified: boolean; userUrl: string }

export async function findPerson(db: Db | Tx, which: { email: string } | { id: number }): Promise<Person | undefined> {
  const where = 'id' in which ? sql`id = ${which.id}` : sql`email = ${which.email}`
  const { rows } = await db.execute<Person>(sql`
    select id, user_type::text as "userType", is_active is not false as "isActive",
      is_email_verified is true as "isEmailVerified", coalesce(user_url, '') as "userUrl"
    from users where ${where}`)
  return rows[0]
}

/**
 * Merchants' requests for quotes to one account go to another, and the access to their requests for proposal that the
 * other has no word on yet.
 */
export async function moveRequests(tx: Tx, from: number, to: number): Promise<void> {
  await tx.execute(sql`update market.quote_request set seller_id = ${to} where seller_id = ${from}`)
  await tx.execute(sql`
    update market.rfp_access a set seller_id = ${to} where a.seller_id = ${from}
      and not exists (select from market.rfp_access own where own.merchant_id = a.merchant_id and own.seller_id = ${to})`)
}
