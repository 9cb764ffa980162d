import type { OrderEvent } from '@stackyard/shared/domain/order-process'
import { text } from '@stackyard/shared/messages/text'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { mailedNotice, notifyUsers, type Notice } from '../../foundation/notification'
import { factsOfOrder } from './order-commitment'
import type { Order } from './repository'

const spaceText = (order: Order): string => {
  if (order.type === 'fulfillment') return text('space.fulfillment', { tier: order.tierName ?? '' })
  const quantity = order.quantity ?? 0
  if (order.spaceType === 'SQ_FEET') return text('space.sqft', { quantity: quantity.toLocaleString('en-US') })
  return quantity === 1 ? text('space.pallet') : text('space.pallets', { quantity: quantity.toLocaleString('en-US') })
}

/** Stands for the customer's name in a sentence that the database completes. */
const NAME = '\u0001'

const messageOf = (event: OrderEvent, order: Order): string | SQL<string> => {
  const number = `#${order.id}`
  const warehouse = order.warehouse.name
  if (event === 'customer_purchase') {
    const words = text('notification.customer_purchase', { customer: NAME, space: spaceText(order), warehouse })
    return sql<string>`replace(${words}, ${NAME}, coalesce(${personName(order.customerId)}, ''))`
  }
  if (event === 'seller_complete') return text('notification.seller_complete', { warehouse, number })
  return text(`notification.${event}`, { warehouse, number })
}

/** How notices and papers name a person, as a part of a statement. */
export const personName = (userId: SQLWrapper | number): SQL<string> => sql<string>`(
  select coalesce(nullif(u.company, ''), nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)
  from users u where u.id = ${userId})`

/** How notices name a person. */
export async function nameOf(tx: Db | Tx, userId: number): Promise<string> {
  const found = await tx.execute<{ name: string | null }>(sql`select ${personName(userId)} as name`)
  return found.rows[0]?.name ?? ''
}

/** What mails tell of an order: its events, and what else may befall it. */
export type OrderNews =
  | OrderEvent
  | 'order_expires_soon'
  | 'payment_failed_alert'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'

/** The mail of an order's news: the subject begins with the order and says what happened. */
export const orderMail = (order: Order, news: OrderNews): NonNullable<Notice['mail']> => ({
  subject: text(`mail.order.${news}`, { number: `#${order.id}`, warehouse: order.warehouse.name }),
  path: `/dashboard/transactions/${order.id}`,
})

type PartyNotice = {
  kind: OrderNews
  /** What the customer reads; the seller's words when absent. */
  own?: string
  message: string | SQL<string>
}

/** A new order's confirmation says what its customer commits to. */
const besidesOf = (order: Order, kind: OrderNews) =>
  kind === 'customer_purchase'
    ? {
        besides: {
          userId: order.customerId,
          lines: factsOfOrder(order).map(({ label, value }) => `${label}: ${value}`),
        },
      }
    : {}

const noticeOf = (order: Order, { kind, own, message }: PartyNotice) => ({
  kind,
  data: { transactionId: order.id, warehouseId: order.warehouseId, warehouse: order.warehouse.name },
  mail: { ...orderMail(order, kind), ...besidesOf(order, kind) },
  told: [
    { userId: order.customerId, message: own ?? message },
    { userId: order.sellerId, message },
  ],
})

/** Tells both parties of an order something, in the app and by mail, with the caller's own transaction. */
export const tellParties = ({ jobs }: Services, tx: Tx, order: Order, told: PartyNotice): Promise<void> =>
  notifyUsers(jobs, tx, noticeOf(order, told))

const news = (event: OrderEvent, order: Order): PartyNotice => {
  const message = messageOf(event, order)
  if (event !== 'customer_purchase') return { kind: event, message }
  const own = text('notification.customer_purchase.own', { space: spaceText(order), warehouse: order.warehouse.name })
  return { kind: event, own, message }
}

/** Tells both parties of an order what happened to it. */
export const announceOrder = (services: Services, tx: Tx, order: Order, event: OrderEvent): Promise<void> =>
  tellParties(services, tx, order, news(event, order))

/** The same as parts of a statement (`mailedNotice`). */
export const announcement = ({ jobs }: Services, order: Order, event: OrderEvent): { told: SQL; mailing: SQL } =>
  mailedNotice(jobs, noticeOf(order, news(event, order)))
