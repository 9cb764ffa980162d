import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { identitySession } from './tables'

export type ApplicationRow = {
  status: 'pending' | 'approved' | 'rejected'
  reason: string | null
  created_at: Date | string
  decided_at: Date | string | null
}

/** Of two applications of one person at once one waits for the other. */
export async function lockApplicant(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('identity.applicant'), ${userId}::int)`)
}

/** The newest application of a person. */
export async function findApplication(db: Db | Tx, userId: number): Promise<ApplicationRow | undefined> {
  const found = await db.execute<ApplicationRow>(
    sql`select status, reason, created_at, decided_at from identity_applications where user_id = ${userId}
      order by id desc limit 1`,
  )
  return found.rows[0]
}

/** Read anew: the session of this very call may be older than a decision. */
export async function isVerified(db: Db | Tx, userId: number): Promise<boolean> {
  const found = await db.execute(sql`select 1 from users where id = ${userId} and kyc_verified`)
  return found.rows.length > 0
}

export type SessionRow = typeof identitySession.$inferSelect

/** The newest verification of a person at Stripe. */
export const findNewestSession = async (db: Db | Tx, userId: number): Promise<SessionRow | undefined> =>
  (
    await db
      .select()
      .from(identitySession)
      .where(eq(identitySession.userId, userId))
      .orderBy(desc(identitySession.createdAt), desc(identitySession.id))
      .limit(1)
  )[0]

export const countSessions = (db: Db, userId: number): Promise<number> =>
  db.$count(identitySession, eq(identitySession.userId, userId))

export const lockSession = async (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  (await tx.select().from(identitySession).where(eq(identitySession.id, id)).for('update'))[0]

/** Changes with each write of a session; undefined while it is not kept. */
export async function versionOfSession(db: Db | Tx, id: string): Promise<string | undefined> {
  const found = await db.execute<{ version: string }>(
    sql`select xmin::text as version from market.identity_session where id = ${id}`,
  )
  return found.rows[0]?.version
}

/** Keeps a session that was made; of two who do the first counts. */
export async function keepSession(db: Db | Tx, values: typeof identitySession.$inferInsert): Promise<void> {
  await db.insert(identitySession).values(values).onConflictDoNothing()
}

export async function updateSession(
  tx: Tx,
  id: string,
  patch: Partial<Pick<SessionRow, 'status' | 'reason' | 'decidedAt' | 'seenAt'>>,
): Promise<void> {
  await tx.update(identitySession).set(patch).where(eq(identitySession.id, id))
}

/** Sessions that are not at their end and were last asked after before a moment, oldest first. */
export async function listUnsettledSessions(db: Db, seenBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: identitySession.id })
    .from(identitySession)
    .where(
      and(
        inArray(identitySession.status, ['open', 'processing', 'refused']),
        lt(identitySession.seenAt, seenBefore),
        sql`${identitySession.createdAt} > now() - interval '3 days'`,
      ),
    )
    .orderBy(identitySession.seenAt)
    .limit(100)
  return rows.map((row) => row.id)
}

export async function markVerified(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`update users set kyc_verified = true, updated_at = now() where id = ${userId}`)
}

/** Whether there is such a person. */
export async function isPerson(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.execute(sql`select 1 from users where id = ${userId}`)).rows.length > 0
}
