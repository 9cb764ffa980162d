import { microsToDollars } from '@stackyard/shared/domain/micros'
import type { ZeroBalanceUser } from '@stackyard/shared/schema/wallet'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'

type Row = {
  id: number
  first_name: string | null
  last_name: string | null
  email: string
  company: string | null
  user_url: string | null
  service_type: string | null
  balance: string
  reserved: string
  spent: string
  campaigns: number
  active: number
  last_topup_at: Date | string | null
  empty_since: Date | string | null
  total: number
}

const iso = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString())

const toUser = (row: Row): ZeroBalanceUser => ({
  id: row.id,
  _id: row.id,
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  email: row.email,
  company: row.company ?? '',
  userUrl: row.user_url ?? '',
  serviceType: row.service_type,
  balance: microsToDollars(Number(row.balance)),
  reserved: microsToDollars(Number(row.reserved)),
  spent: microsToDollars(Number(row.spent)),
  campaigns: row.campaigns,
  activeCampaigns: row.active,
  lastTopUpAt: iso(row.last_topup_at),
  emptySince: iso(row.empty_since),
})

const matching = (search: string | undefined): SQL =>
  search
    ? sql`and position(lower(${search}) in lower(concat_ws(' ', u.first_name, u.last_name, u.email, u.company))) > 0`
    : sql``

/** Active sellers without credit: those who ran out last first, then those who never had any. */
export async function listZeroBalance(
  db: Db,
  page: { search?: string | undefined; limit: number; skip: number },
): Promise<{ users: ZeroBalanceUser[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select u.id, coalesce(w.balance, 0) as balance, emptied.at as empty_since, count(*) over ()::int as total
      from users u left join market.ledger_account w on w.owner_id = u.id and w.kind = 'wallet'
        left join lateral (select t.at from market.ledger_entry e join market.ledger_tx t on t.id = e.tx
          where e.account = w.id order by e.tx desc limit 1) emptied on true
      where u.user_type = 'seller' and coalesce(u.is_active, true) and coalesce(w.balance, 0) = 0 ${matching(page.search)}
      order by emptied.at desc nulls last, u.id desc limit ${page.limit} offset ${page.skip})
    select page.*, u.first_name, u.last_name, u.email, u.company, u.user_url, u.service_type::text as service_type,
      coalesce(own.reserved, 0) as reserved, coalesce(own.spent, 0) as spent, coalesce(own.campaigns, 0) as campaigns,
      coalesce(own.active, 0) as active,
      (select max(credited_at) from market.wallet_topup where user_id = u.id) as last_topup_at
    from page join users u on u.id = page.id
      left join lateral (select sum(c.budget_micros - c.spent_micros) filter (where c.status <> 'INACTIVE') as reserved,
          sum(c.spent_micros) as spent, count(*) filter (where c.deleted_at is null)::int as campaigns,
          count(*) filter (where c.status = 'ACTIVE')::int as active
        from market.campaign c where c.seller_id = u.id) own on true
    order by page.empty_since desc nulls last, page.id desc`)
  return { users: rows.map(toUser), total: rows[0]?.total ?? 0 }
}
