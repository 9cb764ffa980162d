import type { UserCard, UserChoice, UserQuery } from '@stackyard/shared/schema/user-card'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

/** Who reads: null is a visitor. */
export type Viewer = { id: number; userType: string } | null

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const serviceCount = sql`((select count(*) from market.listing_search s where s.seller_id = u.id and s.listed) +
  (select count(*) from market.service_search s where s.seller_id = u.id and s.listed))::int`

/** Visitors don't learn the surname of a private person, nor who keeps a managed profile. */
const lastName = (viewer: Viewer): SQL =>
  viewer
    ? sql`case when u.user_type::text = 'manager' then '' else coalesce(u.last_name, '') end`
    : sql`case u.user_type::text when 'seller' then coalesce(u.last_name, '') when 'customer' then
        coalesce(left(nullif(u.last_name, ''), 1) || '.', '') else '' end`
const firstName = sql`case when u.user_type::text = 'manager' then '' else coalesce(u.first_name, '') end`

const cardColumns = (viewer: Viewer): SQL => sql`u.id, u.id as "_id", 'user' as type, u.user_type::text as "userType",
  coalesce(nullif(u.company, ''), nullif(btrim(concat_ws(' ', ${firstName}, ${lastName(viewer)})), ''), 'Member') as name,
  ${firstName} as "firstName", ${lastName(viewer)} as "lastName", coalesce(u.company, '') as company,
  coalesce(nullif(u.user_url, ''), u.id::text) as "userUrl", u.avatar, u.service_type as "serviceType",
  u.merchant_type::text as "merchantType", coalesce(u.address_city, '') as city,
  coalesce(u.address_state, '') as state, coalesce(u.address_country, '') as country,
  coalesce(u.diamond, 0)::int as diamond, coalesce(u.is_verified, false) as "isVerified",
  case when u.user_type::text = 'customer' then 0 else ${serviceCount} end as "serviceCount",
  ${viewer ? sql`case when u.user_type::text = 'customer' then (select count(*)::int from market.orders o where o.customer_id = u.id) else 0 end` : sql`0`} as "totalTransactions"`

const hasProfile = sql`u.user_type::text in ('seller', 'customer', 'manager') and u.is_active is not false`
const isListed = sql`${hasProfile} and u.is_public is not false`

