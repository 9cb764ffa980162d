import { sellerNewsletterLimits } from '@stackyard/shared/reference/newsletter'
import { isPlanId } from '@stackyard/shared/domain/plan-limits'
import type {
  SellerNewsletter,
  SellerNewsletterInput,
  SellerNewsletterState,
  SellerSubscriber,
} from '@stackyard/shared/schema/seller-newsletter'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { fromNotation, renderRichText } from '../../content/editorial'

type Page = { limit: number; skip: number }
type Row = Omit<SellerNewsletter, 'html'> & { total?: number }

/** Sendings count for a plan within this many days. */
const PERIOD_DAYS = 30

const wire = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = sql`id, id as "_id", subject, preheader, body as text, ${wire(sql`created_at`)} as "createdAt",
  ${wire(sql`updated_at`)} as "updatedAt"`

const withHtml = ({ total: _, ...row }: Row): SellerNewsletter => ({
  ...row,
  html: renderRichText(fromNotation(row.text)),
})

export async function listLetters(
  db: Db,
  sellerId: number,
  { limit, skip }: Page,
): Promise<{ rows: SellerNewsletter[]; total: number }> {
  const { rows } = await db.execute<Row & { total: number }>(sql`
    select ${columns}, count(*) over ()::int as total from market.seller_newsletter where seller_id = ${sellerId}
    order by updated_at desc, id desc limit ${limit} offset ${skip}`)
  return { rows: rows.map(withHtml), total: rows[0]?.total ?? 0 }
}

export async function findLetter(db: Db, sellerId: number, id: number): Promise<SellerNewsletter | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from market.seller_newsletter where id = ${id} and seller_id = ${sellerId}`)
  return rows[0] ? withHtml(rows[0]) : null
}

/** Keeps a newsletter: a new one, or the seller's own of `id`; null when there is none of that id. */
export async function saveLetter(
  db: Db | Tx,
  sellerId: number,
  { id, subject, preheader, text, now }: SellerNewsletterInput & { id?: number; now: Date },
): Promise<SellerNewsletter | null> {
  const { rows } = await db.execute<Row>(
    id === undefined
      ? sql`insert into market.seller_newsletter (seller_id, subject, preheader, body, created_at, updated_at)
          values (${sellerId}, ${subject}, ${preheader}, ${text}, ${now}, ${now}) returning ${columns}`
      : sql`update market.seller_newsletter set subject = ${subject}, preheader = ${preheader}, body = ${text},
          updated_at = ${now} where id = ${id} and seller_id = ${sellerId} returning ${columns}`,
  )
  return rows[0] ? withHtml(rows[0]) : null
}

export async function countLetters(db: Db | Tx, sellerId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from market.seller_newsletter where seller_id = ${sellerId}`,
  )
  return rows[0]?.count ?? 0
}

export async function removeLetter(db: Db, sellerId: number, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from market.seller_newsletter where id = ${id} and seller_id = ${sellerId} returning id`,
  )
  return rows.length > 0
}

/** Holds other sendings of a seller back until the transaction ends, so that the plan's limit holds. */
export async function lockSeller(tx: Tx, sellerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('newsletter.seller'), ${sellerId}::int)`)
}

/** Subscribers of a seller, and what the plan leaves: sendings begun or planned count, those taken back in time don't. */
export async function letterState(db: Db | Tx, sellerId: number, now: Date): Promise<SellerNewsletterState> {
  const since = new Date(now.getTime() - PERIOD_DAYS * 86_400_000)
  const { rows } = await db.execute<{ isEnabled: boolean; planId: string; subscribers: number; used: number }>(sql`
    select coalesce(u.enable_newsletter, false) as "isEnabled", u.plan_id::text as "planId",
      (select count(*)::int from market.newsletter_subscription
        where seller_id = u.id and state = 'confirmed') as subscribers,
      (select count(*)::int from market.newsletter_send s where seller_id = u.id and seller_newsletter_id is not null
        and (state <> 'cancelled' or exists (select 1 from market.newsletter_delivery where send_id = s.id))
        and send_at > ${since}) as used
    from users u where u.id = ${sellerId}`)
  const { isEnabled = false, planId = 'free', subscribers = 0, used = 0 } = rows[0] ?? {}
  const plan = isPlanId(planId) ? planId : 'free'
  return { isEnabled, subscribers, used, limit: sellerNewsletterLimits[plan] }
}

/** What a seller is called in mails, on one line: the company, else the person. */
export async function senderNameOf(db: Db | Tx, sellerId: number): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select coalesce(nullif(trim(regexp_replace(company, '\\s+', ' ', 'g')), ''),
      nullif(trim(regexp_replace(concat_ws(' ', first_name, last_name), '\\s+', ' ', 'g')), ''), 'a provider') as name
    from users where id = ${sellerId}`)
  return rows[0]?.name ?? 'a provider'
}

/** Who subscribed to a seller: the first letter and the domain of each address, since it was given for mails alone. */
export async function listSubscribers(
  db: Db,
  sellerId: number,
  { limit, skip }: Page,
): Promise<{ rows: SellerSubscriber[]; total: number }> {
  const { rows } = await db.execute<SellerSubscriber & { total: number }>(sql`
    select id, id as "_id", left(email, 1) || '…@' || split_part(email, '@', 2) as address,
      ${wire(sql`coalesce(confirmed_at, asked_at)`)} as since, count(*) over ()::int as total
    from market.newsletter_subscription where seller_id = ${sellerId} and state = 'confirmed'
    order by confirmed_at desc, id desc limit ${limit} offset ${skip}`)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
