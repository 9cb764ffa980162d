import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Connection, isAlive, type SessionMethod } from './repository'
import { session } from './tables'

export type OwnSessionRow = {
  id: string
  method: SessionMethod
  user_agent: string
  ip: string
  created_at: Date | string
  last_used_at: Date | string
  actor_email: string | null
  actor_name: string | null
}

/** Notes that a session is in use. */
export async function noteUse(pool: Pool, sessionId: string, now: Date): Promise<void> {
  await pool.query('update market.session set last_used_at = $2 where id = $1 and last_used_at < $2', [sessionId, now])
}

/** The live sessions of a user with those of people who act for them, the last used first; at most 100. */
export async function listLiveSessions(db: Connection, userId: number, now: Date): Promise<OwnSessionRow[]> {
  const { rows } = await db.execute<OwnSessionRow>(sql`
    select s.id, s.method, s.user_agent, s.ip, s.created_at, s.last_used_at, helper.email as actor_email,
      nullif(btrim(concat_ws(' ', helper.first_name, helper.last_name)), '') as actor_name
    from market.session s join users u on u.id = s.user_id left join users helper on helper.id = s.actor_id
    where s.user_id = ${userId} and s.refresh_expires_at > ${now.toISOString()} and ${sql.raw(isAlive)}
    order by s.last_used_at desc, s.id limit 100`)
  return rows
}

export type PanelSessionRow = { id: string; created_at: Date | string }

/** Begins a session of the content panel beside the session of the app with the same id, or renews it. */
export async function putPanelSession(
  db: Connection,
  { id, userId, now, expiresAt }: { id: string; userId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select coalesce(max(_order), 0) + 1, ${userId}::int, ${id}::varchar, ${now.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz from users_sessions where _parent_id = ${userId}
    on conflict (id) do update set expires_at = excluded.expires_at`)
}

/** The user's live sessions of the content panel, the newest first; those that belong to a session of the app are left out. */
export async function listPanelSessions(db: Connection, userId: number, now: Date): Promise<PanelSessionRow[]> {
  const { rows } = await db.execute<PanelSessionRow>(sql`
    select id, created_at from users_sessions p
    where _parent_id = ${userId} and expires_at > ${now.toISOString()}
      and not exists (select from market.session s where s.id::text = p.id) order by created_at desc limit 100`)
  return rows
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ends one live session of a user, of the app or of the panel. Answers whose it was; null when there is none. */
export async function revokeOwnSession(
  db: Connection,
  userId: number,
  id: string,
  now: Date,
): Promise<{ actorId: number | null } | null> {
  const panel = await db.execute(sql`delete from users_sessions where _parent_id = ${userId} and id = ${id}`)
  if (UUID.test(id)) {
    const { rows } = await db.execute<{ actor_id: number | null }>(sql`
      update market.session set revoked_at = ${now.toISOString()}
      where id = ${id}::uuid and user_id = ${userId} and revoked_at is null returning actor_id`)
    if (rows[0]) return { actorId: rows[0].actor_id }
  }
  return (panel.rowCount ?? 0) > 0 ? { actorId: null } : null
}

/** Ends every session of a user but one, those in others' names and those of the panel too. Answers how many. */
export async function revokeOtherSessions(
  db: Connection,
  userId: number,
  exceptId: string,
  now: Date,
): Promise<number> {
  const ended = await db.execute(sql`
    update market.session set revoked_at = ${now.toISOString()}
    where (user_id = ${userId} or actor_id = ${userId}) and id <> ${exceptId}::uuid and revoked_at is null
      and refresh_expires_at > ${now.toISOString()}`)
  const panel = await db.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
  return (ended.rowCount ?? 0) + (panel.rowCount ?? 0)
}

/** Whether a session began by a sign-in with a provider after a moment. */
export async function isFreshSocialSession(db: Connection, sessionId: string, since: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from market.session where id = ${sessionId}::uuid and method in ('google', 'linkedin')
      and created_at > ${since.toISOString()}`)
  return rows.length > 0
}

/** When the person of a session of the panel last proved who they are: in the app's session it belongs to, or at its start. */
export async function findPanelProof(db: Connection, userId: number, id: string): Promise<Date | null> {
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    select case when s.id is null then p.created_at else s.proved_at end as at
    from users_sessions p left join market.session s on s.id::text = p.id
    where p._parent_id = ${userId} and p.id = ${id}`)
  const at = rows[0]?.at ?? null
  return at === null ? null : new Date(at)
}

/** Whose session this is, and where it began; null when it is gone, ended, or of somebody who acts. */
export async function findOwnSession(
  db: Connection,
  id: string,
): Promise<{ userId: number; userAgent: string; ip: string; createdAt: Date } | null> {
  const [row] = await db
    .select({ userId: session.userId, userAgent: session.userAgent, ip: session.ip, createdAt: session.createdAt })
    .from(session)
    .where(and(eq(session.id, id), isNull(session.actorId), isNull(session.revokedAt)))
  return row ?? null
}
