import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db, Tx } from '../../../platform/db'
import { withTransaction } from '../../../platform/with-transaction'
import { lastSignIn, mailToken, session, type sessionMethods } from './tables'
import { SESSION_USER_COLUMNS, type SessionUserRow } from './to-session-user'

export type Connection = Db | Tx
export type PersonRow = SessionUserRow & { hash: string | null; salt: string | null }

/**
 * A session is alive while its user is active and still has the role and the password of the sign-in; one in another's
 * name also while the actor is, and the owner's permission stands.
 */
export const isAlive = `s.revoked_at is null and u.is_active is not false
  and s.user_type = u.user_type::text and s.password_mark = left(u.salt, 32)
  and (s.actor_id is null or exists (select from users a join market.account_permission p on p.id = s.permission_id
    where a.id = s.actor_id and a.is_active is not false and left(a.salt, 32) = s.actor_mark
      and p.state = 'approve' and p.owner_id = s.user_id and p.user_id = a.id))`

const hasFactorOf = (user: string) =>
  `exists (select from market.second_factor f where f.user_id = ${user}) as has_second_factor`

const personColumns = `${SESSION_USER_COLUMNS}, u.hash, u.salt, ${hasFactorOf('u.id')}`

/** Who acts for another proves who they are themselves. */
const sessionColumns = `s.id as session_id, s.actor_id, s.last_used_at, s.proved_at,
  ${hasFactorOf('coalesce(s.actor_id, s.user_id)')}, ${SESSION_USER_COLUMNS}`

export async function findPersonByEmail(db: Connection, email: string): Promise<PersonRow | null> {
  const { rows } = await db.execute<PersonRow>(
    sql`select ${sql.raw(personColumns)} from users u where u.email = ${email}`,
  )
  return rows[0] ?? null
}

export async function findPersonById(db: Connection, id: number): Promise<PersonRow | null> {
  const { rows } = await db.execute<PersonRow>(sql`select ${sql.raw(personColumns)} from users u where u.id = ${id}`)
  return rows[0] ?? null
}

/** Whose mail of the panel holds this token, while it counts. */
export async function findEmailOfResetToken(db: Connection, token: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where reset_password_token = ${token} and reset_password_expiration > now()`,
  )
  return rows[0]?.email
}

const sessionQuery = {
  name: 'account-session',
  text: `select ${sessionColumns}
    from market.session s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2 and ${isAlive}`,
}

type SessionRow = SessionUserRow & {
  session_id: string
  actor_id: number | null
  last_used_at: Date | string
  proved_at: Date | string | null
}

/** The live session of a Bearer token's hash with its user: one prepared query, asked at every request. */
export async function findSession(pool: Pool, tokenHash: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await pool.query<SessionRow>({ ...sessionQuery, values: [tokenHash, now] })
  return rows[0] ?? null
}

/** Somebody who acts in the name of the session's user. */
export type Acting = { actorId: number; actorMark: string; permissionId: number }

export type NewTokens = { tokenHash: string; expiresAt: Date; refreshHash: string; refreshExpiresAt: Date }

/** The part of a user's salt that names their password: every new password changes it. */
export const passwordMarkOf = ({ salt }: Pick<PersonRow, 'salt'>): string => (salt ?? '').slice(0, 32)

export type SessionMethod = (typeof sessionMethods)[number]

export async function insertSession(
  db: Connection,
  person: PersonRow,
  tokens: NewTokens,
  device: { ip: string; userAgent: string; method: SessionMethod; provedAt: Date | null },
  acting?: Acting,
): Promise<string> {
  const [row] = await db
    .insert(session)
    .values({
      userId: person.id,
      userType: person.user_type,
      passwordMark: passwordMarkOf(person),
      ...tokens,
      ...device,
      ...acting,
    })
    .returning({ id: session.id })
  if (!row) throw new Error('a session was not inserted')
  if (!acting) await noteSignIn(db, person.id)
  return row.id
}

/** Notes that a person has signed in themselves now. */
async function noteSignIn(db: Connection, userId: number): Promise<void> {
  await db
    .insert(lastSignIn)
    .values({ userId, at: sql`now()` })
    .onConflictDoUpdate({ target: lastSignIn.userId, set: { at: sql`now()` } })
}

/** Exchanges a refresh token's hash for new tokens in one statement: of two equal calls one wins. */
export async function renewSession(
  db: Connection,
  refreshHash: string,
  tokens: NewTokens,
  now: Date,
): Promise<SessionRow | null> {
  const { rows } = await db.execute<SessionRow>(sql`
    update market.session s set token_hash = ${tokens.tokenHash}, expires_at = ${tokens.expiresAt.toISOString()},
      previous_refresh_hash = s.refresh_hash, refresh_hash = ${tokens.refreshHash},
      refresh_expires_at = ${tokens.refreshExpiresAt.toISOString()}, refreshed_at = ${now.toISOString()},
      last_used_at = ${now.toISOString()}
    from users u
    where u.id = s.user_id and s.refresh_hash = ${refreshHash} and s.refresh_expires_at > ${now.toISOString()}
      and ${sql.raw(isAlive)}
    returning ${sql.raw(sessionColumns)}`)
  return rows[0] ?? null
}

/** Ends the session whose refresh token was used before: it may be in other hands. */
export async function revokeReused(db: Connection, refreshHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update market.session set revoked_at = ${now.toISOString()}
    where previous_refresh_hash = ${refreshHash} and revoked_at is null`)
  return (rowCount ?? 0) > 0
}

