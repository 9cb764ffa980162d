import { HOURS_BETWEEN_ALERT_EMAILS } from '@stackyard/shared/domain/search-alert'
import type { AlertReason } from '@stackyard/shared/reference/search-alerts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import type { SavedSearchRow } from './repository'

/** Searches that one run looks at. */
const MOST_LOOKS = 300
/** People whom one run mails. */
const MOST_READERS = 200

/** The same is told again after so many days at the earliest, but for a price that is lower still. */
const AGAIN_AFTER_DAYS = 7

const isReader = (userId: SQL): SQL =>
  sql`exists (select from users u where u.id = ${userId} and coalesce(u.is_active, true))`

/** A search to be looked at; its filters never change. */
export type DueSearch = Pick<SavedSearchRow, 'id' | 'userId' | 'filters'>

/** Searches that are due and have not seen all changes, the longest waiting first. */
export async function listDue(db: Db, now: Date, last: number): Promise<DueSearch[]> {
  const { rows } = await db.execute<DueSearch>(sql`
    select s.id, s.user_id as "userId", s.filters from market.saved_search s
    where s.alert <> 'off' and s.deleted_at is null and s.look_at <= ${now.toISOString()}::timestamptz
      and s.seen_position < ${last} and ${isReader(sql`s.user_id`)}
    order by s.look_at, s.id limit ${MOST_LOOKS}`)
  return rows
}

type LockedSearch = Pick<SavedSearchRow, 'id' | 'userId' | 'name' | 'alert' | 'events' | 'seenPosition'>

/** A search that is due still, locked; null when another run has it or has looked at it. */
export async function lockDue(tx: Tx, id: number, now: Date): Promise<LockedSearch | null> {
  const { rows } = await tx.execute<LockedSearch>(sql`
    select id, user_id as "userId", name, alert, events, seen_position::float8 as "seenPosition"
    from market.saved_search where id = ${id} and alert <> 'off' and deleted_at is null
      and look_at <= ${now.toISOString()}::timestamptz
    for update skip locked`)
  return rows[0] ?? null
}

export type Hit = { listingId: number; reason: AlertReason; rateBefore: number | null; rateFound: number | null }

/** Stores what a look found. Answers with what is new to the reader. */
export async function insertHits(
  tx: Tx,
  { id, userId }: Pick<DueSearch, 'id' | 'userId'>,
  hits: readonly Hit[],
  now: Date,
): Promise<{ listingId: number; reason: AlertReason }[]> {
  if (hits.length === 0) return []
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ listingId: number; reason: AlertReason }>(sql`
    insert into market.saved_search_hit as held
      (search_id, user_id, listing_id, reason, rate_before, rate_found, found_at)
    select ${id}::int, ${userId}::int, h."listingId", h.reason, h."rateBefore", h."rateFound", ${at}
    from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb)
      as h ("listingId" int, reason text, "rateBefore" int, "rateFound" int)
    on conflict (search_id, listing_id, reason) do update set found_at = excluded.found_at, mailed_at = null,
      rate_found = excluded.rate_found,
      rate_before = case when held.mailed_at is null then held.rate_before else excluded.rate_before end
    where held.found_at <= ${at} - make_interval(days => ${AGAIN_AFTER_DAYS}::int)
      or (held.reason = 'price' and excluded.rate_found < held.rate_found)
    returning held.listing_id as "listingId", held.reason`)
  return rows
}

/**
 * Takes what waits for each reader who had no email for a day, and notes that one is made: the statement gives each the
 * job `send` (an expression over `g.user_id`).
 */
export const takeWaiting = (now: Date, call: (specs: SQL) => SQL, send: SQL): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    with waiting as (
      select distinct h.user_id from market.saved_search_hit h join market.saved_search s on s.id = h.search_id
      where h.mailed_at is null and s.alert <> 'off' and s.deleted_at is null and ${isReader(sql`h.user_id`)} and not exists (
        select from market.saved_search_reader r where r.user_id = h.user_id
          and r.mailed_at > ${at} - make_interval(hours => ${HOURS_BETWEEN_ALERT_EMAILS}::int))
      limit ${MOST_READERS}),
    due as (
      insert into market.saved_search_reader as r (user_id, mailed_at) select user_id, ${at} from waiting
      on conflict (user_id) do update set mailed_at = excluded.mailed_at
      where r.mailed_at <= ${at} - make_interval(hours => ${HOURS_BETWEEN_ALERT_EMAILS}::int)
      returning user_id),
    taken as (
      update market.saved_search_hit h set mailed_at = ${at} from due
      where h.user_id = due.user_id and h.mailed_at is null returning h.user_id),
    g as (select distinct user_id from taken)
    select ${call(sql`array(select ${send} from g)`)}`
}

/** Whether this call is the one that sends the email made at that moment. */
export async function beginMail(db: Db, userId: number, at: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update market.saved_search_reader set begun_at = mailed_at where user_id = ${userId}
      and mailed_at = ${at}::timestamptz and begun_at is distinct from mailed_at`)
  return (rowCount ?? 0) > 0
}

/** The mail server refused the email: the job sends it when it runs again. */
export async function yieldMail(db: Db, userId: number): Promise<void> {
  await db.execute(sql`update market.saved_search_reader set begun_at = null where user_id = ${userId}`)
}

export type MailedSearch = {
  id: number
  name: string
  filters: SavedSearchRow['filters']
  hits: Hit[]
}

/** Nothing was left to tell: the day is free for another email. */
export async function releaseDay(db: Db, userId: number, at: string): Promise<void> {
  await db.execute(sql`
    delete from market.saved_search_reader where user_id = ${userId} and mailed_at = ${at}::timestamptz
      and begun_at is distinct from mailed_at`)
}

/** Who gets an email, and what it tells by search; searches that were ended or deleted meanwhile are left out. */
export async function readMail(
  db: Db,
  userId: number,
  at: string,
): Promise<{ email: string; firstName: string; searches: MailedSearch[] } | null> {
  const { rows } = await db.execute<{ email: string; firstName: string; searches: MailedSearch[] | null }>(sql`
    select u.email, coalesce(nullif(u.first_name, ''), u.email) as "firstName", (
      select jsonb_agg(to_jsonb(found) order by found.id) from (
        select s.id, s.name, s.filters, jsonb_agg(jsonb_build_object('listingId', h.listing_id, 'reason', h.reason,
          'rateBefore', h.rate_before, 'rateFound', h.rate_found) order by h.listing_id) as hits
        from market.saved_search_hit h join market.saved_search s on s.id = h.search_id
        where h.user_id = ${userId} and h.mailed_at = ${at}::timestamptz and s.alert <> 'off' and s.deleted_at is null
        group by s.id) found) as searches
    from users u where u.id = ${userId} and coalesce(u.is_active, true)`)
  const [row] = rows
  return row ? { ...row, searches: row.searches ?? [] } : null
}
