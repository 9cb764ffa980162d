import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { InvoiceLineFacts } from '@stackyard/shared/domain/invoice-lines'
import { creditReasons } from '@stackyard/shared/reference/invoice-lines'
import { market } from '../../../platform/db'

const whole = (name: string) => bigint(name, { mode: 'number' })

/** `description` is in English, as it was at the issue; older lines have nothing else. */
export type InvoiceLine = { description: string } & Omit<InvoiceLineFacts, 'kind'> &
  Partial<Pick<InvoiceLineFacts, 'kind'>>
export type BilledTo = { name: string; company: string; email: string; address: string; taxId?: string }
export type Issuer = { name: string; address: string; taxId: string }
/** What an invoice says of the service besides its lines. */
export type InvoiceDetails = {
  paidAt: string
  warehouse?: string
  /** First and last day of what was paid for. */
  period?: { from: string; to: string }
  month?: { number: number; count: number }
}

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
    /** `order:12`, `order:12:3` for its third month, `topup:12`, or the id of a plan's invoice at Stripe; `~2` for its first correction. */
    ref: text().notNull().unique(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    totalCents: whole('total_cents').notNull(),
    billedTo: jsonb('billed_to').$type<BilledTo>().notNull(),
    /** Who issued it, as they were then; null before invoices said so. */
    issuer: jsonb().$type<Issuer>(),
    /** On whose behalf a reservation is billed, as they were then. */
    supplierId: integer('supplier_id'),
    supplier: jsonb().$type<Issuer>(),
    details: jsonb().$type<InvoiceDetails>(),
    /** The invoice that this one replaces. */
    corrects: integer().unique(),
    /** The buyer's own number of the purchase. */
    poNumber: text('po_number'),
    paidWith: text('paid_with').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    index('invoice_by_user').on(row.userId, row.id.desc()),
    index('invoice_by_payment').on(sql`split_part(ref, '~', 1)`),
    index('invoice_by_supplier')
      .on(row.supplierId)
      .where(sql`supplier_id is not null`),
    check('invoice_number', sql`${row.number} > 0`),
    check('invoice_total', sql`${row.totalCents} >= 0`),
  ],
)

/** The last number given to a credit note; one row, like that of invoices. */
export const creditNoteCounter = market.table('credit_note_counter', {
  id: integer().primaryKey(),
  last: whole('last').notNull(),
})

/** Credit notes: what takes an issued invoice back, in part or in full. Never changed, never removed. */
export const creditNote = market.table(
  'credit_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: whole('number').notNull().unique(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoice.id),
    /** Which refund made it, so that it is issued once; null for one of the whole rest. */
    refundRef: text('refund_ref').unique(),
    reason: text({ enum: creditReasons }).notNull().default('refund'),
    userId: integer('user_id').notNull(),
    totalCents: whole('total_cents').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    index('credit_note_by_user').on(row.userId, row.id.desc()),
    index('credit_note_by_invoice').on(row.invoiceId),
    check('credit_note_number', sql`${row.number} > 0`),
  ],
)
