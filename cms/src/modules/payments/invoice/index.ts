import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { issueCreditNoteJob, issueMissingInvoicesJob, issueOrderInvoiceJob } from './jobs/invoice-jobs'
import {
  correct,
  downloadCreditNote,
  downloadInvoice,
  getCreditNote,
  getInvoice,
  listOwnCreditNotes,
  listOwnInvoices,
} from './procedures/invoices'

export { scheduleCreditNote, scheduleOrderInvoice } from './jobs/invoice-jobs'
export { invoicesOfOrders, type OrderInvoice } from './operations/invoices-of-orders'
export { creditRefundsUpTo } from './operations/issue-credit-note'
export { issueInvoice, type NewInvoice, poNumberOf } from './operations/issue-invoice'
export { monthFrom } from './operations/issue-order-invoice'
export { billedAddress, billedToOf, type BillingSnapshot, listInvoices } from './repository'
export { toInvoice } from './to-invoice'

export const jobs: JobDefinition[] = [issueOrderInvoiceJob, issueCreditNoteJob, issueMissingInvoicesJob]

export const procedures = {
  invoices: {
    list: listOwnInvoices,
    get: getInvoice,
    download: downloadInvoice,
    correct,
    creditNotes: listOwnCreditNotes,
    getCreditNote,
    creditNote: downloadCreditNote,
  },
} satisfies Procedures<Pick<Contract, 'invoices'>>
