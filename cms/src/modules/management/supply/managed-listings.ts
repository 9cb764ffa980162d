import { sql, type SQL } from 'drizzle-orm'
import { ASKED_AFTER_DAYS } from '@stackyard/shared/domain/freshness'
import type { ListingTab, ManagedSort } from '@stackyard/shared/reference/managed-lists'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ListingCounts, ManagedListing, ManagedListingQuery } from '@stackyard/shared/schema/managed-listing'
import type { Db } from '../../../platform/db'
import { storedFlags } from '../../listings/discovery'

const stale = sql`coalesce(w.confirmed_at, w.created_at) < now() - make_interval(days => ${ASKED_AFTER_DAYS[0]})`

const tabs: Record<ListingTab, SQL> = {
  all: sql`true`,
  live: sql`s.listed`,
  draft: sql`s.is_draft`,
  hidden: sql`not s.visible`,
  hotrack: sql`s.hotrack`,
  stale: sql`s.listed and ${stale}`,
}

/** What each column sorts by. */
export const managedOrders: Record<ManagedSort, SQL> = {
  updatedAt: sql`w.updated_at`,
  createdAt: sql`w.created_at`,
  name: sql`lower(s.name)`,
  seller: sql`lower(coalesce(nullif(u.company, ''), u.last_name, ''))`,
  diamond: sql`s.diamond`,
  rating: sql`s.average_rating`,
  space: sql`s.total_space`,
  city: sql`lower(s.city)`,
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const flag = (column: string, wanted: boolean | undefined): SQL[] =>
  wanted === undefined ? [] : [sql`${sql.raw(column)} = ${wanted}`]

/** The filters of a table; `sellerId` narrows to one provider. */
export function managedWhere(query: Partial<ManagedListingQuery>): SQL {
  const pattern = query.query ? `%${escapeLike(query.query.toLowerCase())}%` : undefined
  return sql.join(
    [
      tabs[query.tab ?? 'all'],
      ...flag('s.visible', query.visible),
      ...flag('s.is_verified', query.verified),
      ...flag('s.is_featured', query.featured),
      ...flag('s.is_first_spotlight', query.firstSpotlight),
      ...flag('s.is_high_priority', query.highPriority),
      ...flag('s.is_draft', query.draft),
      ...flag('s.hotrack', query.hotrack),
      ...(query.hasDiamond === undefined ? [] : [query.hasDiamond ? sql`s.diamond > 0` : sql`s.diamond = 0`]),
      ...(query.userType ? [sql`s.seller_type = ${query.userType.toLowerCase()}`] : []),
      ...(query.sellerId === undefined
        ? []
        : [sql`w.seller_id = ${query.sellerId}`, sql`s.seller_id = ${query.sellerId}`, sql`w.deleted_at is null`]),
      ...(query.region ? [sql`s.region = ${query.region}`] : []),
      ...(query.regionScope ? [sql`s.region_scope = ${query.regionScope.toLowerCase()}`] : []),
      ...(pattern
        ? [sql`(lower(s.name) like ${pattern} or lower(s.city) like ${pattern} or lower(u.company) like ${pattern})`]
        : []),
    ],
    sql` and `,
  )
}

/** `s` the read model, `w` the record, `u` the provider. */
export const source = sql`market.listing_search s join warehouses w on w.id = s.id join users u on u.id = s.seller_id`

/** The listings a table shows, to be selected from: `s` the read model, `w` the record, `u` the provider. */
export const managedSource = (query: ManagedListingQuery): SQL => sql`${source} where ${managedWhere(query)}`

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export const managedColumns = sql`s.card || ${storedFlags} as card, coalesce(w.version, 1)::int as version,
  coalesce(nullif(u.company, ''), trim(concat_ws(' ', u.first_name, u.last_name))) as "sellerName",
  coalesce(u.is_verified, false) as "sellerVerified", ${iso('w.confirmed_at')} as "confirmedAt",
  ${iso('w.created_at')} as "createdAt", ${iso('w.updated_at')} as "updatedAt"`

type Row = Omit<ManagedListing, keyof ListingCard> & { card: ListingCard }

/** The statement of a page. */
function managedStatement(query: ManagedListingQuery): SQL {
  const direction = sql.raw(query.order)
  return sql`select ${managedColumns} from ${source} where ${managedWhere(query)}
    order by ${managedOrders[query.sortBy]} ${direction} nulls last, s.id ${direction} limit ${query.limit} offset ${query.skip}`
}

export async function listManaged(
  db: Db,
  query: ManagedListingQuery,
): Promise<{ rows: ManagedListing[]; total: number }> {
  const [page, counted] = await Promise.all([
    db.execute<Row>(managedStatement(query)),
    db.execute<{ n: number }>(sql`select count(*)::int as n from ${source} where ${managedWhere(query)}`),
  ])
  return { rows: page.rows.map(({ card, ...row }) => ({ ...card, ...row })), total: counted.rows[0]?.n ?? 0 }
}

/** The next ids after one that a table's filters leave, in the order of ids. */
export async function managedIdsAfter(
  db: Db,
  query: Partial<ManagedListingQuery>,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select s.id from ${source} where ${managedWhere(query)} and s.id > ${after} order by s.id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** How many of a provider's listings stand under each tab. */
export async function countOwn(db: Db, sellerId: number): Promise<ListingCounts> {
  const counts = sql.join(
    Object.entries(tabs).map(([tab, where]) => sql`count(*) filter (where ${where})::int as ${sql.identifier(tab)}`),
    sql`, `,
  )
  const { rows } = await db.execute<ListingCounts>(sql`select ${counts} from ${source} where s.seller_id = ${sellerId}`)
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return row
}

/** The listings of a provider that a campaign may show: those the public sees, for hot deals the HotRacks alone. */
export async function listForCampaign(
  db: Db,
  sellerId: number,
  campaignType: string | undefined,
): Promise<ListingCard[]> {
  const { rows } = await db.execute<{ card: ListingCard }>(sql`
    select s.card from market.listing_search s
    where s.seller_id = ${sellerId} and s.listed ${campaignType === 'hotdeal' ? sql`and s.hotrack` : sql``}
    order by lower(s.name), s.id limit 500`)
  return rows.map((row) => row.card)
}
