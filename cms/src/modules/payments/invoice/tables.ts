import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const whole = (name: string) => bigint(name, { mode: 'number' })

export type InvoiceLine = { description: string; amountCents: number }
export type BilledTo = { name: string; company: string; email: string; address: string }
export type Issuer = { name: string; address: string; taxId: string }

/** The last number given; one row, locked by whoever issues, so that numbers have no gaps. */
export const invoiceCounter = market.table('invoice_counter', {
  id: integer().primaryKey(),
  last: whole('last').notNull(),
})

/** Issued invoices: never changed, never removed. `ref` says what was paid and makes issuing happen once. */
export const invoice = market.table(
  'invoice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: whole('number').notNull().unique(),
    userId: integer('user_id').notNull(),
    kind: text({ enum: ['plan', 'order', 'wallet'] }).notNull(),
    /** `order:12`, `topup:12`, or the id of a plan's invoice at Stripe. */
    ref: text().notNull().unique(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    totalCents: whole('total_cents').notNull(),
    billedTo: jsonb('billed_to').$type<BilledTo>().notNull(),
    /** Who issued it, as they were then; null before invoices said so. */
    issuer: jsonb().$type<Issuer>(),
    /** The buyer's own number of the purchase. */
    poNumber: text('po_number'),
    paidWith: text('paid_with').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    index('invoice_by_user').on(row.userId, row.id.desc()),
    check('invoice_number', sql`${row.number} > 0`),
    check('invoice_total', sql`${row.totalCents} >= 0`),
  ],
)

/** The last number given to a credit note; one row, like that of invoices. */
export const creditNoteCounter = market.table('credit_note_counter', {
  id: integer().primaryKey(),
  last: whole('last').notNull(),
})

/** Credit notes: what takes an issued invoice back in full, once each. Never changed, never removed. */
export const creditNote = market.table(
  'credit_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: whole('number').notNull().unique(),
    invoiceId: integer('invoice_id')
      .notNull()
      .unique()
      .references(() => invoice.id),
    userId: integer('user_id').notNull(),
    totalCents: whole('total_cents').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    index('credit_note_by_user').on(row.userId, row.id.desc()),
    check('credit_note_number', sql`${row.number} > 0`),
  ],
)
