import type { Db, Tx } from '../../../../platform/db'
import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { issueCreditNote } from '../operations/issue-credit-note'
import { issueOrderInvoice } from '../operations/issue-order-invoice'
import { listUncreditedOrders } from '../credit-repository'
import { listUninvoicedOrders } from '../repository'

const ISSUE_ORDER_INVOICE = 'issue-order-invoice'
const ISSUE_CREDIT_NOTE = 'issue-credit-note'

/** Has an order's invoice issued once the change that took its money is committed. */
export const scheduleOrderInvoice = ({ jobs }: Services, tx: Db | Tx, orderId: number): Promise<void> =>
  jobs.add(tx, ISSUE_ORDER_INVOICE, { orderId }, { key: `issue-order-invoice:${orderId}` })

export const issueOrderInvoiceJob: JobDefinition = {
  name: ISSUE_ORDER_INVOICE,
  run: (services, payload) => issueOrderInvoice(services, Number(payload.orderId)),
}

/** Has the credit note of a refunded order issued once the change that says so is committed. */
export const scheduleCreditNote = ({ jobs }: Services, tx: Db | Tx, orderId: number): Promise<void> =>
  jobs.add(tx, ISSUE_CREDIT_NOTE, { orderId }, { key: `issue-credit-note:${orderId}` })

export const issueCreditNoteJob: JobDefinition = {
  name: ISSUE_CREDIT_NOTE,
  run: (services, payload) => issueCreditNote(services, Number(payload.orderId)),
}

/** Every five minutes: what a worker that died has left without its invoice, each in a job that fails for itself. */
export const issueMissingInvoicesJob: JobDefinition = {
  name: 'issue-missing-invoices',
  cron: '*/5 * * * *',
  async run(services) {
    for (const id of await listUninvoicedOrders(services.db)) await scheduleOrderInvoice(services, services.db, id)
    for (const id of await listUncreditedOrders(services.db)) await scheduleCreditNote(services, services.db, id)
  },
}
