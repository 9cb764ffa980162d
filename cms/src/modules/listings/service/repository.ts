import { sql, type SQL } from 'drizzle-orm'
import type { Service, ServiceQuery } from '@stackyard/shared/schema/service'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import type { PayloadRequest } from 'payload'
import type { Db, Tx } from '../../../platform/db'
import { orderOf, whereOf, type Viewer } from './queries'

/** A spotlight of a plan without the right to it is stored, and shown to admins alone. */
const shownCard = (viewer: Viewer): SQL =>
  viewer?.userType === 'admin' ? sql`card` : sql`card || jsonb_build_object('isFeatured', spotlight) as card`

/** The statement of a page, for the list and for the test of its plan. */
export const pageStatement = (query: ServiceQuery, viewer: Viewer): SQL => sql`
  select ${shownCard(viewer)} from market.service_search where ${whereOf(query, viewer)}
  order by ${orderOf(query)} limit ${query.limit} offset ${query.skip}`

export async function readPage(
  db: Db,
  query: ServiceQuery,
  viewer: Viewer,
): Promise<{ results: ServiceCard[]; total: number }> {
  const [page, counted] = await Promise.all([
    db.execute<{ card: ServiceCard }>(pageStatement(query, viewer)),
    db.execute<{ n: number }>(
      sql`select count(*)::int as n from market.service_search where ${whereOf(query, viewer)}`,
    ),
  ])
  return { results: page.rows.map(({ card }) => card), total: counted.rows[0]?.n ?? 0 }
}

/** The services of a provider that a campaign may show: those the public sees. */
export async function listListedOf(db: Db, sellerId: number): Promise<ServiceCard[]> {
  const { rows } = await db.execute<{ card: ServiceCard }>(sql`
    select card from market.service_search where seller_id = ${sellerId} and listed order by lower(name), id`)
  return rows.map(({ card }) => card)
}

/** The slug of a listed service by its id, or null: short addresses lead to its page. */
export async function findListedSlug(db: Db, key: string): Promise<string | null> {
  if (!/^\d{1,9}$/.test(key)) return null
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from market.service_search where id = ${Number(key)} and listed and slug <> ${key}`,
  )
  return rows[0]?.slug ?? null
}

export type DetailRow = { id: number; listed: boolean; sellerId: number; service: Omit<Service, 'reviews'> }

/** A service by id, then by serviceUrl. */
export async function findDetail(db: Db, key: string): Promise<DetailRow | null> {
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0
  const { rows } = await db.execute<DetailRow>(sql`
    select id, listed, seller_id as "sellerId", (card - 'photo') || detail as service
    from market.service_search where id = ${id} or slug = ${key} order by (id = ${id}) desc limit 1`)
  return rows[0] ?? null
}

/** Who holds a service, and where it stands, locked for a change of it. */
export type HeldService = { id: number; version: number; sellerId: number; maySpotlight: boolean; isDraft: boolean }

const held = sql`select w.id, coalesce(w.version, 1)::int as version, w.seller_id as "sellerId",
  market.can_spotlight(coalesce(u.plan_id::text, 'free')) as "maySpotlight", coalesce(w.is_draft, false) as "isDraft"
  from services w join users u on u.id = w.seller_id`

export async function lockService(tx: Tx, id: number): Promise<HeldService | null> {
  const { rows } = await tx.execute<HeldService>(
    sql`${held} where w.id = ${id} and w.deleted_at is null for no key update of w`,
  )
  return rows[0] ?? null
}

/** A flag of many services, locked in the order of their ids, so that two bulk changes wait for one another. */
export async function lockFlags(
  tx: Tx,
  ids: readonly number[],
  column: string,
): Promise<{ id: number; before: boolean; maySpotlight: boolean }[]> {
  const { rows } = await tx.execute<{ id: number; before: boolean; maySpotlight: boolean }>(sql`
    select w.id, coalesce(w.${sql.identifier(column)}, ${column === 'visible'}) as before,
      market.can_spotlight(coalesce(u.plan_id::text, 'free')) as "maySpotlight"
    from services w join users u on u.id = w.seller_id
    where w.id in ${ids} and w.deleted_at is null order by w.id for no key update of w`)
  return rows
}

export type Provider = { id: number; userType: string; serviceType: string | null; maySpotlight: boolean }

/** The provider, locked until the transaction ends: two writers at once make one service. */
export async function lockProvider(tx: Tx, id: number): Promise<Provider | null> {
  const { rows } = await tx.execute<Provider>(sql`
    select id, user_type::text as "userType", service_type as "serviceType",
      market.can_spotlight(coalesce(plan_id::text, 'free')) as "maySpotlight"
    from users where id = ${id} for no key update`)
  const [row] = rows
  return row && ['seller', 'manager'].includes(row.userType) ? row : null
}

/** The id of a provider's service; null when there is none. */
export async function findServiceOf(db: Db | Tx, sellerId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from services where seller_id = ${sellerId} and deleted_at is null order by id limit 1`,
  )
  return rows[0]?.id ?? null
}

export type ServiceDoc = Record<string, unknown> & { id: number; seller: number; createdAt: string; updatedAt: string }

/** Payload's record. The caller has checked who may read it. */
export const readService = async (req: PayloadRequest, id: number): Promise<ServiceDoc> =>
  (await req.payload.findByID({
    collection: 'services',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })) as unknown as ServiceDoc
