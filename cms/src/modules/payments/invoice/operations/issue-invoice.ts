import type { InvoiceLineFacts } from '@stackyard/shared/domain/invoice-lines'
import { invoiceLineText } from '@stackyard/shared/messages/invoices/invoice-text'
import { brand } from '@stackyard/shared/reference/brand'
import type { Tx } from '../../../../platform/db'
import { findBilledTo, findCurrent, findSupplier, insertInvoice, isIssued, lockCounter } from '../repository'
import type { InvoiceDetails } from '../tables'

/** `description` is for lines with words of their own, such as those of a plan. */
export type NewInvoiceLine = InvoiceLineFacts & { description?: string }

export type NewInvoice = {
  userId: number
  kind: 'plan' | 'order' | 'wallet'
  /** What was paid: one invoice each. */
  ref: string
  lines: NewInvoiceLine[]
  totalCents: number
  paidWith: string
  /** Billing details as they were at the payment; null takes the profile's. */
  billingInfo: { name: string; email: string; address: string; taxId?: string } | null
  /** The buyer's own number of the purchase. */
  poNumber?: string | null
  /** On whose behalf it is issued. */
  sellerId?: number
  details: InvoiceDetails
}

/**
 * Issues an invoice with the next number, once for each `ref`, in the caller's transaction: if that fails the number is
 * free again, so numbers have no gaps. What it says is copied, so that a later change of a name changes nothing. Call it
 * last, since all who issue wait for each other.
 */
export async function issueInvoice(tx: Tx, wanted: NewInvoice): Promise<void> {
  const last = await lockCounter(tx)
  if (await isIssued(tx, wanted.ref)) return
  const { billingInfo, sellerId, lines, details, ...values } = wanted
  const profile = await findBilledTo(tx, wanted.userId)
  const billedTo = billingInfo ? { ...profile, ...billingInfo } : profile
  await insertInvoice(tx, {
    ...values,
    lines: lines.map((line) => described(line, details)),
    details,
    number: last + 1,
    billedTo,
    issuer: brand.issuer,
    supplierId: sellerId ?? null,
    supplier: sellerId === undefined ? null : await findSupplier(tx, sellerId),
  })
}

const described = (line: NewInvoiceLine, { month }: InvoiceDetails) => {
  const { kind, subject = null, description = '' } = line
  return { ...line, description: invoiceLineText('en', { kind, subject, description }, month ?? null) }
}

/** The PO number that an order's next invoice bears: that of its first one's correction, if it was corrected. */
export async function poNumberOf(tx: Tx, orderId: number, ordered: string | null): Promise<string | null> {
  const first = await findCurrent(tx, `order:${orderId}`)
  return first?.corrects ? first.poNumber : ordered
}
