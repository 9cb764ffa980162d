import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../platform/jobs'
import type { Procedures } from '../../platform/procedure'
import { issueMissingInvoicesJob, issueOrderInvoiceJob } from './jobs/invoice-jobs'
import { downloadInvoice, listOwnInvoices } from './procedures/invoices'

export { scheduleOrderInvoice } from './jobs/invoice-jobs'
export { issueInvoice, type NewInvoice } from './operations/issue-invoice'

export const jobs: JobDefinition[] = [issueOrderInvoiceJob, issueMissingInvoicesJob]

export const procedures = {
  invoices: { list: listOwnInvoices, download: downloadInvoice },
} satisfies Procedures<Pick<Contract, 'invoices'>>