/** The rows a search looks through: every word must begin a word of name, company or place. */
function whereOf(query: UserQuery): SQL {
  const words = (query.query ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  const names = sql`lower(concat_ws(' ', '', u.company, case when u.user_type::text = 'seller' then
    concat_ws(' ', u.first_name, u.last_name) end, u.address_city))`
  return sql.join(
    [
      isListed,
      ...words.map((word) => sql`${names} like ${`% ${escapeLike(word)}%`}`),
      ...(query.userType ? [sql`u.user_type::text = ${query.userType.toLowerCase()}`] : []),
      ...(query.serviceType ? [sql`u.service_type = ${query.serviceType.toLowerCase()}`] : []),
      ...(query.country ? [sql`lower(u.address_country) = ${query.country.toLowerCase()}`] : []),
      ...(query.state ? [sql`lower(u.address_state) = ${query.state.toLowerCase()}`] : []),
    ],
    sql` and `,
  )
}

const orders: Readonly<Record<NonNullable<UserQuery['sort']>, SQL>> = {
  best: sql`(u.user_type::text = 'customer'), u.is_verified desc nulls last, coalesce(u.diamond, 0) desc, u.id`,
  name: sql`lower(coalesce(nullif(u.company, ''), concat_ws(' ', u.first_name, u.last_name))), u.id`,
  newest: sql`u.created_at desc, u.id desc`,
}

/**
 * A page of people who may be found, with the number of all; unless another order is asked for, verified and highly rated
 * providers come first.
 */
export async function listCards(
  db: Db,
  query: UserQuery,
  viewer: Viewer,
): Promise<{ results: UserCard[]; total: number }> {
  const where = whereOf(query)
  const [page, counted] = await Promise.all([
    db.execute<UserCard>(sql`select ${cardColumns(viewer)} from users u where ${where}
      order by ${orders[query.sort ?? 'best']}
      limit ${query.limit} offset ${query.skip}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from users u where ${where}`),
  ])
  return { results: page.rows, total: counted.rows[0]?.n ?? 0 }
}

export type ProfileRow = UserCard & {
  banner: string | null
  about: string
  website: string
  meetingLink: string
  email: string
  phone: string
  planId: string
  enableNewsletter: boolean
  isPublic: boolean
  averageRating: number
  reviewCount: number
  createdAt: string
  /** Whether reader and person have an order with each other. */
  trades: boolean
} & Record<'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube' | 'tiktok', string | null>

const figures = sql`(select jsonb_build_object('count', coalesce(sum(s.review_count), 0),
    'average', coalesce(round(sum(s.average_rating * s.review_count)::numeric / nullif(sum(s.review_count), 0), 2), 0))
  from market.listing_search s where s.seller_id = u.id and s.listed)`

async function findBy(db: Db, which: SQL, viewer: Viewer): Promise<ProfileRow | null> {
  const { rows } = await db.execute<ProfileRow>(sql`select ${cardColumns(viewer)}, u.banner,
      coalesce(u.about, '') as about, coalesce(u.website, '') as website, coalesce(u.meeting_link, '') as "meetingLink",
      u.email, coalesce(u.phone, '') as phone, coalesce(u.plan_id::text, 'free') as "planId",
      coalesce(u.enable_newsletter, false) as "enableNewsletter", u.is_public is not false as "isPublic",
      (figures ->> 'average')::float8 as "averageRating", (figures ->> 'count')::int as "reviewCount",
      u.socials_facebook as facebook, u.socials_instagram as instagram, u.socials_linkedin as linkedin, u.socials_x as x,
      u.socials_youtube as youtube, u.socials_tiktok as tiktok,
      to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      exists (select from market.orders o where (o.customer_id = u.id and o.seller_id = ${viewer?.id ?? 0})
        or (o.seller_id = u.id and o.customer_id = ${viewer?.id ?? 0})) as trades
    from users u, lateral ${figures} f(figures) where ${hasProfile} and ${which} limit 1`)
  return rows[0] ?? null
}

/** The person of an id or a profile address; an address made of digits loses to the id. */
export async function findProfile(db: Db, key: string, viewer: Viewer): Promise<ProfileRow | null> {
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0
  const byId = id > 0 ? await findBy(db, sql`u.id = ${id}`, viewer) : null
  return byId ?? findBy(db, sql`u.user_url = ${key}`, viewer)
}

/** To whom a managed profile was handed over, by its id or address; null when it wasn't. */
export async function findSuccessor(db: Db, key: string): Promise<number | null> {
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select c.user_id from market.profile_claim c join users u on u.id = c.profile_id
    where c.state = 'granted' and (u.id = ${id} or u.user_url = ${key}) order by c.id desc limit 1`)
  return rows[0]?.user_id ?? null
}

const isProvider = sql`${isListed} and u.user_type::text <> 'customer'`

/** The public profiles of providers with ids after `after` and up to `through`. */
export async function listPublicProviders(
  db: Db,
  { after, through }: { after: number; through: number },
): Promise<{ userType: string; userUrl: string; changedOn: string }[]> {
  const { rows } = await db.execute<{ userType: string; userUrl: string; changedOn: string }>(sql`
    select u.user_type::text as "userType", coalesce(nullif(u.user_url, ''), u.id::text) as "userUrl",
      to_char(u.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
    from users u where u.id > ${after}::int and u.id <= ${through}::int and ${isProvider} order by u.id`)
  return rows
}

/** The numbers of the runs of `size` ids that hold a public profile of a provider, in order. */
export async function listProviderRuns(db: Db, size: number): Promise<number[]> {
  const { rows } = await db.execute<{ run: number }>(sql`
    select run::int from generate_series(1, (select coalesce(max(id), 0) from users) / ${size}::int + 1) run
    where exists (select from users u
      where u.id > (run - 1) * ${size}::int and u.id <= run * ${size}::int and ${isProvider}) order by run`)
  return rows.map(({ run }) => run)
}

/** People of a kind by name, for a form of the platform; at most `limit`. */
export async function listChoices(db: Db, userType: string | undefined, limit: number): Promise<UserChoice[]> {
  const { rows } = await db.execute<UserChoice>(sql`
    select u.id, u.id as "_id", coalesce(u.first_name, '') as "firstName", coalesce(u.last_name, '') as "lastName",
      u.email, coalesce(u.company, '') as company, u.user_type::text as "userType", coalesce(u.user_url, '') as "userUrl",
      u.is_active is not false as "isActive"
    from users u where ${userType ? sql`u.user_type::text = ${userType.toLowerCase()}` : sql`true`}
    order by lower(concat_ws(' ', u.first_name, u.last_name)), u.id limit ${limit}`)
  return rows
}
