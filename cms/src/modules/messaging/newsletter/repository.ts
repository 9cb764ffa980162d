import type { Newsletter, NewsletterSend, Subscription } from '@stackyard/shared/schema/newsletter'
import type { NewsletterSegment } from '@stackyard/shared/reference/newsletter'
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Db, Tx } from '../../../platform/db'
import { renderRichText } from '../../content/editorial'

type Page = { limit: number; skip: number }

const wire = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const subscriptionColumns = sql`s.id, s.id as "_id", s.email, nullif(s.seller_id, 0) as "sellerId", s.state,
  ${wire(sql`s.asked_at`)} as "askedAt", ${wire(sql`s.confirmed_at`)} as "confirmedAt"`

/** How many subscriptions one network address has asked for since a moment. */
export async function askedFrom(db: Db, origin: string, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from market.newsletter_subscription where origin = ${origin} and asked_at > ${since}`)
  return rows[0]?.count ?? 0
}

/**
 * Notes that an address asks for the news (or a seller's newsletter). Answers its id when a mail of confirmation is to
 * go out: not to those who are subscribed, whose address refuses mail, or who were asked since `pause`.
 */
export async function askSubscription(
  tx: Db | Tx,
  { email, sellerId, origin, now, pause }: { email: string; sellerId: number; origin: string; now: Date; pause: Date },
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into market.newsletter_subscription as s (email, seller_id, origin, asked_at)
    values (${email}, ${sellerId}, ${origin}, ${now})
    on conflict (email, seller_id) do update set
      state = case when s.state = 'ended' then 'pending' else s.state end,
      origin = excluded.origin, asked_at = excluded.asked_at
      where s.state in ('pending', 'ended') and s.asked_at <= ${pause}
    returning id`)
  return rows[0]?.id ?? null
}

/**
 * Confirms a subscription; false when there is none or its address refuses mail. Who could press the button reads mail
 * at this address: what bounced before counts no longer, though its other subscriptions stay ended.
 */
export async function confirmSubscription(db: Db | Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with confirmed as (
      update market.newsletter_subscription set state = 'confirmed',
        confirmed_at = coalesce(confirmed_at, ${now}), ended_at = null
      where id = ${id} and state in ('pending', 'confirmed') returning id, email),
    lifted as (
      update market.newsletter_subscription other set state = 'ended', ended_at = ${now} from confirmed
      where other.email = confirmed.email and other.state = 'bounced')
    select id from confirmed`)
  return rows.length > 0
}

export async function endSubscription(db: Db | Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update market.newsletter_subscription set
      state = case when state = 'bounced' then state else 'ended' end, ended_at = coalesce(ended_at, ${now})
    where id = ${id} returning id`)
  return rows.length > 0
}

export async function findSubscription(
  db: Db,
  where: { id: number } | { email: string; sellerId: number },
): Promise<Subscription | null> {
  const condition =
    'id' in where ? sql`s.id = ${where.id}` : sql`s.email = ${where.email} and s.seller_id = ${where.sellerId}`
  const { rows } = await db.execute<Subscription>(sql`
    select ${subscriptionColumns} from market.newsletter_subscription s where ${condition}`)
  return rows[0] ?? null
}

type SellerReader = { id: number; email: string; sellerId: number; now: Date }

/**
 * Subscribes a signed-in person's proved address to a seller's newsletter. Where mails to it bounced, it is `pending`
 * until its owner shows by email that it works again.
 */
export async function askSellerSubscription(
  db: Db | Tx,
  { id, email, sellerId, now }: SellerReader,
): Promise<{ id: number; state: 'pending' | 'confirmed' }> {
  const { rows } = await db.execute<{ id: number; state: 'pending' | 'confirmed' }>(sql`
    with asked as (select case when exists (select 1 from market.newsletter_subscription
      where email = ${email} and state = 'bounced') then 'pending' else 'confirmed' end as state)
    insert into market.newsletter_subscription as s (email, seller_id, user_id, state, asked_at, confirmed_at)
    select ${email}, ${sellerId}::int, ${id}::int, state, ${now}::timestamptz,
      case when state = 'confirmed' then ${now}::timestamptz end from asked
    on conflict (email, seller_id) do update set user_id = excluded.user_id, asked_at = excluded.asked_at,
      state = case when s.state = 'confirmed' then s.state else excluded.state end,
      confirmed_at = coalesce(case when s.state = 'confirmed' then s.confirmed_at end, excluded.confirmed_at), ended_at = null
    returning s.id, s.state`)
  const row = rows[0]
  if (!row) throw new Error('a subscription was not kept')
  return row
}

/** Ends a signed-in person's subscription to a seller; an address that refuses mail stays known as one. */
export async function endSellerSubscription(db: Db, { email, sellerId, now }: Omit<SellerReader, 'id'>): Promise<void> {
  await db.execute(sql`update market.newsletter_subscription set state = 'ended', ended_at = ${now}
    where email = ${email} and seller_id = ${sellerId} and state <> 'bounced'`)
}

