import { otherSide } from '@stackyard/shared/domain/amendment-process'
import { addDays, type Day } from '@stackyard/shared/domain/calendar'
import { paidDepositCents } from '@stackyard/shared/domain/order-parts'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import { saidDay } from '@stackyard/shared/reference/said-day'
import type { MailKind } from '@stackyard/shared/messages/mails/mail-text'
import type { AmendmentAction, AmendmentActor, AmendmentSide } from '@stackyard/shared/reference/amendment-terms'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { changeLines, type ChangeFacts } from '../../foundation/mail'
import { type Notice, notifyUsers } from '../../foundation/notification'
import { nameOf, type Order } from '../booking'
import { endsFulfillment } from './change-of'
import type { AmendmentRow } from './repository'

type Step = { order: Order; row: AmendmentRow; action: 'propose' | AmendmentAction; actor: AmendmentActor }

const unitOf = ({ spaceType }: Order, quantity: number): string => {
  const unit = spaceType === 'SQ_FEET' ? 'sq. ft.' : quantity === 1 ? 'pallet' : 'pallets'
  return `${quantity.toLocaleString('en-US')} ${unit}`
}

const ends = {
  end: 'an end',
  'fulfillment-end': 'an end of fulfillment alone',
  'both-end': 'an end of storage and fulfillment',
} as const

/** "150 pallets from 01 Mar 2027": what is proposed, in a few words. */
export function saidChange(order: Order, { kind, quantity, months, fromDay, result }: AmendmentRow): string {
  if (kind === 'quantity') return `${unitOf(order, quantity ?? 0)} from ${saidDay(fromDay)}`
  if (kind === 'extension') {
    const length = months === 1 ? '1 month' : `${months} months`
    return `${length} longer, until ${saidDay(addDays(result.endDay, -1))}`
  }
  // Fulfillment that was reserved alone ends as a whole.
  return `${ends[order.type === 'fulfillment' ? 'end' : kind]} after ${saidDay(addDays(fromDay, -1))}`
}

const words = {
  propose: { kind: 'proposed', of: (who: string, change: string) => `${who} proposes a change: ${change}.` },
  accept: { kind: 'accepted', of: (who: string, change: string) => `${who} accepted the change: ${change}.` },
  decline: { kind: 'declined', of: (who: string, change: string) => `${who} declined the change: ${change}.` },
  withdraw: { kind: 'withdrawn', of: (who: string, change: string) => `${who} withdrew the proposal: ${change}.` },
  expire: { kind: 'expired', of: (_: string, change: string) => `Nobody answered the proposal in time: ${change}.` },
} as const

function factsOf(order: Order, { kind, fromDay, result }: AmendmentRow): ChangeFacts {
  const { id, warehouse, spaceType, setupCents, fulfillmentCents, couponCents, amountCents } = order
  const last = result.steps.at(-1)
  return {
    number: id,
    warehouse: warehouse.name,
    kind,
    fromDay,
    space: last
      ? {
          type: spaceType,
          quantity: last.quantity,
          monthCents: last.monthCents,
          lastDay: addDays(result.endDay, -1),
        }
      : null,
    totalCents: last ? sumOfCharges(result) + setupCents + fulfillmentCents - couponCents : amountCents,
    fulfillmentLastDay: result.fulfillmentEnd ? addDays(result.fulfillmentEnd, -1) : null,
    depositCents: endsFulfillment(kind) ? paidDepositCents(order) : null,
  }
}

const userOf = (order: Order, side: AmendmentSide): number => (side === 'customer' ? order.customerId : order.sellerId)

type Told = { kind: string; mailKind: MailKind; subject: string; message: string; path: string }

/** One notice with its email to several sides. */
function noticeTo(order: Order, sides: readonly AmendmentSide[], told: Told, row: AmendmentRow | null, who: string) {
  const { kind, mailKind, subject, message, path } = told
  const values = { number: `#${order.id}`, warehouse: order.warehouse.name, who, lastDay: { day: lastDayOf(order) } }
  const letter = { kind: mailKind, values, ...(row ? { lines: changeLines(factsOf(order, row)) } : {}) }
  const letters = Object.fromEntries(sides.map((side) => [userOf(order, side), letter]))
  const mail: NonNullable<Notice['mail']> = { subject, path, letters }
  const data = { transactionId: order.id, warehouseId: order.warehouseId, path }
  return { kind, data, mail, told: sides.map((side) => ({ userId: userOf(order, side), message })) }
}

const lastDayOf = ({ endDay, createdAt }: Order): Day => addDays(endDay ?? createdAt.slice(0, 10), -1)

/** Tells the other side what happened to a proposal, in the caller's transaction; both when nobody did it. */
export async function tellOfAmendment(services: Services, tx: Tx, { order, row, action, actor }: Step): Promise<void> {
  const { kind, of } = words[action]
  const isPerson = actor === 'customer' || actor === 'seller'
  const who = isPerson ? await nameOf(tx, userOf(order, actor)) : ''
  const place = `Reservation #${order.id} at ${order.warehouse.name}`
  const told: Told = {
    kind: `amendment_${kind}`,
    mailKind: `change.${kind}`,
    subject: `Change of reservation #${order.id} ${kind}: ${order.warehouse.name}`,
    message: `${place}: ${of(who, saidChange(order, row))}`,
    path: `/dashboard/transactions/${order.id}`,
  }
  const sides = isPerson ? [otherSide(actor)] : (['customer', 'seller'] as const)
  await notifyUsers(services.jobs, tx, noticeTo(order, sides, told, row, who))
}

/** Asks both sides about an extension before the end, in the caller's transaction. */
export async function tellOfEnd(services: Services, tx: Tx, order: Order): Promise<void> {
  const day = saidDay(lastDayOf(order))
  const told: Told = {
    kind: 'extension_asked',
    mailKind: 'change.extension',
    subject: `Reservation #${order.id} ends on ${day}: ${order.warehouse.name}`,
    message: `Reservation #${order.id} at ${order.warehouse.name} ends on ${day}. You can propose an extension.`,
    path: `/dashboard/transactions/${order.id}?change=extension`,
  }
  await notifyUsers(services.jobs, tx, noticeTo(order, ['customer', 'seller'], told, null, ''))
}
