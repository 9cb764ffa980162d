import { reservedOf } from '@stackyard/shared/domain/order-parts'
import type { OrderEvent } from '@stackyard/shared/domain/order-process'
import { mailKinds, type MailKind, type MailValues } from '@stackyard/shared/messages/mails/mail-text'
import { commitmentLines, reservationLines } from '../../foundation/mail'
import { text } from '@stackyard/shared/messages/text'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { mailedNotice, type Notice, type NoticeLetter, notifyUsers } from '../../foundation/notification'
import { termsOfOrder } from './order-commitment'
import type { Order } from './repository'

const spaceText = (order: Order): string => {
  const services = text('space.fulfillment', { tier: order.tierName ?? '' })
  if (order.type === 'fulfillment') return services
  return order.fulfillmentCents > 0
    ? text('space.both', { space: storageText(order), fulfillment: services })
    : storageText(order)
}

function storageText(order: Order): string {
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
  /** Values of the emails' texts besides those of every order. */
  values?: MailValues
}

const isMailKind = (kind: string): kind is MailKind => mailKinds.some((one) => one === kind)

/** What the email to a party says: a new order's confirmation lists what its customer commits to. */
function letterTo(party: 'customer' | 'seller', order: Order, { kind, values }: PartyNotice): NoticeLetter | null {
  const mailKind = `order.${kind}.${party}`
  if (!isMailKind(mailKind)) return null
  const warehouse = order.warehouse.name
  return {
    kind: mailKind,
    values: {
      number: `#${order.id}`,
      warehouse,
      amount: { cents: order.amountCents },
      reserved: reservedOf(order),
      ...values,
    },
    lines:
      kind === 'customer_purchase' && party === 'customer'
        ? commitmentLines(termsOfOrder(order))
        : reservationLines({ ...order, quantity: order.amended?.steps.at(-1)?.quantity ?? order.quantity, warehouse }),
    ...(party === 'seller' ? { customerId: order.customerId } : {}),
  }
}

/** Who did it themselves and is not told; a customer's own purchase is confirmed, as it is a contract. */
const actorOf = (kind: OrderNews): 'customer' | 'seller' | null => {
  if (kind === 'customer_cancel' || kind === 'customer_cancel_request') return 'customer'
  return kind === 'seller_complete' || kind === 'seller_cancel' || kind === 'seller_decline_cancel' ? 'seller' : null
}

function noticeOf(order: Order, notice: PartyNotice) {
  const { kind, own, message } = notice
  const parties = [
    { party: 'customer', userId: order.customerId, message: own ?? message },
    { party: 'seller', userId: order.sellerId, message },
  ] as const
  const told = parties.filter(({ party }) => party !== actorOf(kind))
  const letters = told.flatMap(({ party, userId }) => {
    const letter = letterTo(party, order, notice)
    return letter ? [[userId, letter] as const] : []
  })
  return {
    kind,
    data: { transactionId: order.id, warehouseId: order.warehouseId, warehouse: order.warehouse.name },
    mail: { ...orderMail(order, kind), letters: Object.fromEntries(letters) },
    told: told.map(({ userId, message: words }) => ({ userId, message: words })),
  }
}

/** Tells the parties of an order something, but for whoever did it, in the app and by email, with the caller's own transaction. */
export const tellParties = ({ jobs }: Services, tx: Tx, order: Order, told: PartyNotice): Promise<void> =>
  notifyUsers(jobs, tx, noticeOf(order, told))

const news = (event: OrderEvent, order: Order): PartyNotice => {
  const message = messageOf(event, order)
  if (event !== 'customer_purchase') return { kind: event, message }
  const own = text('notification.customer_purchase.own', { space: spaceText(order), warehouse: order.warehouse.name })
  return { kind: event, own, message }
}

/** Tells the parties of an order what happened to it. */
export const announceOrder = (services: Services, tx: Tx, order: Order, event: OrderEvent): Promise<void> =>
  tellParties(services, tx, order, news(event, order))

/** The same as parts of a statement (`mailedNotice`). */
export const announcement = ({ jobs }: Services, order: Order, event: OrderEvent): { told: SQL; mailing: SQL } =>
  mailedNotice(jobs, noticeOf(order, news(event, order)))
