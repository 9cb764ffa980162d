import { z } from 'zod'
import { Invoice, InvoiceQuery } from '../schema/invoice'
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
  download: fileEndpoint({
    method: 'GET',
    path: '/invoices/download/{id}',
    audience: 'owner',
    summary: 'One own invoice as a PDF file, for admins anybody’s',
    input: IdParams,
    callsPerMinute: 60,
  }),
  creditNote: fileEndpoint({
    method: 'GET',
    path: '/invoices/credit-note/{id}',
    audience: 'owner',
    summary: 'One own credit note as a PDF file, for admins anybody’s',
    input: IdParams,
    callsPerMinute: 60,
  }),
}
