import { stateWords } from '@stackyard/shared/reference/state-names'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { type BilledTo, creditNote, invoice } from './tables'

export type InvoiceRow = typeof invoice.$inferSelect

/** Takes the next number; whoever else issues waits until this transaction ends, so that a number is never lost. */
export async function lockCounter(tx: Tx): Promise<number> {
  const found = await tx.execute<{ last: string }>(sql`select last from market.invoice_counter where id = 1 for update`)
  const row = found.rows[0]
  if (!row) throw new Error('market.invoice_counter has no row')
  return Number(row.last)
}

export async function isIssued(tx: Tx, ref: string): Promise<boolean> {
  return (await tx.select({ id: invoice.id }).from(invoice).where(eq(invoice.ref, ref))).length > 0
}

export async function insertInvoice(tx: Tx, values: typeof invoice.$inferInsert): Promise<void> {
  await tx.insert(invoice).values(values)
  await tx.execute(sql`update market.invoice_counter set last = ${values.number} where id = 1`)
}

type AddressParts = Record<'street1' | 'street2' | 'city' | 'state' | 'zipCode' | 'country', string>
type PersonRow = Omit<BilledTo, 'address'> & AddressParts

/** An address in one line, as an invoice bears it. */
export function billedAddress({ street1, street2, city, state, zipCode, country }: AddressParts): string {
  const area = [stateWords(country, state), zipCode].filter(Boolean).join(' ')
  return [street1, street2, city, area, country].filter(Boolean).join(', ')
}

/** Whom an invoice is for, from their profile. */
export async function findBilledTo(tx: Tx, userId: number): Promise<BilledTo> {
  const found = await tx.execute<PersonRow>(sql`
    select trim(concat_ws(' ', first_name, last_name)) as name, coalesce(company, '') as company, email,
      coalesce(address_street1, '') as street1, coalesce(address_street2, '') as street2,
      coalesce(address_city, '') as city, coalesce(address_state, '') as state,
      coalesce(address_zip_code, '') as "zipCode", coalesce(address_country, '') as country
    from users where id = ${userId}`)
  const row = found.rows[0]
  if (!row) return { name: '', company: '', email: '', address: '' }
  const { name, company, email, ...parts } = row
  return { name, company, email, address: billedAddress(parts) }
}

export type PaidOrder = {
  customer_id: number
  type: 'offering' | 'fulfillment'
  amount_cents: string
  coupon_code: string | null
  coupon_cents: string
  setup_cents: string
  quantity: number | null
  space_type: string | null
  term: number | null
  tier_name: string | null
  start_day: string | null
  po_number: string | null
  warehouse: { name: string }
  payment_method: { brand: string | null; last4: string }
  billing_info: {
    fullName: string
    email: string
    address: AddressParts
  } | null
}

/** An order whose money was taken; undefined for any other. */
export async function findPaidOrder(tx: Tx, orderId: number): Promise<PaidOrder | undefined> {
  const found = await tx.execute<PaidOrder>(sql`
    select customer_id, type, amount_cents, coupon_code, coupon_cents, setup_cents, quantity, space_type, term, tier_name,
      start_day::text, po_number, warehouse, payment_method, billing_info
    from market.orders where id = ${orderId} and payment_state in ('captured', 'refunding', 'refunded', 'charged_back')`)
  return found.rows[0]
}

/** Orders whose money was taken a while ago and that have no invoice yet. */
export async function listUninvoicedOrders(db: Db): Promise<number[]> {
  const found = await db.execute<{ id: string }>(sql`
    select o.id from market.orders o
    where o.payment_state in ('captured', 'refunding', 'refunded', 'charged_back')
      and not exists (select from market.invoice i where i.ref = 'order:' || o.id)
    order by o.id limit 200`)
  return found.rows.map((row) => Number(row.id))
}

