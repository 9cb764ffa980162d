import { microsToDollars } from '@stackyard/shared/domain/micros'
import type { AccountHolderSort } from '@stackyard/shared/reference/account-holder-sorts'
import type { AccountHolder, AccountHolderQuery } from '@stackyard/shared/schema/account-holder'
import { sql, type SQL } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { readPlans } from '../../../payments/plan'
import { peopleWhere } from '../repository'

type Row = Omit<AccountHolder, 'wallet' | 'planName' | 'lastSignInAt'> & {
  balance: string | null
  reserved: string | null
  spent: string | null
  last_topup_at: Date | string | null
  last_sign_in_at: Date | string | null
}

const orders: Record<AccountHolderSort, SQL> = {
  createdAt: sql`u.created_at`,
  company: sql`lower(coalesce(u.company, ''))`,
  balance: sql`case when u.user_type = 'seller' then coalesce(w.balance, 0) end`,
  reserved: sql`case when u.user_type = 'seller' then coalesce(own.reserved, 0) end`,
  spent: sql`case when u.user_type = 'seller' then coalesce(own.spent, 0) end`,
  lastTopUpAt: sql`topup.at`,
  lastSignInAt: sql`l.at`,
  orders: sql`case when u.user_type = 'seller' then coalesce(sold.n, 0) else coalesce(bought.n, 0) end`,
}

const iso = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString())

/** The columns of a holder over `users u` with what belongs to each; sums are made once for all of them. */
const source = sql`users u
  left join market.ledger_account w on w.owner_id = u.id and w.kind = 'wallet'
  left join (select seller_id, sum(budget_micros - spent_micros) filter (where status <> 'INACTIVE') as reserved,
      sum(spent_micros) as spent from market.campaign group by seller_id) own on own.seller_id = u.id
  left join (select user_id, max(credited_at) as at from market.wallet_topup group by user_id) topup on topup.user_id = u.id
  left join (select seller_id, count(*) as n from market.orders group by seller_id) sold on sold.seller_id = u.id
  left join (select customer_id, count(*) as n from market.orders group by customer_id) bought on bought.customer_id = u.id
  left join market.last_sign_in l on l.user_id = u.id`

const columns = sql`u.id, u.id as "_id", u.user_type::text as "userType", u.service_type::text as "serviceType",
  coalesce(u.first_name, '') as "firstName", coalesce(u.last_name, '') as "lastName", u.email, coalesce(u.company, '') as company,
  u.avatar, coalesce(u.user_url, '') as "userUrl", coalesce(u.is_active, true) as "isActive",
  coalesce(u.is_verified, false) as "isVerified", coalesce(u.plan_id::text, 'free') as "planId",
  (${orders.orders})::int as orders, u.created_at as "createdAt", w.balance, own.reserved, own.spent, topup.at as last_topup_at,
  l.at as last_sign_in_at`

/** People with accounts as admins follow money and use: wallet, plan, orders, last sign-in. */
export async function listHolders(
  { db, payload }: Services,
  query: AccountHolderQuery,
): Promise<{ holders: AccountHolder[]; total: number }> {
  const direction = sql.raw(query.order)
  const where = peopleWhere(query)
  const [plans, page, counted] = await Promise.all([
    readPlans(payload),
    db.execute<Row>(sql`select ${columns} from ${source} where ${where}
      order by ${orders[query.sortBy]} ${direction} nulls last, u.id ${direction} limit ${query.limit} offset ${query.skip}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from users u where ${where}`),
  ])
  const names = new Map<string, string>(plans.map(({ id, name }) => [id, name]))
  return {
    holders: page.rows.map((row) => toHolder(row, names.get(row.planId) ?? row.planId)),
    total: counted.rows[0]?.n ?? 0,
  }
}

function toHolder(
  { balance, reserved, spent, last_topup_at, last_sign_in_at, ...row }: Row,
  planName: string,
): AccountHolder {
  const wallet = {
    balance: microsToDollars(Number(balance ?? 0)),
    reserved: microsToDollars(Number(reserved ?? 0)),
    spent: microsToDollars(Number(spent ?? 0)),
    lastTopUpAt: iso(last_topup_at),
  }
  return {
    ...row,
    planName,
    wallet: row.userType === 'seller' ? wallet : null,
    lastSignInAt: iso(last_sign_in_at),
    createdAt: new Date(row.createdAt).toISOString(),
  }
}
