import { sql } from 'drizzle-orm'
import type { SocialProvider } from '../../../platform/identity-providers'
import { type Connection, passwordMarkOf, type PersonRow } from './repository'
import type { socialLink } from './tables'

export type SocialLinkRow = typeof socialLink.$inferSelect

const columns = sql.raw(`user_id as "userId", provider, subject, email, linked_at as "linkedAt", used_at as "usedAt",
  unlinked_at as "unlinkedAt"`)

/** The account that somebody at a provider is linked to. */
export async function findLinkedUser(
  db: Connection,
  provider: SocialProvider,
  subject: string,
): Promise<number | null> {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select user_id from market.social_link
    where provider = ${provider} and subject = ${subject} and unlinked_at is null`)
  return rows[0]?.user_id ?? null
}

/** A user's links, those that were unlinked too. */
export async function listLinks(db: Connection, userId: number): Promise<SocialLinkRow[]> {
  const { rows } = await db.execute<SocialLinkRow>(sql`
    select ${columns} from market.social_link where user_id = ${userId} order by provider`)
  return rows
}

/** Links somebody at a provider to a user, in place of who was linked before; false when they belong to another user. */
export async function saveLink(
  db: Connection,
  link: { userId: number; provider: SocialProvider; subject: string; email: string },
  now: Date,
): Promise<boolean> {
  const { userId, provider, subject, email } = link
  const { rows } = await db.execute(sql`
    insert into market.social_link (user_id, provider, subject, email, linked_at, used_at)
    select ${userId}, ${provider}, ${subject}, ${email}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    where not exists (select from market.social_link
      where provider = ${provider} and subject = ${subject} and unlinked_at is null and user_id <> ${userId})
    on conflict (user_id, provider) do update set subject = excluded.subject, email = excluded.email,
      linked_at = excluded.linked_at, used_at = excluded.used_at, unlinked_at = null
    returning 1`)
  return rows.length > 0
}

/** Notes a sign-in by a link. */
export async function noteLinkUse(db: Connection, userId: number, provider: SocialProvider, now: Date): Promise<void> {
  await db.execute(sql`
    update market.social_link set used_at = ${now.toISOString()}
    where user_id = ${userId} and provider = ${provider} and unlinked_at is null`)
}

/** Unlinks a provider; false when it was not linked. */
export async function dropLink(db: Connection, userId: number, provider: SocialProvider, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update market.social_link set unlinked_at = ${now.toISOString()}
    where user_id = ${userId} and provider = ${provider} and unlinked_at is null`)
  return (rowCount ?? 0) > 0
}

/** Orders all changes of a user's ways to sign in until the transaction ends. */
export async function lockSignIn(db: Connection, userId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('account.sign-in'), ${userId}::int)`)
}

/** Notes that nobody knows the present password of a person. */
export async function markPasswordUnknown(db: Connection, person: Pick<PersonRow, 'id' | 'salt'>): Promise<void> {
  await db.execute(sql`
    insert into market.unknown_password (user_id, mark) values (${person.id}, ${passwordMarkOf(person)})
    on conflict (user_id) do update set mark = excluded.mark`)
}

/** Whether a person has a password that they chose. */
export async function hasPassword(db: Connection, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from users u where u.id = ${userId} and u.salt is not null and not exists (
      select from market.unknown_password n where n.user_id = u.id and n.mark = left(u.salt, 32))`)
  return rows.length > 0
}