/** Ends a session of the app, and that of the panel which belongs to it. */
export async function revokeSession(
  db: Connection,
  which: { sessionId: string | null; refreshHash: string | null },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with ended as (update market.session set revoked_at = ${now.toISOString()}
      where revoked_at is null and (id = ${which.sessionId}::uuid or refresh_hash = ${which.refreshHash}::text)
      returning id)
    delete from users_sessions where id in (select id::text from ended)`)
}

/** Ends the sessions that others have by a permission. */
export async function revokeSessionsOf(db: Connection, by: { permissionId: number }, now: Date): Promise<void> {
  await db.execute(sql`
    update market.session set revoked_at = ${now.toISOString()}
    where permission_id = ${by.permissionId} and revoked_at is null`)
}

/** Ends every session of a user, those in others' names and those of the panel too. */
export async function revokeAllSessions(db: Connection, userId: number, now: Date): Promise<void> {
  await db.execute(sql`
    update market.session set revoked_at = ${now.toISOString()}
    where (user_id = ${userId} or actor_id = ${userId}) and revoked_at is null`)
  await db.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
}

export type MailTokenKind = (typeof mailToken.$inferSelect)['kind']

/**
 * Keeps a mail's token, unless the user was sent such a mail since `since`. Of several at once one is kept: a lock on
 * the user orders them. Answers whether it was kept.
 */
export async function insertMailToken(db: Db, token: typeof mailToken.$inferInsert, since: Date): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('account.mail-token'), ${token.userId}::int)`)
    const recent = await tx.execute(sql`
      select 1 from market.mail_token
      where user_id = ${token.userId} and kind = ${token.kind} and created_at > ${since.toISOString()} limit 1`)
    if ((recent.rowCount ?? 0) > 0) return false
    await tx.insert(mailToken).values(token)
    return true
  })
}

/** Takes a token back whose mail could not be sent, so that the next attempt sends another. */
export async function deleteMailToken(db: Connection, hash: string): Promise<void> {
  await db.execute(sql`delete from market.mail_token where hash = ${hash}`)
}

type UsedToken = { user_id: number; email: string }

/** Uses up a mail's token; null when it is unknown, over or used. */
export async function useMailToken(
  db: Connection,
  hash: string,
  kind: MailTokenKind,
  now: Date,
): Promise<UsedToken | null> {
  const { rows } = await db.execute<UsedToken>(sql`
    update market.mail_token set used_at = ${now.toISOString()}
    where hash = ${hash} and kind = ${kind} and used_at is null and expires_at > ${now.toISOString()}
    returning user_id, email`)
  return rows[0] ?? null
}

/** Whose token this was, used or not: a verification link opened twice is no error. */
export async function findMailToken(db: Connection, hash: string, kind: MailTokenKind): Promise<UsedToken | null> {
  const { rows } = await db.execute<UsedToken>(sql`
    select user_id, email from market.mail_token where hash = ${hash} and kind = ${kind}`)
  return rows[0] ?? null
}

/** Uses up all open tokens of a kind, after one of them did its work. */
export async function closeMailTokens(db: Connection, userId: number, kind: MailTokenKind, now: Date): Promise<void> {
  await db.execute(sql`
    update market.mail_token set used_at = ${now.toISOString()}
    where user_id = ${userId} and kind = ${kind} and used_at is null`)
}