/** Whether a person is a seller who has a newsletter. */
export async function hasNewsletter(db: Db, sellerId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from users where id = ${sellerId} and user_type::text = 'seller' and coalesce(is_active, true)
      and enable_newsletter`)
  return rows.length > 0
}

export async function listSubscriptions(
  db: Db,
  { limit, skip, query }: Page & { query?: string | undefined },
): Promise<{ rows: Subscription[]; total: number }> {
  const where = query ? sql`where strpos(s.email, ${query.toLowerCase()}) > 0` : sql``
  const { rows } = await db.execute<Subscription & { total: number }>(sql`
    select ${subscriptionColumns}, count(*) over ()::int as total from market.newsletter_subscription s ${where}
    order by s.id desc limit ${limit} offset ${skip}`)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

type NewsletterDoc = {
  id: number
  subject: string
  preheader?: string | null
  body: unknown
  isReady?: boolean | null
  updatedAt: string
}

const toNewsletter = (doc: NewsletterDoc): Newsletter => ({
  id: doc.id,
  _id: doc.id,
  subject: doc.subject,
  preheader: doc.preheader ?? '',
  html: renderRichText(doc.body),
  isReady: doc.isReady === true,
  updatedAt: doc.updatedAt,
})

/** The newsletters of the CMS, the one changed last first. */
export async function listNewsletters(
  payload: Payload,
  { limit, skip }: Page,
): Promise<{ rows: Newsletter[]; total: number }> {
  const options = { collection: 'newsletters', overrideAccess: true } as const
  const [{ totalDocs }, { docs }] = await Promise.all([
    payload.count(options),
    payload.find({ ...options, sort: ['-updatedAt', '-id'], limit: skip + limit, pagination: false, depth: 1 }),
  ])
  return { rows: docs.slice(skip).map((doc) => toNewsletter(doc as unknown as NewsletterDoc)), total: totalDocs }
}

export async function findNewsletter(payload: Payload, id: number): Promise<Newsletter | null> {
  const doc = await payload.findByID({
    collection: 'newsletters',
    id,
    depth: 1,
    overrideAccess: true,
    disableErrors: true,
  })
  return doc ? toNewsletter(doc as unknown as NewsletterDoc) : null
}

const sendColumns = sql`n.id, n.id as "_id", nullif(n.newsletter_id, 0) as "newsletterId",
  n.seller_newsletter_id as "sellerNewsletterId", n.subject, n.segment,
  nullif(n.seller_id, 0) as "sellerId", n.state, n.opens, ${wire(sql`n.created_at`)} as "createdAt",
  ${wire(sql`n.send_at`)} as "sendAt", ${wire(sql`n.finished_at`)} as "finishedAt",
  count(d.id)::int as total, count(d.id) filter (where d.state = 'sent')::int as sent,
  count(d.id) filter (where d.state in ('failed', 'unclear'))::int as failed,
  count(d.id) filter (where d.state = 'bounced')::int as bounced,
  count(d.id) filter (where d.state = 'complained')::int as complained`

/** Sendings, newest first: all, or those a seller has sent. */
export async function listSends(
  db: Db,
  { limit, skip, writtenBy }: Page & { writtenBy?: number },
): Promise<{ rows: NewsletterSend[]; total: number }> {
  const own =
    writtenBy === undefined ? sql`true` : sql`n.seller_id = ${writtenBy} and n.seller_newsletter_id is not null`
  const [{ rows }, counted] = await Promise.all([
    db.execute<NewsletterSend>(sql`
      select ${sendColumns} from market.newsletter_send n left join market.newsletter_delivery d on d.send_id = n.id
      where ${own} group by n.id order by n.created_at desc, n.id desc limit ${limit} offset ${skip}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from market.newsletter_send n where ${own}`),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findSend(db: Db, id: number): Promise<NewsletterSend | null> {
  const { rows } = await db.execute<NewsletterSend>(sql`
    select ${sendColumns} from market.newsletter_send n left join market.newsletter_delivery d on d.send_id = n.id
    where n.id = ${id} group by n.id`)
  return rows[0] ?? null
}

type NewSend = {
  newsletterId: number
  sellerNewsletterId?: number
  senderName?: string
  subject: string
  preheader: string
  html: string
  plain: string
  segment: NewsletterSegment
  sellerId: number
  createdBy: number
  sendAt: Date
}

export async function insertSend(tx: Tx, send: NewSend): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into market.newsletter_send (newsletter_id, seller_newsletter_id, sender_name, subject, preheader, html, plain, segment,
      seller_id, created_by, send_at)
    values (${send.newsletterId}, ${send.sellerNewsletterId ?? null}, ${send.senderName ?? ''}, ${send.subject},
      ${send.preheader}, ${send.html}, ${send.plain}, ${send.segment}, ${send.sellerId}, ${send.createdBy}, ${send.sendAt}) returning id`)
  return rows[0]?.id ?? 0
}

export async function countOpen(db: Db, sendId: number): Promise<void> {
  await db.execute(sql`update market.newsletter_send set opens = opens + 1 where id = ${sendId}`)
}
