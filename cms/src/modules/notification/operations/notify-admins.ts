import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'
import type { Jobs } from '../../../platform/jobs'
import { notifyUser, type Notice } from './notify-user'

/** Tells every active admin, in the caller's transaction. */
export async function notifyAdmins(jobs: Jobs, tx: Tx, notice: Omit<Notice, 'userId'>): Promise<void> {
  const admins = await tx.execute<{ id: number }>(
    sql`select id from users where user_type = 'admin' and coalesce(is_active, true)`,
  )
  for (const { id } of admins.rows) await notifyUser(jobs, tx, { ...notice, userId: id })
}
