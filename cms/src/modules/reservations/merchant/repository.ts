import { type MerchantListQuery, type RfpFilterName } from '@stackyard/shared/schema/merchant'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { merchantRfp } from './tables'

export type RfpRow = typeof merchantRfp.$inferSelect
export type RfpValues = Partial<Omit<typeof merchantRfp.$inferInsert, 'merchantId' | 'createdAt'>>

/** The account of a merchant, as the records need it. */
export type MerchantRow = {
  id: number
  email: string
  firstName: string
  lastName: string
  company: string
  phone: string
  website: string
  userUrl: string
  avatar: string | null
  merchantType: RfpRow['merchantType'] | null
  isEmailVerified: boolean
  isPublic: boolean
  isActive: boolean
  wantsLetters: boolean
}

const merchantColumns = sql`id, email, coalesce(first_name, '') as "firstName",
  coalesce(last_name, '') as "lastName", coalesce(company, '') as company, coalesce(phone, '') as phone,
  coalesce(website, '') as website, coalesce(user_url, '') as "userUrl", avatar,
  merchant_type::text as "merchantType", coalesce(is_email_verified, false) as "isEmailVerified",
  coalesce(is_public, true) as "isPublic", coalesce(is_active, true) as "isActive",
  coalesce(enable_marketing_notifications, false) as "wantsLetters"`

export async function findMerchant(db: Db | Tx, id: number): Promise<MerchantRow | null> {
  const { rows } = await db.execute<MerchantRow>(sql`
    select ${merchantColumns} from users where id = ${id} and user_type = 'customer'`)
  return rows[0] ?? null
}

/** The account that an address belongs to, whatever its role; null for an unknown address. */
export async function findAccount(
  db: Db | Tx,
  email: string,
): Promise<{ id: number; isActive: boolean; isEmailVerified: boolean; createdAt: Date } | null> {
  const { rows } = await db.execute<{ id: number; isActive: boolean; isEmailVerified: boolean; createdAt: string }>(sql`
    select id, coalesce(is_active, true) as "isActive", coalesce(is_email_verified, false) as "isEmailVerified",
      created_at as "createdAt"
    from users where email = ${email}`)
  const [row] = rows
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null
}

export async function findRfp(db: Db | Tx, merchantId: number): Promise<RfpRow | null> {
  const [row] = await db.select().from(merchantRfp).where(eq(merchantRfp.merchantId, merchantId))
  return row ?? null
}

/** Orders all changes of one merchant's request and of the access to it until the transaction ends. */
export async function lockMerchant(tx: Tx, merchantId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('merchant.rfp'), ${merchantId}::int)`)
}

/** Stores these values of a merchant's request; other values stay, or are the defaults of a new one. */
export async function upsertRfp(
  tx: Tx,
  merchantId: number,
  merchantType: RfpRow['merchantType'],
  values: RfpValues,
): Promise<RfpRow> {
  const [row] = await tx
    .insert(merchantRfp)
    .values({ merchantId, merchantType, ...values })
    .onConflictDoUpdate({ target: merchantRfp.merchantId, set: values })
    .returning()
  if (!row) throw new Error(`the request of merchant ${merchantId} was not stored`)
  return row
}

export async function deleteRfp(tx: Tx, merchantId: number): Promise<boolean> {
  const gone = await tx
    .delete(merchantRfp)
    .where(eq(merchantRfp.merchantId, merchantId))
    .returning({ id: merchantRfp.merchantId })
  return gone.length > 0
}

/** A provider that a request can go to, as a company of the directory. */
export async function findCompany(
  db: Db | Tx,
  sellerId: number,
): Promise<{ sellerId: number; sellerType: string; name: string } | null> {
  const { rows } = await db.execute<{ sellerId: number; sellerType: string; name: string }>(sql`
    select id as "sellerId", user_type::text as "sellerType",
      coalesce(nullif(company, ''), trim(concat(first_name, ' ', last_name))) as name
    from users where id = ${sellerId} and user_type in ('seller', 'manager')
      and coalesce(is_active, true) and coalesce(is_public, true)`)
  return rows[0] ?? null
}

/** The provider of a listing that visitors see. */
export async function findProvider(
  db: Db | Tx,
  warehouseId: number,
): Promise<{ sellerId: number; sellerType: string; name: string } | null> {
  const { rows } = await db.execute<{ sellerId: number; sellerType: string; name: string }>(sql`
    select s.seller_id as "sellerId", u.user_type::text as "sellerType", s.name
    from market.listing_search s join users u on u.id = s.seller_id where s.id = ${warehouseId} and s.listed`)
  return rows[0] ?? null
}

/** Whether a merchant has asked a provider for a quote. */
export async function hasAsked(db: Db | Tx, merchantId: number, sellerId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from market.quote_request where customer_id = ${merchantId} and seller_id = ${sellerId} limit 1`)
  return rows.length > 0
}

