import { MICROS_PER_CENT } from '@stackyard/shared/reference/campaigns'
import type { MoneySummary } from '@stackyard/shared/schema/payout'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { stuckPayout } from './list-payouts'

type Row = Record<keyof MoneySummary, string>

/** The platform's money from the books alone; orders and payouts are read only to say what of it waits. */
export async function readMoneySummary(db: Db): Promise<MoneySummary> {
  const found = await db.execute<Row>(sql`
    with kinds as (select kind, sum(balance) as cents from market.ledger_account group by kind),
    moved as (
      select t.kind, a.kind as account, sum(e.amount) as cents from market.ledger_tx t
        join market.ledger_entry e on e.tx = t.id join market.ledger_account a on a.id = e.account
      where t.kind in ('capture', 'installment', 'payout', 'payout-reversal', 'refund', 'refund-returned', 'charge-back', 'wallet-credit',
        'wallet-taken-back')
      group by 1, 2)
    select
      coalesce((select cents from kinds where kind = 'customer_hold'), 0) as "heldCents",
      coalesce(-(select cents from moved where kind = 'capture' and account = 'customer_hold'), 0)
        - coalesce((select cents from moved where kind = 'installment' and account = 'stripe_clearing'), 0) as "capturedCents",
      coalesce((select cents from kinds where kind = 'seller_payable'), 0) as "owedCents",
      coalesce((select sum(cents) from moved where kind in ('payout', 'payout-reversal') and account = 'stripe_clearing'), 0)
        as "paidOutCents",
      coalesce((select sum(cents) from moved where kind in ('refund', 'refund-returned') and account = 'stripe_clearing'), 0)
        as "refundedCents",
      coalesce((select cents from kinds where kind = 'refunds'), 0) as "refundingCents",
      coalesce((select cents from moved where kind = 'charge-back' and account = 'stripe_clearing'), 0) as "chargedBackCents",
      coalesce((select cents from kinds where kind = 'platform_cash'), 0) as "feeCents",
      coalesce((select cents from kinds where kind = 'plan_revenue'), 0) as "planCents",
      coalesce(-(select cents from kinds where kind = 'coupons'), 0)
        + coalesce((select sum(cents) from moved where kind like 'wallet-%' and account = 'coupons'), 0) as "couponCents",
      (select coalesce(sum(cents), 0) from kinds where kind in ('wallet', 'campaign_budget'))
        / ${MICROS_PER_CENT} as "walletCents",
      (select coalesce(sum(cents), 0) from kinds where kind = 'ad_revenue') / ${MICROS_PER_CENT} as "adCents",
      (select count(*) from market.payout p where ${stuckPayout}) as "stuckPayouts"`)
  const row = found.rows[0]
  if (!row) throw new Error('the books could not be read')
  const cents = (key: keyof MoneySummary): number => Math.trunc(Number(row[key]))
  return {
    heldCents: cents('heldCents'),
    capturedCents: cents('capturedCents'),
    owedCents: cents('owedCents'),
    paidOutCents: cents('paidOutCents'),
    refundedCents: cents('refundedCents'),
    refundingCents: cents('refundingCents'),
    chargedBackCents: cents('chargedBackCents'),
    feeCents: cents('feeCents'),
    planCents: cents('planCents'),
    couponCents: cents('couponCents'),
    walletCents: cents('walletCents'),
    adCents: cents('adCents'),
    stuckPayouts: cents('stuckPayouts'),
  }
}
