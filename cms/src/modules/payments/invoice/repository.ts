import { stateWords } from '@stackyard/shared/reference/state-names'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { type BilledTo, creditNote, invoice, type Issuer } from './tables'

export type InvoiceRow = typeof invoice.$inferSelect
export type CreditNoteRow = typeof creditNote.$inferSelect

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

export async function insertInvoice(tx: Tx, values: typeof invoice.$inferInsert): Promise<number> {
  const [row] = await tx.insert(invoice).values(values).returning({ id: invoice.id })
  if (!row) throw new Error('an inserted invoice came back empty')
  await tx.execute(sql`update market.invoice_counter set last = ${values.number} where id = 1`)
  return row.id
}

type AddressParts = Record<'street1' | 'street2' | 'city' | 'state' | 'zipCode' | 'country', string>
type PersonRow = Omit<BilledTo, 'address' | 'taxId'> & AddressParts & { taxId: string }

/** An address in one line, as an invoice bears it. */
export function billedAddress({ street1, street2, city, state, zipCode, country }: AddressParts): string {
  const area = [stateWords(country, state), zipCode].filter(Boolean).join(' ')
  return [street1, street2, city, area, country].filter(Boolean).join(', ')
}

/** Whom an invoice is for, from their profile; the tax id is that of their primary billing details. */
export async function findBilledTo(tx: Tx, userId: number): Promise<BilledTo> {
  const found = await tx.execute<PersonRow>(sql`
    select trim(concat_ws(' ', u.first_name, u.last_name)) as name, coalesce(u.company, '') as company, u.email,
      coalesce(u.address_street1, '') as street1, coalesce(u.address_street2, '') as street2,
      coalesce(u.address_city, '') as city, coalesce(u.address_state, '') as state,
      coalesce(u.address_zip_code, '') as "zipCode", coalesce(u.address_country, '') as country,
      coalesce(b.tax_id, '') as "taxId"
    from users u left join market.billing_info b on b.user_id = u.id and b.is_primary and b.deleted_at is null
    where u.id = ${userId}`)
  const row = found.rows[0]
  if (!row) return { name: '', company: '', email: '', address: '' }
  const { name, company, email, taxId, ...parts } = row
  return { name, company, email, address: billedAddress(parts), ...(taxId ? { taxId } : {}) }
}

/** The company that serves a reservation, as its profile has it now. */
export async function findSupplier(tx: Tx, sellerId: number): Promise<Issuer> {
  const { name, company, address, taxId = '' } = await findBilledTo(tx, sellerId)
  return { name: company || name, address, taxId }
}

/** Billing details as an order copied them. */
export type BillingSnapshot = { fullName: string; email: string; taxId?: string; address: AddressParts }

/** Whom an order's invoices are billed to. */
export const billedToOf = (info: BillingSnapshot | null) =>
  info && {
    name: info.fullName,
    email: info.email,
    address: billedAddress(info.address),
    ...(info.taxId ? { taxId: info.taxId } : {}),
  }

export type PaidOrder = {
  customer_id: number
  seller_id: number
  type: 'offering' | 'fulfillment'
  amount_cents: string
  coupon_code: string | null
  coupon_cents: string
  setup_cents: string
  fulfillment_cents: string
  quantity: number | null
  unit_price_cents: string | null
  discounted_cents: string | null
  paid_at: Date
  space_type: SpaceType | null
  term: number | null
  tier_name: string | null
  start_day: string | null
  po_number: string | null
  warehouse: { name: string }
  payment_method: { brand: string | null; last4: string }
  billing_info: BillingSnapshot | null
}

/** An order whose money was taken; undefined for any other. */
export async function findPaidOrder(tx: Tx, orderId: number): Promise<PaidOrder | undefined> {
  const found = await tx.execute<PaidOrder>(sql`
    select customer_id, seller_id, type, amount_cents, unit_price_cents, discounted_cents, coupon_code, coupon_cents, setup_cents, fulfillment_cents, quantity, space_type, term, tier_name,
      start_day::text, po_number, warehouse, payment_method, billing_info,
      coalesce((select max(a.at) from market.order_audit a where a.order_id = orders.id and a.action = 'captured'),
        updated_at) as paid_at
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

/** The invoice of a payment that stands: the last of its corrections. `ref` is the first one's. */
export async function findCurrent(db: Db | Tx, ref: string): Promise<InvoiceRow | undefined> {
  const ofPayment = sql`split_part(${invoice.ref}, '~', 1) = ${ref}`
  return (await db.select().from(invoice).where(ofPayment).orderBy(desc(invoice.id)).limit(1))[0]
}

/** The invoice that replaced one, if any did. */
export async function findCorrection(db: Db | Tx, id: number): Promise<InvoiceRow | undefined> {
  return (await db.select().from(invoice).where(eq(invoice.corrects, id)))[0]
}

export async function findById(db: Db | Tx, id: number): Promise<InvoiceRow | undefined> {
  return (await db.select().from(invoice).where(eq(invoice.id, id)))[0]
}

/** The credit notes of invoices, the latest first. */
export async function listNotesOf(db: Db | Tx, invoiceIds: readonly number[]): Promise<CreditNoteRow[]> {
  if (invoiceIds.length === 0) return []
  return db.select().from(creditNote).where(inArray(creditNote.invoiceId, invoiceIds)).orderBy(desc(creditNote.id))
}

/** An invoice with its credit notes, the latest first. */
export type CreditedInvoice = { row: InvoiceRow; notes: CreditNoteRow[] }

async function withNotes(db: Db | Tx, rows: readonly InvoiceRow[]): Promise<CreditedInvoice[]> {
  const notes = await listNotesOf(
    db,
    rows.map(({ id }) => id),
  )
  const byInvoice = Map.groupBy(notes, ({ invoiceId }) => invoiceId)
  return rows.map((row) => ({ row, notes: byInvoice.get(row.id) ?? [] }))
}

export async function listInvoices(
  db: Db,
  userId: number,
  page: { limit: number; skip: number },
): Promise<{ rows: CreditedInvoice[]; total: number }> {
  const own = eq(invoice.userId, userId)
  const [rows, [counted]] = await Promise.all([
    db.select().from(invoice).where(own).orderBy(desc(invoice.id)).limit(page.limit).offset(page.skip),
    db.select({ total: count() }).from(invoice).where(own),
  ])
  return { rows: await withNotes(db, rows), total: counted?.total ?? 0 }
}

export type Reader = Pick<SessionUser, 'id' | 'userType'>

/** Admins read everybody's, others their own. */
export const readableBy = ({ id, userType }: Reader) => (userType === 'admin' ? undefined : eq(invoice.userId, id))

/** An own invoice, for admins any; another's is not found. */
export async function findInvoice(db: Db | Tx, reader: Reader, id: number): Promise<CreditedInvoice | undefined> {
  const rows = await db
    .select()
    .from(invoice)
    .where(and(readableBy(reader), eq(invoice.id, id)))
  return (await withNotes(db, rows))[0]
}

/** The invoices of the first payments of orders, of those that have one; of corrected ones the last. */
export async function listOfOrders(db: Db, orderIds: readonly number[]): Promise<CreditedInvoice[]> {
  const ofOrders = inArray(
    sql`split_part(${invoice.ref}, '~', 1)`,
    orderIds.map((id) => `order:${id}`),
  )
  return withNotes(db, await db.select().from(invoice).where(ofOrders).orderBy(invoice.id))
}
