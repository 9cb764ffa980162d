import type { LetterFilters, LetterPurpose, LetterReaders, PeopleLetter } from '@stackyard/shared/schema/letter'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { peopleWhere } from '../curation'
import { DAY_MS, MAILS_A_DAY } from './daily-share'

const wire = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Which of the users `u` get letters of this purpose at this moment; consent is asked for offers alone. */
export const getsLetters = (purpose: LetterPurpose): SQL => sql`(coalesce(u.is_active, true) and u.is_email_verified
  and (${purpose === 'service'} or coalesce(u.enable_marketing_notifications, false))
  and u.user_type::text in ('seller', 'customer') and not exists (
    select 1 from market.newsletter_subscription b where b.email = lower(u.email) and b.state = 'bounced'))`

/** How many people the filters find, and how many of them a letter of this purpose reaches. */
export async function countReaders(db: Db, filters: LetterFilters, purpose: LetterPurpose): Promise<LetterReaders> {
  const gets = getsLetters(purpose)
  const { rows } = await db.execute<LetterReaders>(sql`
    select count(*)::int as matched, count(*) filter (where ${gets})::int as readers,
      (array_agg(jsonb_build_object('email', u.email, 'firstName', coalesce(u.first_name, ''),
        'company', coalesce(u.company, '')) order by u.id desc) filter (where ${gets}))[1] as sample
    from users u where ${peopleWhere(filters)}`)
  return rows[0] ?? { matched: 0, readers: 0, sample: null }
}

type Ordered = { subject: string; message: string; filters: string; purpose: LetterPurpose; createdBy: number }

/** The same letter of the same admin, ordered lately; others of the admin wait until the transaction ends. */
export async function findSameLetter(tx: Tx, wanted: Ordered, since: Date): Promise<number | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('letter.send'), ${wanted.createdBy}::int)`)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from market.people_letter where created_by = ${wanted.createdBy} and subject = ${wanted.subject}
      and message = ${wanted.message} and filters = ${wanted.filters} and purpose = ${wanted.purpose} and state <> 'stopped'
      and created_at > ${since.toISOString()}::timestamptz order by id desc limit 1`)
  return rows[0]?.id ?? null
}

/** Keeps a letter with a mail for everybody it is for; answers its id and how many they are. */
export async function insertLetter(
  tx: Tx,
  letter: Ordered,
  filters: LetterFilters,
  now: Date,
): Promise<{ id: number; readers: number }> {
  const at = now.toISOString()
  const made = await tx.execute<{ id: number }>(sql`
    insert into market.people_letter (subject, message, filters, purpose, created_by, created_at)
    values (${letter.subject}, ${letter.message}, ${letter.filters}, ${letter.purpose}, ${letter.createdBy}, ${at}::timestamptz) returning id`)
  const id = made.rows[0]?.id ?? 0
  const { rowCount } = await tx.execute(sql`
    insert into market.people_letter_delivery (letter_id, user_id, changed_at)
    select ${id}, u.id, ${at}::timestamptz from users u where ${peopleWhere(filters)} and ${getsLetters(letter.purpose)}`)
  return { id, readers: rowCount ?? 0 }
}

/** Mails of letters that left, or may have, since this moment. */
export const sentSince = (since: Date): SQL => sql`(select count(*)::int from market.people_letter_delivery
  where state in ('sending', 'sent', 'unclear') and changed_at > ${since.toISOString()}::timestamptz)`

/** Letters with their figures, newest first, or the one of `id`. */
export async function readLetters(
  db: Db | Tx,
  now: Date,
  { id, limit = 1, skip = 0 }: { id?: number; limit?: number; skip?: number },
): Promise<{ rows: PeopleLetter[]; total: number }> {
  const since = new Date(now.getTime() - DAY_MS)
  const { rows } = await db.execute<PeopleLetter & { all: number }>(sql`
    select l.id, l.id as "_id", l.subject, l.state, count(*) over ()::int as all, d.total, d.sent, d."leftOut", d.failed,
      l.state = 'sending' and ${sentSince(since)} >= ${MAILS_A_DAY} as "isResting",
      ${wire(sql`l.created_at`)} as "createdAt", ${wire(sql`l.finished_at`)} as "finishedAt"
    from market.people_letter l cross join lateral (
      select count(*)::int as total, count(*) filter (where state = 'sent')::int as sent,
        count(*) filter (where state = 'left_out')::int as "leftOut",
        count(*) filter (where state in ('failed', 'unclear'))::int as failed
      from market.people_letter_delivery where letter_id = l.id) d
    where ${id === undefined ? sql`true` : sql`l.id = ${id}`}
    order by l.id desc limit ${limit} offset ${skip}`)
  return { rows: rows.map(({ all: _all, ...row }) => row), total: rows[0]?.all ?? 0 }
}

/** Ends a letter before its end; false when it has ended, or is not there. */
export async function stopLetter(tx: Tx, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { rowCount } = await tx.execute(sql`
    update market.people_letter set state = 'stopped', finished_at = ${at}::timestamptz where id = ${id} and state = 'sending'`)
  await tx.execute(sql`
    update market.people_letter_delivery set state = 'stopped', changed_at = ${at}::timestamptz
    where letter_id in (select id from market.people_letter where id = ${id} and state = 'stopped') and state = 'queued'`)
  return (rowCount ?? 0) > 0
}
