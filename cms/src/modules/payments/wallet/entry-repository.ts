import type { WalletEntryKind } from '@stackyard/shared/schema/wallet'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

export type EntryRow = {
  id: string
  kind: WalletEntryKind
  amount: string
  balance_after: string
  reserved_after: string
  campaign_id: number | null
  campaign_name: string | null
  topup_id: number | null
  payment_method: string | null
  impressions: number | null
  visits: number | null
  invoice_id: number | null
  at: Date | string
}

/** Movements of the seller's wallet and debt, one line each. What a movement takes from the balance for a campaign is reserved. */
const movements = (userId: number): SQL => sql`
  select 'm' || t.id as id, t.at, t.id as place,
    case t.kind when 'wallet-credit' then 'credit' when 'wallet-taken-back' then 'taken_back'
      else case when sum(e.amount) < 0 then 'reservation' else 'refund' end end as kind,
    sum(e.amount) as amount, coalesce(sum(e.amount) filter (where a.kind = 'wallet'), 0) as to_balance,
    case when t.kind like 'campaign-%' then -sum(e.amount) else 0 end as to_reserved,
    substring(t.ref from '^campaign:([0-9]+)$')::int as campaign_id, substring(t.ref from '^topup:([0-9]+)$')::int as topup_id,
    null::int as impressions, null::int as visits
  from market.ledger_account a join market.ledger_entry e on e.account = a.id join market.ledger_tx t on t.id = e.tx
  where a.owner_id = ${userId} and a.kind in ('wallet', 'wallet_debt') group by t.id`

/** What the views of a campaign cost on a day. */
const charges = (userId: number): SQL => sql`
  select 'c' || d.campaign_id || '-' || d.day, d.last_at, 0, 'charge', -d.spent_micros, 0, -d.spent_micros, d.campaign_id, null::int,
    d.impressions, d.visits
  from market.campaign c join market.campaign_day d on d.campaign_id = c.id
  where c.seller_id = ${userId} and d.spent_micros > 0`

/** Lines of a seller's wallet, newest first, with the balances after each. */
export async function listEntryRows(
  db: Db,
  userId: number,
  { kind, limit, skip }: { kind: WalletEntryKind | undefined; limit: number; skip: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const { rows } = await db.execute<EntryRow & { total: number }>(sql`
    with lines (id, at, place, kind, amount, to_balance, to_reserved, campaign_id, topup_id, impressions, visits) as (
        ${movements(userId)} union all ${charges(userId)}),
      running as (select *, sum(to_balance) over so_far as balance_after, sum(to_reserved) over so_far as reserved_after
        from lines window so_far as (order by at, place, id)),
      page as (select *, count(*) over ()::int as total from running
        ${kind ? sql`where kind = ${kind}` : sql``} order by at desc, place desc, id desc limit ${limit} offset ${skip})
    select page.*, c.name as campaign_name, w.payment_method ->> 'label' as payment_method, i.id as invoice_id
    from page left join market.campaign c on c.id = page.campaign_id left join market.wallet_topup w on w.id = page.topup_id
      left join market.invoice i on i.ref = 'topup:' || page.topup_id and page.kind = 'credit'
    order by page.at desc, page.place desc, page.id desc`)
  return { rows, total: rows[0]?.total ?? 0 }
}
