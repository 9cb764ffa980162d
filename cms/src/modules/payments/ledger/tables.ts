import { bigint, check, index, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { market } from '../../../platform/db'

const whole = (name: string) => bigint(name, { mode: 'number' })

/**
 * Kinds of accounts. Those of a person carry the owner's id, `campaign_budget` that of the campaign, those of the platform
 * the owner 0.
 */
export const ledgerKinds = [
  'customer_hold',
  'seller_payable',
  'refunds',
  'stripe_clearing',
  'platform_cash',
  'plan_revenue',
  'coupons',
  'wallet',
  'wallet_debt',
  'campaign_budget',
  'ad_revenue',
  'allowances',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** What an account counts in: whole cents, or micro-dollars (1 cent = 10,000). */
export const ledgerUnits = ['cent', 'micro'] as const

/** Double entry, append only; triggers in cms/sql/100-booking.sql enforce it. Amounts are in the unit of the account. */
export const ledgerAccount = market.table(
  'ledger_account',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: whole('owner_id').notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    unit: text({ enum: ledgerUnits }).notNull().default('cent'),
    balance: whole('balance').notNull().default(0),
    /** The least the balance may be; null for accounts that may go below zero. */
    floor: whole('floor'),
  },
  (row) => [
    unique('ledger_account_owner_kind').on(row.ownerId, row.kind),
    check('ledger_account_floor', sql`${row.floor} is null or ${row.balance} >= ${row.floor}`),
  ],
)

/** One movement of money; `idem` makes it happen once. */
export const ledgerTx = market.table('ledger_tx', {
  id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
  idem: text().notNull().unique(),
  kind: text().notNull(),
  ref: text(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The entries of a movement sum to zero (deferred trigger) and move the balances (trigger). */
export const ledgerEntry = market.table(
  'ledger_entry',
  {
    tx: whole('tx')
      .notNull()
      .references(() => ledgerTx.id),
    account: whole('account')
      .notNull()
      .references(() => ledgerAccount.id),
    amount: whole('amount').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tx, row.account] }),
    index('ledger_entry_by_account').on(row.account, row.tx),
    check('ledger_entry_amount', sql`${row.amount} <> 0`),
  ],
)
