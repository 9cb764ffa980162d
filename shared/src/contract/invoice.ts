import { z } from 'zod'
import {
  CreditNote,
  CreditNoteDocument,
  Invoice,
  InvoiceCorrection,
  InvoiceDocument,
  InvoiceFileParams,
  InvoiceQuery,
} from '../schema/invoice'
import { IdParams } from '../schema/query'
import { endpoint, fileEndpoint } from './endpoint'

export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/invoices/',
    audience: 'owner',
    summary: 'The own invoices, newest first',
    input: InvoiceQuery,
    results: z.array(Invoice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/invoices/view/{id}',
    audience: 'owner',
    summary: 'One own invoice with its parties, lines, and credit notes, for admins anybody’s',
    input: IdParams,
    results: InvoiceDocument,
  }),
  download: fileEndpoint({
    method: 'GET',
    path: '/invoices/download/{id}',
    audience: 'owner',
    summary: 'One own invoice as a PDF file, for admins anybody’s',
    description: '`language=ar` answers in Arabic.',
    input: InvoiceFileParams,
    callsPerMinute: 60,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/invoices/correct/{id}',
    audience: 'owner',
    summary: 'Replaces an own invoice by a corrected one',
    description: 'A credit note takes the invoice back in full and a new invoice follows. No money moves.',
    input: InvoiceCorrection,
    results: InvoiceDocument,
    callsPerMinute: 6,
  }),
  creditNotes: endpoint({
    method: 'GET',
    path: '/invoices/credit-notes',
    audience: 'owner',
    summary: 'The own credit notes, newest first',
    input: InvoiceQuery,
    results: z.array(CreditNote),
  }),
  getCreditNote: endpoint({
    method: 'GET',
    path: '/invoices/credit-notes/{id}',
    audience: 'owner',
    summary: 'One own credit note with its parties and lines, for admins anybody’s',
    input: IdParams,
    results: CreditNoteDocument,
  }),
  creditNote: fileEndpoint({
    method: 'GET',
    path: '/invoices/credit-note/{id}',
    audience: 'owner',
    summary: 'One own credit note as a PDF file, for admins anybody’s',
    description: '`language=ar` answers in Arabic.',
    input: InvoiceFileParams,
    callsPerMinute: 60,
  }),
}
