import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db'
import type { Services } from '../../platform/services'
import { notifyUser, type Notice } from '../notification'
import { nameOf } from './announce-order'
import type { Order } from './repository'

/** Tells every active admin, in the caller's transaction. */
export async function alertAdmins(services: Services, tx: Tx, notice: Omit<Notice, 'userId'>): Promise<void> {
  const admins = await tx.execute<{ id: number }>(
    sql`select id from users where user_type = 'admin' and coalesce(is_active, true)`,
  )
  for (const { id } of admins.rows) await notifyUser(services.jobs, tx, { ...notice, userId: id })
}

/** An unverified customer's orders of a day add up above the threshold (MONEY §4.2). */
export async function alertOfSplitting(services: Services, tx: Tx, customerId: number): Promise<void> {
  const customer = await nameOf(tx, customerId)
  await alertAdmins(services, tx, {
    kind: 'identity_split',
    message: text('notification.identity_split', { customer }),
    data: { customerId },
  })
}

/** A refund did not reach the customer and needs another way. */
export async function alertOfFailedRefund(services: Services, tx: Tx, order: Order, refundId: string): Promise<void> {
  const number = `#${order.id}`
  await alertAdmins(services, tx, {
    kind: 'refund_failed',
    message: text('notification.refund_failed', { number, refund: refundId }),
    data: { transactionId: order.id },
    mail: {
      subject: text('mail.order.subject', { number, warehouse: order.warehouse.name }),
      path: `/dashboard/transactions/${order.id}`,
    },
  })
}
