import { sql } from 'drizzle-orm'
import type { Connection } from './repository'

/** The only active admin can't close their account: nobody could open it again. */
export async function lastAdminGuard(db: Connection, userId: number) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from users u where u.id = ${userId} and u.user_type = 'admin' and not exists (
      select from users a where a.user_type = 'admin' and a.id <> u.id and a.is_active is not false)`)
  return [{ kind: 'lastAdmin' as const, count: rows[0]?.count ?? 0 }]
}
