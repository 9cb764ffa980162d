import { text } from '@stackyard/shared/messages/text'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { notifyAdmins, type Notice } from '../../foundation/notification'
import { nameOf, orderMail, type OrderNews } from './announce-order'
import type { Order } from './repository'

const alertAdmins = ({ jobs }: Services, tx: Tx, notice: Omit<Notice, 'userId'>): Promise<void> =>
  notifyAdmins(jobs, tx, notice)

/** An unverified customer's orders of a day add up above the threshold. */
export async function alertOfSplitting(services: Services, tx: Tx, customerId: number): Promise<void> {
  const customer = await nameOf(tx, customerId)
  await alertAdmins(services, tx, {
    kind: 'identity_split',
    message: text('notification.identity_split', { customer }),
    data: { customerId },
  })
}

const byMail = <News extends OrderNews>(order: Order, kind: News) => ({
  kind,
  data: { transactionId: order.id },
  mail: orderMail(order, kind),
})

/** A refund did not reach the customer and needs another way. */
export const alertOfFailedRefund = (services: Services, tx: Tx, order: Order, refundId: string): Promise<void> =>
  alertAdmins(services, tx, {
    message: text('notification.refund_failed', { number: `#${order.id}`, refund: refundId }),
    ...byMail(order, 'refund_failed'),
  })

/** A charge of an accepted order failed for good, as a bank debit may days later. */
export const alertOfFailedPayment = (services: Services, tx: Tx, order: Order): Promise<void> =>
  alertAdmins(services, tx, {
    message: text('notification.payment_failed.admin', {
      number: `#${order.id}`,
      warehouse: order.warehouse.name,
      reason: order.failure ?? '',
    }),
    ...byMail(order, 'payment_failed_alert'),
  })

/** The bank takes a charge back, or has decided on it. */
export const alertOfDispute = (
  services: Services,
  tx: Tx,
  order: Order,
  { kind, message }: { kind: OrderNews; message: string },
): Promise<void> => alertAdmins(services, tx, { message, ...byMail(order, kind) })

/** The nightly report found differences. */
export const alertOfDifferences = (services: Services, tx: Tx, reportId: number, count: number): Promise<void> =>
  alertAdmins(services, tx, {
    kind: 'money_report',
    message: text('notification.money_report', { count }),
    data: { reportId, count },
    mail: { subject: text('mail.moneyReport.subject'), path: '/dashboard/transactions#reports' },
  })
