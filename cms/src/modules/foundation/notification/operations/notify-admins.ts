import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { Jobs } from '../../../../platform/jobs'
import { notifyUsers, type Notice } from './notify-user'

/** Tells every active admin, in the caller's transaction. */
export async function notifyAdmins(jobs: Jobs, tx: Tx, notice: Omit<Notice, 'userId'>): Promise<void> {
  const admins = await tx.execute<{ id: number }>(
    sql`select id from users where user_type = 'admin' and coalesce(is_active, true)`,
  )
  const { message, ...shared } = notice
  await notifyUsers(jobs, tx, { ...shared, told: admins.rows.map(({ id }) => ({ userId: id, message })) })
}
