import { saidDay } from '@stackyard/shared/reference/said-day'
import { text } from '@stackyard/shared/messages/text'
import type { JobDefinition } from '../../../../platform/jobs'
import { withTransaction } from '../../../../platform/with-transaction'
import { tellParties } from '../announce-order'
import { lockOrder, noteOnce } from '../repository'
import { REMIND_BEFORE_MS, REMIND_OF_EXPIRY } from './job-names'

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** A day before an unanswered hold ends, both parties are told, once. Too early or too late, it does nothing. */
export const remindOfExpiryJob: JobDefinition = {
  name: REMIND_OF_EXPIRY,
  async run(services, payload) {
    await withTransaction(services.db, async (tx) => {
      const order = await lockOrder(tx, Number(payload.orderId))
      if (!order?.expiresAt || order.status === 'cancelled' || order.paymentState !== 'authorized') return
      const now = services.clock.now()
      const left = Date.parse(order.expiresAt) - now.getTime()
      if (left <= 0 || left > REMIND_BEFORE_MS || !(await noteOnce(tx, order, 'expiry_notice', now))) return
      const words = {
        number: `#${order.id}`,
        warehouse: order.warehouse.name,
        date: `${saidDay(order.expiresAt)}, ${time.format(new Date(order.expiresAt))} UTC`,
      }
      await tellParties(services, tx, order, {
        kind: 'order_expires_soon',
        values: { expires: { at: order.expiresAt } },
        own: text('notification.order_expires_soon.own', words),
        message: text('notification.order_expires_soon', words),
      })
    })
  },
}
