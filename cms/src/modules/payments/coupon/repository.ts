import type { Coupon, CouponQuery } from '@stackyard/shared/schema/coupon'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { couponUse } from './tables'

type Moment = Date | string | null

export type CouponRow = {
  id: number
  code: string
  applies_to: 'plans' | 'deposits' | 'wallet'
  kind: 'percent' | 'fixed'
  percent: string | null
  amount_cents: string | null
  starts_at: Moment
  ends_at: Moment
  total_uses: string | null
  uses_per_user: string | null
  is_active: boolean | null
  created_at: Date | string
}

const columns = sql.raw(
  'id, code, applies_to::text as applies_to, kind::text as kind, percent, amount_cents, starts_at, ends_at, total_uses, uses_per_user, is_active, created_at',
)

type CountedCoupon = CouponRow & { use_count: number }

const useCount = sql`(select count(*)::int from market.coupon_use u
  where u.coupon_id = coupons.id and u.state <> 'released') as use_count`

/** A coupon by its code; `forUpdate` makes others who use it wait until the transaction ends. */
export async function findCoupon(db: Db | Tx, code: string, forUpdate = false): Promise<CouponRow | undefined> {
  const lock = forUpdate ? sql`for update` : sql``
  const found = await db.execute<CouponRow>(sql`select ${columns} from coupons where code = ${code} ${lock}`)
  return found.rows[0]
}

/** A coupon by its id; others who use or change it wait until the transaction ends. */
export async function lockCouponById(tx: Tx, id: number): Promise<CouponRow | undefined> {
  const found = await tx.execute<CouponRow>(sql`select ${columns} from coupons where id = ${id} for update`)
  return found.rows[0]
}

/** A coupon by its id with how often it was used. */
export async function findCouponById(db: Db, id: number): Promise<CountedCoupon | undefined> {
  const found = await db.execute<CountedCoupon>(sql`select ${columns}, ${useCount} from coupons where id = ${id}`)
  return found.rows[0]
}

/** Uses that count: made or under way. */
export async function countUses(db: Db | Tx, couponId: number, userId = 0): Promise<{ total: number; ofUser: number }> {
  const found = await db.execute<{ total: number; of_user: number }>(sql`
    select count(*)::int as total, count(*) filter (where user_id = ${userId})::int as of_user
    from market.coupon_use where coupon_id = ${couponId} and state <> 'released'`)
  const row = found.rows[0]
  return { total: row?.total ?? 0, ofUser: row?.of_user ?? 0 }
}

export async function insertUse(tx: Tx, use: typeof couponUse.$inferInsert): Promise<void> {
  await tx.insert(couponUse).values(use)
}

/** Ends a reserved use; one that was ended before stays as it is. */
export async function endUse(tx: Tx, ref: string, state: 'used' | 'released'): Promise<void> {
  await tx
    .update(couponUse)
    .set({ state })
    .where(and(eq(couponUse.ref, ref), eq(couponUse.state, 'reserved')))
}

/** Gives a use back whose payment was refunded; again it changes nothing. */
export async function returnUse(tx: Tx, ref: string): Promise<void> {
  await tx.update(couponUse).set({ state: 'released' }).where(eq(couponUse.ref, ref))
}

/** A page of coupons, newest first, with the number of all that match. */
export async function listCoupons(
  db: Db,
  { limit, skip, query, active }: CouponQuery,
): Promise<{ rows: CountedCoupon[]; total: number }> {
  const where = sql.join(
    [
      query ? sql`position(upper(${query}) in code) > 0` : sql`true`,
      active === undefined ? sql`true` : sql`coalesce(is_active, true) = ${active}`,
    ],
    sql` and `,
  )
  const [rows, counted] = await Promise.all([
    db.execute<CountedCoupon>(
      sql`select ${columns}, ${useCount} from coupons where ${where} order by id desc limit ${limit} offset ${skip}`,
    ),
    db.execute<{ n: number }>(sql`select count(*)::int as n from coupons where ${where}`),
  ])
  return { rows: rows.rows, total: counted.rows[0]?.n ?? 0 }
}

const figure = (value: string | null): number | null => (value === null ? null : Number(value))
const iso = (value: Moment): string | null => (value ? new Date(value).toISOString() : null)

/** A coupon on the wire. */
export const toCoupon = (row: CountedCoupon): Coupon => ({
  id: row.id,
  _id: row.id,
  code: row.code,
  appliesTo: row.applies_to,
  kind: row.kind,
  percent: row.kind === 'percent' ? figure(row.percent) : null,
  amountCents: row.kind === 'fixed' ? figure(row.amount_cents) : null,
  startsAt: iso(row.starts_at),
  endsAt: iso(row.ends_at),
  totalUses: figure(row.total_uses),
  usesPerUser: figure(row.uses_per_user),
  isActive: row.is_active !== false,
  useCount: row.use_count,
  createdAt: new Date(row.created_at).toISOString(),
})
