import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { type CreditNoteRow, type InvoiceRow, type Reader, readableBy } from './repository'
import { creditNote, invoice } from './tables'

/** A credit note with the invoice that it takes back. */
export type NoteOfInvoice = { note: CreditNoteRow; row: InvoiceRow }

/** An own credit note with its invoice, for admins any; another's is not found. */
export async function findCreditNote(db: Db, reader: Reader, id: number): Promise<NoteOfInvoice | undefined> {
  const [found] = await db
    .select({ row: invoice, note: creditNote })
    .from(creditNote)
    .innerJoin(invoice, eq(creditNote.invoiceId, invoice.id))
    .where(and(readableBy(reader), eq(creditNote.id, id)))
  return found
}

export async function listCreditNotes(
  db: Db,
  userId: number,
  page: { limit: number; skip: number },
): Promise<{ rows: NoteOfInvoice[]; total: number }> {
  const own = eq(creditNote.userId, userId)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: invoice, note: creditNote })
      .from(creditNote)
      .innerJoin(invoice, eq(creditNote.invoiceId, invoice.id))
      .where(own)
      .orderBy(desc(creditNote.id))
      .limit(page.limit)
      .offset(page.skip),
    db.select({ total: count() }).from(creditNote).where(own),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Takes the next number of credit notes, as `lockCounter` does of invoices. */
export async function lockCreditCounter(tx: Tx): Promise<number> {
  const found = await tx.execute<{ last: string }>(
    sql`select last from market.credit_note_counter where id = 1 for update`,
  )
  const row = found.rows[0]
  if (!row) throw new Error('market.credit_note_counter has no row')
  return Number(row.last)
}

export async function isRefundCredited(tx: Tx, refundRef: string): Promise<boolean> {
  return (await tx.$count(creditNote, eq(creditNote.refundRef, refundRef))) > 0
}

export async function insertCreditNote(tx: Tx, values: typeof creditNote.$inferInsert): Promise<void> {
  await tx.insert(creditNote).values(values)
  await tx.execute(sql`update market.credit_note_counter set last = ${values.number} where id = 1`)
}

/** What was paid back of the payment of an order, by credit notes of any invoice of it. */
export async function creditedCentsOf(tx: Tx, paymentRef: string): Promise<number> {
  const found = await tx.execute<{ cents: string }>(sql`
    select coalesce(sum(n.total_cents), 0) as cents from market.credit_note n
    join market.invoice i on i.id = n.invoice_id
    where n.reason = 'refund' and split_part(i.ref, '~', 1) = ${paymentRef}`)
  return Number(found.rows[0]?.cents ?? 0)
}

type Refunded = { isWhole: boolean; parts: { refundId: string; amountCents: number }[] }

/** What was paid back of an order: all of it, or parts while it stood. */
export async function findRefunded(tx: Tx, orderId: number): Promise<Refunded> {
  const found = await tx.execute<{ whole: boolean; parts: Refunded['parts'] }>(sql`
    select o.payment_state = 'refunded' as whole, coalesce((select json_agg(json_build_object('refundId', r.refund_id,
      'amountCents', r.amount_cents) order by r.at, r.refund_id) from market.order_refund r where r.order_id = o.id),
      '[]') as parts
    from market.orders o where o.id = ${orderId}`)
  const row = found.rows[0]
  return { isWhole: row?.whole ?? false, parts: row?.parts ?? [] }
}

/** Orders of which money was paid back that no credit note has. */
export async function listUncreditedOrders(db: Db): Promise<number[]> {
  const found = await db.execute<{ id: string }>(sql`
    select o.id from market.orders o where o.payment_state = 'refunded' and o.amount_cents >
      (select coalesce(sum(n.total_cents), 0) from market.credit_note n join market.invoice i on i.id = n.invoice_id
        where n.reason = 'refund' and split_part(i.ref, '~', 1) = 'order:' || o.id)
    union select r.order_id from market.order_refund r join market.orders o on o.id = r.order_id
    where o.payment_state = 'captured'
      and not exists (select from market.credit_note n where n.refund_ref = 'refund:' || r.refund_id)
    order by 1 limit 200`)
  return found.rows.map((row) => Number(row.id))
}
