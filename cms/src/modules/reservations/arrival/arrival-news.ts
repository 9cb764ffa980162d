import { saidDay } from '@stackyard/shared/reference/said-day'
import type { ArrivalAction } from '@stackyard/shared/reference/arrival-states'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { arrivalLines } from '../../foundation/mail'
import { notifyUser } from '../../foundation/notification'
import type { ArrivalRow, ServedOrder } from './repository'

type ArrivalNews = 'announce' | ArrivalAction

const saidGoods = (quantity: number, unit: ArrivalRow['unit']): string =>
  `${quantity.toLocaleString('en-US')} ${quantity === 1 ? unit : `${unit}s`}`

/** What the other side reads in the app. */
function wordsOf(news: ArrivalNews, row: ArrivalRow, { warehouse, customer }: ServedOrder): string {
  const goods = saidGoods(row.quantity, row.unit)
  const slot = `${saidDay(row.day)}, ${row.windowStart} to ${row.windowEnd}`
  switch (news) {
    case 'announce':
      return `${customer} announced ${goods} at ${warehouse} for ${slot}. Confirm the slot or propose another one.`
    case 'confirm':
      return `${warehouse} confirmed your arrival of ${goods} for ${slot}.`
    case 'propose':
      return `${warehouse} proposes another slot for your ${goods}: ${slot}. Accept it, or cancel the arrival.`
    case 'decline':
      return `${warehouse} can’t take your arrival of ${goods} on ${saidDay(row.day)}.`
    case 'accept':
      return `${customer} accepted your slot for ${goods} at ${warehouse}: ${slot}.`
    case 'cancel':
      return `${customer} canceled the arrival of ${goods} at ${warehouse} on ${saidDay(row.day)}.`
    case 'check-in': {
      const damaged = row.damaged ? `, ${row.damaged.toLocaleString('en-US')} damaged` : ''
      return `${warehouse} checked in ${saidGoods(row.counted ?? 0, row.unit)}${damaged}.`
    }
  }
}

const CUSTOMER_NEWS: readonly ArrivalNews[] = ['announce', 'accept', 'cancel']

/** Tells the other side of a step, in the app and by email, in the caller's transaction. */
export async function tellOfArrival(
  { jobs }: Services,
  tx: Tx,
  row: ArrivalRow,
  order: ServedOrder,
  { action, note }: { action: ArrivalNews; note: string },
): Promise<void> {
  const isFromCustomer = CUSTOMER_NEWS.includes(action)
  const userId = isFromCustomer ? order.sellerId : order.customerId
  const path = `/dashboard/transactions/${order.id}#arrivals`
  const number = `#${order.id}`
  const message = wordsOf(action, row, order)
  const letter = {
    kind: `arrival.${action}`,
    values: { number, warehouse: order.warehouse, day: { day: row.day } },
    lines: arrivalLines({ ...row, warehouse: order.warehouse }, note),
    ...(isFromCustomer ? { customerId: order.customerId } : {}),
  } as const
  await notifyUser(jobs, tx, {
    userId,
    kind: `arrival_${action.replace('-', '_')}`,
    message,
    data: { transactionId: order.id, path },
    mail: { subject: message, path, letters: { [userId]: letter } },
  })
}
