import { z } from 'zod'
import { creditReasons, invoiceLineKinds } from '../reference/invoice-lines'
import { spaceTypes } from '../reference/terms'
import { DocumentLanguage } from './document-language'
import { paging, recordId } from './query'

const cents = z.number().int()
const named = z.object({ id: z.number().int(), number: z.string() })

/** A credit note as its invoice names it. */
const IssuedCredit = named.extend({ totalCents: cents, reason: z.enum(creditReasons), issuedAt: z.string() })

/**
 * An issued invoice. It is paid when it is issued; credit notes take it back: in part, in full (`refunded`), or because a
 * corrected invoice replaces it.
 */
export const Invoice = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  /** `SY-000042`; numbers have no gaps. */
  number: z.string(),
  kind: z.enum(['plan', 'order', 'wallet']),
  description: z.string(),
  totalCents: cents,
  status: z.enum(['paid', 'partly-refunded', 'refunded', 'corrected']),
  /** The latest of its credit notes. */
  creditNote: named.extend({ issuedAt: z.string() }).nullable(),
  creditNotes: z.array(IssuedCredit),
  orderId: z.number().int().nullable(),
  paidWith: z.string(),
  issuedAt: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceQuery = z.object(paging(24))

export const InvoiceFileParams = z.object({ id: recordId, language: DocumentLanguage })

const Company = z.object({ name: z.string(), address: z.string(), taxId: z.string() })
const Buyer = Company.extend({ company: z.string(), email: z.string() })

export const InvoiceLine = z.object({
  kind: z.enum(invoiceLineKinds),
  description: z.string(),
  subject: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: z.enum(spaceTypes).nullable(),
  unitCents: cents.nullable(),
  months: z.number().int().nullable(),
  amountCents: cents,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

const parties = {
  /** Null on documents from before invoices named it. */
  issuer: Company.nullable(),
  /** The warehouse's company, on whose behalf a reservation is billed. */
  supplier: Company.nullable(),
  buyer: Buyer,
  poNumber: z.string().nullable(),
  warehouse: z.string().nullable(),
  /** First and last day of what was paid for. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  month: z.object({ number: z.number().int(), count: z.number().int() }).nullable(),
}

/** An invoice as an accountant reads it; frozen at its issue. */
export const InvoiceDocument = Invoice.extend({
  ...parties,
  lines: z.array(InvoiceLine),
  /** No tax is computed. */
  taxCents: z.literal(0),
  paidAt: z.string(),
  paidCents: cents,
  balanceCents: cents,
  corrects: named.nullable(),
  correctedBy: named.nullable(),
  /** Whether its reader can have it replaced by a corrected one. */
  canCorrect: z.boolean(),
})
export type InvoiceDocument = z.infer<typeof InvoiceDocument>

/** A credit note in a list: what it takes back, and of which invoice. */
export const CreditNote = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  /** `CN-000042`; numbers have no gaps. */
  number: z.string(),
  reason: z.enum(creditReasons),
  totalCents: cents,
  invoice: named,
  orderId: z.number().int().nullable(),
  issuedAt: z.string(),
})
export type CreditNote = z.infer<typeof CreditNote>

export const CreditNoteDocument = CreditNote.extend({
  ...parties,
  lines: z.array(InvoiceLine),
  refundedTo: z.string(),
  invoiceIssuedAt: z.string(),
  /** The corrected invoice, if this takes back the one before it. */
  replacedBy: named.nullable(),
})
export type CreditNoteDocument = z.infer<typeof CreditNoteDocument>

/** What a corrected copy says instead; a field that is absent stays as it was. */
export const InvoiceCorrection = z.object({
  id: recordId,
  company: z.string().trim().max(120).optional(),
  address: z.string().trim().max(300).optional(),
  taxId: z.string().trim().max(40).optional(),
  poNumber: z.string().trim().max(40).optional(),
})
export type InvoiceCorrection = z.infer<typeof InvoiceCorrection>
