import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { issueCreditNoteJob, issueMissingInvoicesJob, issueOrderInvoiceJob } from './jobs/invoice-jobs'
import { downloadCreditNote, downloadInvoice, listOwnInvoices } from './procedures/invoices'

export { scheduleCreditNote, scheduleOrderInvoice } from './jobs/invoice-jobs'
export { invoicesOfOrders, type OrderInvoice } from './operations/invoices-of-orders'
export { issueCreditNoteFor } from './operations/issue-credit-note'
export { issueInvoice, type NewInvoice } from './operations/issue-invoice'
export { billedAddress, listInvoices } from './repository'
export { toInvoice } from './to-invoice'

export const jobs: JobDefinition[] = [issueOrderInvoiceJob, issueCreditNoteJob, issueMissingInvoicesJob]

export const procedures = {
  invoices: { list: listOwnInvoices, download: downloadInvoice, creditNote: downloadCreditNote },
} satisfies Procedures<Pick<Contract, 'invoices'>>
