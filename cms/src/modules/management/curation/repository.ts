import { sql, type SQL } from 'drizzle-orm'
import type { AdminDashboard, DirectoryQuery, DirectoryUser, ManagerProfile } from '@stackyard/shared/schema/curation'
import { serviceTypeKeys } from '@stackyard/shared/reference/service-types'
import { socialNetworks } from '@stackyard/shared/schema/user'
import type { Db, Tx } from '../../../platform/db'

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const serviceCount = sql`((select count(*) from warehouses w where w.seller_id = u.id and w.deleted_at is null) +
  (select count(*) from services v where v.seller_id = u.id and v.deleted_at is null))::int`
const totalTransactions = sql`(select count(*)::int from market.orders o where o.customer_id = u.id)`

const columns = sql`u.id, u.id as "_id", u.user_type::text as "userType", u.service_type as "serviceType",
  coalesce(u.first_name, '') as "firstName", coalesce(u.last_name, '') as "lastName", u.email,
  coalesce(u.company, '') as company, coalesce(u.phone, '') as phone, coalesce(u.website, '') as website,
  coalesce(u.meeting_link, '') as "meetingLink", coalesce(u.about, '') as about, u.avatar,
  coalesce(u.user_url, '') as "userUrl", coalesce(u.plan_id::text, 'free') as "planId",
  coalesce(u.diamond, 0)::int as diamond, coalesce(u.is_verified, false) as "isVerified",
  coalesce(u.is_email_verified, false) as "isEmailVerified", coalesce(u.kyc_verified, false) as "kycVerified",
  coalesce(u.is_active, true) as "isActive", coalesce(u.is_active, true) as active,
  coalesce(u.is_public, true) as "isPublic", coalesce(u.address_city, '') as city,
  coalesce(u.address_state, '') as state, coalesce(u.address_country, '') as country,
  ${serviceCount} as "serviceCount", ${totalTransactions} as "totalTransactions",
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

/** Filters of the directory. Of several values of one filter, any matches. */
export type PeopleFilters = Pick<DirectoryQuery, 'active' | 'verified'> & {
  userType?: string | readonly string[] | undefined
  serviceType?: string | readonly string[] | undefined
  query?: string | readonly string[] | undefined
  id?: number | undefined
}

const lowerOf = (values: string | readonly string[] | undefined): string[] =>
  [values ?? []].flat().map((value) => value.toLowerCase())

/** Whom of the users `u` a directory with these filters lists. */
export function peopleWhere(query: PeopleFilters): SQL {
  const userTypes = lowerOf(query.userType)
  const serviceTypes = lowerOf(query.serviceType)
  const patterns = lowerOf(query.query).map((text) => `%${escapeLike(text)}%`)
  const conditions: SQL[] = [
    ...(userTypes.length > 0 ? [sql`u.user_type::text = any(${sql.param(userTypes)})`] : []),
    ...(serviceTypes.length > 0 ? [sql`u.service_type = any(${sql.param(serviceTypes)})`] : []),
    ...(query.active === undefined ? [] : [sql`coalesce(u.is_active, true) = ${query.active}`]),
    ...(query.verified === undefined ? [] : [sql`coalesce(u.is_verified, false) = ${query.verified}`]),
    ...(query.id === undefined ? [] : [sql`u.id = ${query.id}`]),
    ...(patterns.length > 0
      ? [
          sql`(lower(u.email) like any(${sql.param(patterns)}) or lower(coalesce(u.company, '')) like any(${sql.param(patterns)})
            or lower(concat_ws(' ', u.first_name, u.last_name)) like any(${sql.param(patterns)}))`,
        ]
      : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

const orders: Record<string, SQL> = {
  createdAt: sql`u.created_at`,
  company: sql`lower(coalesce(u.company, ''))`,
  firstName: sql`lower(coalesce(u.first_name, ''))`,
  serviceCount,
  ...Object.fromEntries(serviceTypeKeys.map((key) => [key, sql`(coalesce(u.service_type, '') = ${key})::int`])),
}

/** A page of people with the number of all that match. */
export async function listPeople(db: Db, query: DirectoryQuery): Promise<{ rows: DirectoryUser[]; total: number }> {
  const direction = sql.raw(query.order)
  const where = peopleWhere(query)
  const [page, counted] = await Promise.all([
    db.execute<DirectoryUser>(sql`select ${columns} from users u where ${where}
      order by ${orders[query.sortBy] ?? sql`u.created_at`} ${direction}, u.id ${direction}
      limit ${query.limit} offset ${query.skip}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from users u where ${where}`),
  ])
  return { rows: page.rows, total: counted.rows[0]?.n ?? 0 }
}

export async function findDirectoryUser(db: Db | Tx, id: number): Promise<DirectoryUser | null> {
  const { rows } = await db.execute<DirectoryUser>(sql`select ${columns} from users u where u.id = ${id}`)
  return rows[0] ?? null
}

/** The values of a group's columns by field, empty ones as ''. */
const group = (prefix: string, fields: Readonly<Record<string, string>>): SQL =>
  sql.raw(
    `jsonb_build_object(${Object.entries(fields)
      .map(([field, column]) => `'${field}', coalesce(u.${prefix}_${column}, '')`)
      .join(', ')})`,
  )

const address = group('address', {
  street1: 'street1',
  street2: 'street2',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  country: 'country',
})
const socials = group('socials', Object.fromEntries(socialNetworks.map((name) => [name, name])))

/** A managed profile with all that its form edits; null for other people. */
export async function findManager(db: Db, id: number): Promise<ManagerProfile | null> {
  const { rows } = await db.execute<ManagerProfile>(sql`
    select ${columns}, ${address} as address, ${socials} as socials, u.banner
    from users u where u.id = ${id} and u.user_type::text = 'manager'`)
  return rows[0] ?? null
}

/** Locks the person until the transaction ends. */
export async function lockPerson(tx: Tx, id: number): Promise<{ userType: string; serviceType: string | null } | null> {
  const { rows } = await tx.execute<{ userType: string; serviceType: string | null }>(sql`
    select user_type::text as "userType", service_type as "serviceType" from users where id = ${id} for no key update`)
  return rows[0] ?? null
}

/** The figures of the admin's start page in one look. */
export async function readDashboard(db: Db): Promise<AdminDashboard> {
  const { rows } = await db.execute<AdminDashboard>(sql`select
    (select jsonb_build_object('total', count(*), 'drafts', count(*) filter (where s.is_draft),
      'hidden', count(*) filter (where not s.visible), 'notVerified', count(*) filter (where not s.is_verified),
      'notRated', count(*) filter (where s.diamond = 0), 'featured', count(*) filter (where s.is_featured),
      'stale', count(*) filter (where s.listed and coalesce(w.confirmed_at, w.created_at) < now() - interval '60 days'))
      from market.listing_search s join warehouses w on w.id = s.id) as warehouses,
    (select jsonb_build_object('sellers', count(*) filter (where u.user_type::text = 'seller'),
      'customers', count(*) filter (where u.user_type::text = 'customer'),
      'managers', count(*) filter (where u.user_type::text = 'manager'),
      'inactive', count(*) filter (where u.is_active = false),
      'newThisWeek', count(*) filter (where u.created_at > now() - interval '7 days')) from users u) as users,
    (select jsonb_build_object('pending', count(*) filter (where o.status = 'pending'),
      'cancelRequests', count(*) filter (where o.status = 'customer_cancel_request')) from market.orders o) as orders`)
  const [row] = rows
  if (!row) throw new Error('a select without a table has one row')
  return row
}
