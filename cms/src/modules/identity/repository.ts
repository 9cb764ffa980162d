import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db'

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