/** Refunded orders a while ago whose invoice, if there is one, has no credit note. */
export async function listUncreditedOrders(db: Db): Promise<number[]> {
  const found = await db.execute<{ id: string }>(sql`
    select o.id from market.orders o
    where o.payment_state = 'refunded' and not exists (select from market.credit_note n
      join market.invoice i on i.id = n.invoice_id where i.ref = 'order:' || o.id)
    order by o.id limit 200`)
  return found.rows.map((row) => Number(row.id))
}

export type CreditNoteRow = typeof creditNote.$inferSelect
/** An invoice with the credit note that takes it back, if any. */
export type CreditedInvoice = { row: InvoiceRow; note: CreditNoteRow | null }

export async function listInvoices(
  db: Db,
  userId: number,
  page: { limit: number; skip: number },
): Promise<{ rows: CreditedInvoice[]; total: number }> {
  const own = eq(invoice.userId, userId)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: invoice, note: creditNote })
      .from(invoice)
      .leftJoin(creditNote, eq(creditNote.invoiceId, invoice.id))
      .where(own)
      .orderBy(desc(invoice.id))
      .limit(page.limit)
      .offset(page.skip),
    db.select({ total: count() }).from(invoice).where(own),
  ])
  return { rows, total: counted?.total ?? 0 }
}

type Reader = Pick<SessionUser, 'id' | 'userType'>

/** Admins read everybody's, others their own. */
const readableBy = ({ id, userType }: Reader) => (userType === 'admin' ? undefined : eq(invoice.userId, id))

/** An own invoice, for admins any; another's is not found. */
export async function findInvoice(db: Db, reader: Reader, id: number): Promise<CreditedInvoice | undefined> {
  const [found] = await db
    .select({ row: invoice, note: creditNote })
    .from(invoice)
    .leftJoin(creditNote, eq(creditNote.invoiceId, invoice.id))
    .where(and(readableBy(reader), eq(invoice.id, id)))
  return found
}

/** An own credit note with its invoice, for admins any; another's is not found. */
export async function findCreditNote(
  db: Db,
  reader: Reader,
  id: number,
): Promise<{ row: InvoiceRow; note: CreditNoteRow } | undefined> {
  const [found] = await db
    .select({ row: invoice, note: creditNote })
    .from(creditNote)
    .innerJoin(invoice, eq(creditNote.invoiceId, invoice.id))
    .where(and(readableBy(reader), eq(creditNote.id, id)))
  return found
}

/** The invoices of orders, of those that have one. */
export const listOfOrders = (db: Db, orderIds: readonly number[]): Promise<CreditedInvoice[]> =>
  db
    .select({ row: invoice, note: creditNote })
    .from(invoice)
    .leftJoin(creditNote, eq(creditNote.invoiceId, invoice.id))
    .where(
      inArray(
        invoice.ref,
        orderIds.map((id) => `order:${id}`),
      ),
    )

/** The invoice of a refunded order; undefined while the order is not refunded or has no invoice. */
export async function findRefundedInvoice(tx: Tx, orderId: number): Promise<InvoiceRow | undefined> {
  const isRefunded = sql`exists (select from market.orders where id = ${orderId} and payment_state = 'refunded')`
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.ref, `order:${orderId}`), isRefunded))
  return row
}

export async function findInvoiceByRef(tx: Tx, ref: string): Promise<InvoiceRow | undefined> {
  return (await tx.select().from(invoice).where(eq(invoice.ref, ref)))[0]
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

export async function isCredited(tx: Tx, invoiceId: number): Promise<boolean> {
  return (await tx.select({ id: creditNote.id }).from(creditNote).where(eq(creditNote.invoiceId, invoiceId))).length > 0
}

export async function insertCreditNote(tx: Tx, values: typeof creditNote.$inferInsert): Promise<void> {
  await tx.insert(creditNote).values(values)
  await tx.execute(sql`update market.credit_note_counter set last = ${values.number} where id = 1`)
}