export type ListedMerchant = MerchantRow & {
  createdAt: Date
  rfp: RfpRow | null
}

export type RfpFilter = { name: RfpFilterName; value: string }

const filterBy: Record<RfpFilterName, (value: string) => SQL> = {
  merchantType: (value) => eq(merchantRfp.merchantType, value as RfpRow['merchantType']),
  storageVolume: (value) => eq(merchantRfp.storageVolume, value),
  monthlyShipmentVolume: (value) => eq(merchantRfp.monthlyShipmentVolume, value),
  category: (value) => sql`${value} = any(${merchantRfp.categories})`,
  origin: (value) => eq(merchantRfp.origin, value as RfpRow['origin']),
  company: (value) => sql`strpos(lower(${merchantRfp.company}), lower(${value})) > 0`,
}

const sortColumns: Record<MerchantListQuery['sortBy'], SQL> = {
  submittedAt: sql`${merchantRfp.submittedAt}`,
  createdAt: sql`u.created_at`,
  company: sql`lower(coalesce(nullif(${merchantRfp.company}, ''), u.company, ''))`,
  firstName: sql`lower(coalesce(u.first_name, ''))`,
}

export type MerchantSelection = MerchantListQuery & {
  /** Only merchants who submitted their request. */
  isSubmitted: boolean
  filters: readonly RfpFilter[]
}

/** Merchants with their requests: ids in the order asked for, and how many there are. */
export async function selectMerchants(
  db: Db,
  { limit, skip, query, sortBy, order, isSubmitted, filters }: MerchantSelection,
): Promise<{ ids: number[]; total: number }> {
  const words = `%${(query ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const where = and(
    sql`u.user_type = 'customer' and coalesce(u.is_active, true)`,
    isSubmitted ? sql`${merchantRfp.submittedAt} is not null` : undefined,
    query
      ? sql`lower(concat_ws(' ', u.first_name, u.last_name, u.email, u.company, ${merchantRfp.company})) like ${words}`
      : undefined,
    ...filters.map(({ name, value }) => filterBy[name](value)),
  )
  const from = sql`from users u left join ${merchantRfp} on ${merchantRfp.merchantId} = u.id where ${where}`
  const direction = order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const [found, counted] = await Promise.all([
    db.execute<{ id: number }>(
      sql`select u.id ${from} order by ${sortColumns[sortBy]} ${direction}, u.id desc limit ${limit} offset ${skip}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ])
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 }
}

/** These merchants with their requests, in the order of the ids. */
export async function listMerchants(db: Db | Tx, ids: readonly number[]): Promise<ListedMerchant[]> {
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute<MerchantRow & { createdAt: string }>(sql`
    select ${merchantColumns}, created_at as "createdAt"
    from users where id in (${list}) and user_type = 'customer'`)
  const rfps = await db
    .select()
    .from(merchantRfp)
    .where(sql`${merchantRfp.merchantId} in (${list})`)
  const people = new Map(rows.map((row) => [row.id, row]))
  const requests = new Map(rfps.map((row) => [row.merchantId, row]))
  return ids.flatMap((id) => {
    const person = people.get(id)
    return person ? [{ ...person, createdAt: new Date(person.createdAt), rfp: requests.get(id) ?? null }] : []
  })
}
