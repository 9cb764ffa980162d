import type { LetterPurpose } from '@stackyard/shared/schema/letter'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { getsLetters, sentSince } from './repository'

export type OpenLetter = { id: number; subject: string; message: string; purpose: LetterPurpose; createdBy: number }
export type Reader = { userId: number; email: string; firstName: string; company: string; attempts: number }

/** A letter that has not ended. */
export async function openLetter(db: Db, id: number): Promise<OpenLetter | null> {
  const { rows } = await db.execute<OpenLetter>(sql`
    select id, subject, message, purpose, created_by as "createdBy" from market.people_letter
    where id = ${id} and state = 'sending'`)
  return rows[0] ?? null
}

export async function countSentSince(db: Db, since: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select ${sentSince(since)} as n`)
  return rows[0]?.n ?? 0
}

/** Mails that were on their way when a server stopped: whether they left is not known, so they are not sent again. */
export async function giveUpStale(db: Db, letterId: number, before: Date): Promise<void> {
  await db.execute(sql`
    update market.people_letter_delivery set state = 'unclear', error = 'The server stopped meanwhile'
    where letter_id = ${letterId} and state = 'sending' and changed_at < ${before.toISOString()}::timestamptz`)
}

/** Takes out members who get no letters of this purpose any more, or are gone. */
export async function leaveOut(db: Db, { id, purpose }: Pick<OpenLetter, 'id' | 'purpose'>, now: Date): Promise<void> {
  await db.execute(sql`
    update market.people_letter_delivery d set state = 'left_out', changed_at = ${now.toISOString()}::timestamptz
    where d.letter_id = ${id} and d.state = 'queued'
      and not exists (select 1 from users u where u.id = d.user_id and ${getsLetters(purpose)})`)
}

/**
 * Takes the next mail of a letter that is neither stopped nor sent, so that no other worker sends it too; one put back
 * rests for a minute.
 */
export async function takeNext(db: Db, letterId: number, now: Date): Promise<Reader | undefined> {
  const at = now.toISOString()
  const { rows } = await db.execute<Reader>(sql`
    with next as materialized (
      select user_id from market.people_letter_delivery where letter_id = ${letterId} and state = 'queued'
        and (attempts = 0 or changed_at < ${at}::timestamptz - interval '1 minute')
        and exists (select 1 from market.people_letter where id = ${letterId} and state = 'sending')
      order by user_id limit 1 for update skip locked),
    taken as (
      update market.people_letter_delivery set state = 'sending', attempts = attempts + 1, changed_at = ${at}::timestamptz
      where letter_id = ${letterId} and user_id = (select user_id from next)
      returning user_id, attempts)
    select t.user_id as "userId", t.attempts, u.email, coalesce(u.first_name, '') as "firstName",
      coalesce(u.company, '') as company
    from taken t join users u on u.id = t.user_id`)
  return rows[0]
}

/** Notes how handing a mail over ended; one put back ends as stopped when its letter was stopped meanwhile. */
export async function markDelivery(
  db: Db,
  { letterId, userId }: { letterId: number; userId: number },
  state: 'sent' | 'queued' | 'failed',
  now: Date,
  error: string | null = null,
): Promise<void> {
  // The lock lets a stop that is under way end first, or begin after this: it never misses a mail put back.
  await db.execute(sql`
    with letter as (select state from market.people_letter where id = ${letterId} for share)
    update market.people_letter_delivery d
    set state = case when ${state}::text = 'queued' and letter.state = 'stopped' then 'stopped' else ${state}::text end,
      error = ${error}, changed_at = ${now.toISOString()}::timestamptz
    from letter where d.letter_id = ${letterId} and d.user_id = ${userId} and d.state = 'sending'`)
}

/** Ends a letter when no mail of it is left; true when it has ended. */
export async function endWhenDone(db: Db, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update market.people_letter set state = 'sent', finished_at = ${now.toISOString()}::timestamptz
    where id = ${id} and state = 'sending' and not exists (
      select 1 from market.people_letter_delivery where letter_id = ${id} and state in ('queued', 'sending'))`)
  return (rowCount ?? 0) > 0
}

/** Letters of which no mail was taken or left in the last five minutes. */
export async function restingLetters(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from market.people_letter l where state = 'sending' and created_at < now() - interval '5 minutes'
      and not exists (select 1 from market.people_letter_delivery
        where letter_id = l.id and state <> 'queued' and changed_at > now() - interval '5 minutes')
    order by id`)
  return rows.map(({ id }) => id)
}
