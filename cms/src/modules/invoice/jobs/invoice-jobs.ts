import type { Db, Tx } from '../../../platform/db'
import type { JobDefinition } from '../../../platform/jobs'
import type { Services } from '../../../platform/services'
import { issueOrderInvoice } from '../operations/issue-order-invoice'
import { listUninvoicedOrders } from '../repository'

const ISSUE_ORDER_INVOICE = 'issue-order-invoice'

/** Has an order's invoice issued once the change that took its money is committed. */
export const scheduleOrderInvoice = ({ jobs }: Services, tx: Db | Tx, orderId: number): Promise<void> =>
  jobs.add(tx, ISSUE_ORDER_INVOICE, { orderId }, { key: `issue-order-invoice:${orderId}` })

export const issueOrderInvoiceJob: JobDefinition = {
  name: ISSUE_ORDER_INVOICE,
  run: (services, payload) => issueOrderInvoice(services, Number(payload.orderId)),
}

/** Every five minutes: what a worker that died has left without its invoice, each in a job that fails for itself. */
export const issueMissingInvoicesJob: JobDefinition = {
  name: 'issue-missing-invoices',
  cron: '*/5 * * * *',
  async run(services) {
    for (const id of await listUninvoicedOrders(services.db)) await scheduleOrderInvoice(services, services.db, id)
  },
}
