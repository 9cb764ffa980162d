import type { NewsletterSegment } from '@stackyard/shared/reference/newsletter'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import type { ReaderKey } from './reader-token'

export type OpenSend = {
  id: number
  subject: string
  preheader: string
  html: string
  plain: string
  segment: NewsletterSegment
  sellerId: number
  senderName: string
  state: string
}

export type Delivery = { id: number; email: string; reader: ReaderKey; attempts: number }

/** A sending that has not ended yet. */
export async function openSend(db: Db, id: number): Promise<OpenSend | null> {
  const { rows } = await db.execute<OpenSend>(sql`
    select id, subject, preheader, html, plain, segment, seller_id as "sellerId", sender_name as "senderName", state
    from market.newsletter_send
    where id = ${id} and state in ('scheduled', 'sending')`)
  return rows[0] ?? null
}

/** Who a segment is at this moment: email and the key of the link that ends it. */
function membersOf({ segment, sellerId }: Pick<OpenSend, 'segment' | 'sellerId'>): SQL {
  if (segment === 'news' || segment === 'seller')
    return sql`select email, 's:' || id as reader from market.newsletter_subscription
      where state = 'confirmed' and seller_id = ${segment === 'seller' ? sellerId : 0}
        and (user_id is null or user_id in (select id from users where coalesce(is_active, true)))`
  const type = segment === 'customers' ? 'customer' : 'seller'
  return sql`select lower(email) as email, 'u:' || id as reader from users
    where user_type::text = ${type} and wants_newsletter and coalesce(is_active, true) and is_email_verified
      and lower(email) not in (select email from market.newsletter_subscription where state = 'bounced')`
}

/** Sendings whose time has come, which have not ended, and of which no mail was taken or left in the last five minutes. */
export async function restingSends(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from market.newsletter_send s where state in ('scheduled', 'sending') and send_at <= now()
      and not exists (select 1 from market.newsletter_delivery
        where send_id = s.id and state <> 'queued' and changed_at > now() - interval '5 minutes')
    order by id`)
  return rows.map(({ id }) => id)
}

/** Turns a scheduled sending into its mails, once. */
export async function beginSend(tx: Tx, send: OpenSend): Promise<void> {
  const { rows } = await tx.execute(sql`
    update market.newsletter_send set state = 'sending' where id = ${send.id} and state = 'scheduled' returning id`)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into market.newsletter_delivery (send_id, email, reader)
    select ${send.id}, email, reader from (${membersOf(send)}) m on conflict do nothing`)
}

/** Ends a sending before its end: the mails that are left do not go out. */
export async function dropSend(db: Db, id: number, now: Date, reason: string): Promise<void> {
  await db.execute(sql`
    with dropped as (
      update market.newsletter_send set state = 'cancelled', finished_at = ${now}
      where id = ${id} and state in ('scheduled', 'sending') returning id)
    update market.newsletter_delivery set state = 'failed', error = ${reason}, changed_at = now()
    where send_id in (select id from dropped) and state = 'queued'`)
}

/** Takes the next mails of a sending, so that no other worker sends them too; those put back rest for a minute. */
export async function takeBatch(db: Db, sendId: number, size: number): Promise<Delivery[]> {
  const { rows } = await db.execute<Delivery>(sql`
    update market.newsletter_delivery set state = 'sending', attempts = attempts + 1, changed_at = now()
    where id in (select id from market.newsletter_delivery where send_id = ${sendId} and state = 'queued'
      and (attempts = 0 or changed_at < now() - interval '1 minute') order by id limit ${size} for update skip locked)
    returning id, email, reader, attempts`)
  return rows
}

/** Mails that were on their way when a server stopped: whether they left is not known, so they are not sent again. */
export async function giveUpStale(db: Db, sendId: number, before: Date): Promise<void> {
  await db.execute(sql`
    update market.newsletter_delivery set state = 'unclear', error = 'The server stopped meanwhile', changed_at = now()
    where send_id = ${sendId} and state = 'sending' and changed_at < ${before}`)
}

/** Notes how handing a mail over ended, unless what came back of it was noted first. */
export async function markDelivery(
  db: Db,
  id: number,
  state: 'sent' | 'queued' | 'failed' | 'bounced',
  error: string | null = null,
): Promise<void> {
  await db.execute(sql`
    update market.newsletter_delivery set state = ${state}, error = ${error}, changed_at = now()
    where id = ${id} and state = 'sending'`)
}

/** An address that refuses mail gets no newsletter of anybody any more. */
export async function markBounced(db: Db | Tx, email: string): Promise<void> {
  await db.execute(sql`
    insert into market.newsletter_subscription (email, state) values (${email}, 'bounced')
    on conflict (email, seller_id) do update set state = 'bounced'`)
  await db.execute(sql`update market.newsletter_subscription set state = 'bounced' where email = ${email}`)
}

/** Ends a sending when no mail of it is left; true when it has ended. */
export async function endWhenDone(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update market.newsletter_send set state = 'sent', finished_at = ${now} where id = ${id} and state = 'sending'
      and not exists (select 1 from market.newsletter_delivery where send_id = ${id} and state in ('queued', 'sending'))
    returning id`)
  return rows.length > 0
}

/** Whose mail a delivery is, unless its complaint was noted before. */
export async function readerOf(db: Db, id: number): Promise<ReaderKey | null> {
  const { rows } = await db.execute<{ reader: ReaderKey }>(sql`
    select reader from market.newsletter_delivery where id = ${id} and state not in ('queued', 'complained')`)
  return rows[0]?.reader ?? null
}

/** Notes what came back of a mail that had left: its address, or null when it is unknown or was noted before. */
export async function noteReturned(
  tx: Tx,
  { id, state, reason }: { id: number; state: 'bounced' | 'failed' | 'complained'; reason: string },
): Promise<string | null> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    update market.newsletter_delivery set state = ${state}, error = ${reason}, changed_at = now()
    where id = ${id} and state in ('sent', 'unclear', 'sending') returning email`)
  return rows[0]?.email ?? null
}

/** Takes back a sending that has not begun; of a seller's own when `sellerId` is given. False when it is too late. */
export async function cancelSend(db: Db, id: number, sellerId?: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update market.newsletter_send set state = 'cancelled', finished_at = now()
    where id = ${id} and state = 'scheduled' and ${ofSeller(sellerId)} returning id`)
  return rows.length > 0
}

/** Whether there is such a sending; of a seller's own when `sellerId` is given. */
export async function hasSend(db: Db, id: number, sellerId?: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from market.newsletter_send where id = ${id} and ${ofSeller(sellerId)}`,
  )
  return rows.length > 0
}

const ofSeller = (sellerId: number | undefined) =>
  sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId} and seller_newsletter_id is not null`
