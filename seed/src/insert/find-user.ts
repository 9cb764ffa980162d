import {
  SESSION_USER_COLUMNS,
  toSessionUser,
  type SessionUserRow,
} from '@stackyard/cms/modules/accounts/account/to-session-user'
import type { Services } from '@stackyard/cms/platform/services'
import type { SessionUser } from '@stackyard/shared/schema/user'

/** A seeded user as its session shows it. */
export async function findUserById({ pool }: Services, id: number): Promise<SessionUser> {
  const found = await pool.query<SessionUserRow>(`select ${SESSION_USER_COLUMNS} from users u where u.id = $1`, [id])
  const [row] = found.rows
  if (!row) throw new Error(`No user ${id}`)
  return toSessionUser(row)
}
