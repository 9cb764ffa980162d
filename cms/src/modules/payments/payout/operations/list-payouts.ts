import type { Payout, PayoutStatement, PayoutView } from '@stackyard/shared/schema/payout'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import type { PayoutRow } from '../repository'
import { STATEMENT_LINES } from '../statement-lines'

type Page = { limit: number; skip: number }
type ListRow = {
  id: string
  order_id: string
  seller_id: number
  seller: string
  warehouse: string
  state: PayoutRow['state']
  amount_cents: string
  fee_cents: string
  withheld_cents: string
  recovered_cents: string
  returned_cents: string
  due_at: string
  paid_at: string | null
  reversed_at: string | null
  failure: string | null
}

const iso = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString())

const toPayout = (row: ListRow): Payout => ({
  id: Number(row.id),
  _id: Number(row.id),
  orderId: Number(row.order_id),
  sellerId: row.seller_id,
  seller: row.seller,
  warehouse: row.warehouse,
  state: row.state,
  amountCents: Number(row.amount_cents),
  feeCents: Number(row.fee_cents),
  netCents: Number(row.amount_cents) - Number(row.fee_cents),
  withheldCents: Number(row.withheld_cents),
  returnedCents: Number(row.returned_cents),
  recoveredCents: Number(row.recovered_cents),
  dueAt: new Date(row.due_at).toISOString(),
  paidAt: iso(row.paid_at),
  reversedAt: iso(row.reversed_at),
  failure: row.failure,
})

/** A payout that was refused, or whose day has come and that still waits for its seller's account. */
export const stuckPayout = sql`(p.failure is not null or p.state = 'due' and p.due_at < now())`

const viewed: Readonly<Record<PayoutView, SQL>> = {
  stuck: stuckPayout,
  owed: sql`p.state in ('due', 'sending')`,
  sent: sql`p.state = 'paid'`,
  returned: sql`p.state in ('reversing', 'reversed', 'void')`,
  withheld: sql`p.withheld_cents > 0`,
}

/** Payouts of one seller, or with null of all, newest first. */
export async function listPayouts(
  db: Db,
  sellerId: number | null,
  page: Page & { view?: PayoutView | undefined },
): Promise<{ rows: Payout[]; total: number }> {
  const whose = sellerId === null ? sql`true` : sql`p.seller_id = ${sellerId}`
  const own = page.view ? sql`${whose} and ${viewed[page.view]}` : whose
  const [found, counted] = await Promise.all([
    db.execute<ListRow>(sql`
      select p.*, o.warehouse ->> 'name' as warehouse,
        coalesce(nullif(u.company, ''), nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) as seller
      from market.payout p join market.orders o on o.id = p.order_id join users u on u.id = p.seller_id
      where ${own} order by p.id desc limit ${page.limit} offset ${page.skip}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from market.payout p where ${own}`),
  ])
  return { rows: found.rows.map(toPayout), total: counted.rows[0]?.n ?? 0 }
}

/**
 * What was sent to a seller, went back, or was kept for an older order, at a moment: a line of a statement. Cents; what
 * went back or was kept is negative, a fee that went back too.
 */
export type StatementLine = {
  at: string
  orderId: number
  warehouse: string
  transferId: string | null
  kind: 'payout' | 'reversal' | 'withheld' | 'fee'
  amountCents: number
  feeCents: number
}

/** The lines of a seller, or with null of all, as rows of SQL; months are those of UTC. */
const movements = (sellerId: number | null): SQL => {
  const whose = sellerId === null ? sql`true` : sql`line.seller_id = ${sellerId}`
  return sql`select line.* from (${sql.raw(STATEMENT_LINES)}) line where ${whose}`
}

type MonthRow = { month: string; paid: string; fee: string; reversed: string; net: string; n: number; months: number }

/** The months in which money of one seller, or with null of all, moved; newest first. */
export async function listStatements(
  db: Db,
  sellerId: number | null,
  page: Page,
): Promise<{ rows: PayoutStatement[]; total: number }> {
  const found = await db.execute<MonthRow>(sql`
    select to_char(at at time zone 'utc', 'YYYY-MM') as month, sum(fee_cents) as fee, count(*)::int as n,
      coalesce(sum(amount_cents) filter (where kind = 'payout'), 0) as paid,
      coalesce(-sum(amount_cents) filter (where kind <> 'payout'), 0) as reversed,
      sum(amount_cents - fee_cents) as net, (count(*) over ())::int as months
    from (${movements(sellerId)}) moved group by 1 order by 1 desc limit ${page.limit} offset ${page.skip}`)
  const rows = found.rows.map((row) => ({
    month: row.month,
    paidCents: Number(row.paid),
    feeCents: Number(row.fee),
    reversedCents: Number(row.reversed),
    netCents: Number(row.net),
    count: row.n,
  }))
  return { rows, total: found.rows[0]?.months ?? 0 }
}

type LineRow = {
  at: string
  order_id: string
  warehouse: string
  transfer_id: string | null
  kind: StatementLine['kind']
  amount_cents: string
  fee_cents: string
}

/** The lines of one month (`YYYY-MM`, UTC), oldest first. */
export async function readStatement(db: Db, sellerId: number, month: string): Promise<StatementLine[]> {
  const found = await db.execute<LineRow>(sql`
    select moved.*, o.warehouse ->> 'name' as warehouse
    from (${movements(sellerId)}) moved join market.orders o on o.id = moved.order_id
    where to_char(moved.at at time zone 'utc', 'YYYY-MM') = ${month} order by moved.at, moved.order_id limit 10000`)
  return found.rows.map((row) => ({
    at: new Date(row.at).toISOString(),
    orderId: Number(row.order_id),
    warehouse: row.warehouse,
    transferId: row.transfer_id,
    kind: row.kind,
    amountCents: Number(row.amount_cents),
    feeCents: Number(row.fee_cents),
  }))
}
