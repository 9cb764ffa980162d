import { actionsFor, type OrderActor } from '@stackyard/shared/domain/order-process'
import { centsToDollars } from '@stackyard/shared/domain/money'
import { partsOf } from '@stackyard/shared/domain/order-parts'
import { palletsOf } from '@stackyard/shared/domain/pricing'
import { transactionActions, type Transaction } from '@stackyard/shared/schema/transaction'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { OrderInvoice } from '../../payments/invoice'
import { stateOf, type Order } from './repository'
import type { AmendedTerms, orderAudit } from './tables'

export type Audit = typeof orderAudit.$inferSelect
export type Person = {
  id: number
  first_name: string | null
  last_name: string | null
  company: string | null
  email: string
  avatar: string | null
  user_url: string | null
}

/** How a reader stands to an order. Nobody else ever gets to read one. */
export const actorOf = (order: Order, reader: Pick<SessionUser, 'id' | 'userType'>): OrderActor => {
  if (reader.userType === 'admin') return 'admin'
  return reader.id === order.sellerId ? 'seller' : 'customer'
}

const iso = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString())
const dollars = (cents: number | null): number | null => (cents === null ? null : centsToDollars(cents))

const toParty = (id: number, person: Person | undefined): Transaction['customer'] => ({
  id,
  fullName: [person?.first_name, person?.last_name].filter(Boolean).join(' '),
  company: person?.company ?? '',
  email: person?.email ?? '',
  avatar: person?.avatar ?? null,
  userUrl: person?.user_url ?? '',
})

const toEvent = (audit: Audit): Transaction['events'][number] => ({
  id: audit.id,
  at: iso(audit.at) ?? '',
  action: audit.action,
  actor: audit.actor,
  fromStatus: audit.fromStatus,
  toStatus: audit.toStatus,
  paymentState: audit.paymentState,
})

type OrderReader = Pick<SessionUser, 'id' | 'userType' | 'actorId'>

/** How the customer pays, and the invoice that says it, is no business of the seller's, nor of who acts for the customer. */
const seesPayment = (order: Order, reader: OrderReader): boolean =>
  actorOf(order, reader) !== 'seller' && reader.actorId === undefined

const paymentOf = (order: Order, isShown: boolean): Pick<Transaction, 'paymentMethod' | 'billingInfo' | 'failure'> => {
  if (!isShown) return { paymentMethod: null, billingInfo: null, failure: null }
  const { brand, last4, holder } = order.paymentMethod
  return { paymentMethod: { brand, last4, holder }, billingInfo: order.billingInfo, failure: order.failure }
}

type Papers = {
  agreement: { sha256: string; createdAt: string } | undefined
  invoice: OrderInvoice | undefined
}

const amendedOf = ({ startDay, endDay, steps, charges, lastNumber, fulfillmentEnd, number }: AmendedTerms) => ({
  startDay,
  endDay,
  steps: [...steps],
  charges: [...charges],
  lastNumber,
  ...(fulfillmentEnd === undefined ? {} : { fulfillmentEnd }),
  number,
})

const partsIn = (order: Order): Transaction['parts'] =>
  partsOf(order).map(({ kind, priceCents, couponCents, dueCents }) => ({
    kind,
    price: centsToDollars(priceCents),
    couponDiscount: centsToDollars(couponCents),
    amountDue: centsToDollars(dueCents),
  }))

/** What was taken off or charged once with the first payment, and what it has of storage and of fulfillment. */
const onceOf = (order: Order) => ({
  couponCode: order.couponCode,
  couponDiscount: centsToDollars(order.couponCents),
  setupAmount: centsToDollars(order.setupCents),
  fulfillmentAmount: centsToDollars(order.fulfillmentCents),
  parts: partsIn(order),
})

function actionsOf(order: Order, actor: OrderActor, now: Date): Transaction['actions'] {
  const allowed = actionsFor(stateOf(order), actor, now.toISOString())
  return transactionActions.filter((action) => allowed.includes(action))
}

/** An order as the wire's transaction, for one reader at one time. */
export function toTransaction(
  order: Order,
  reader: OrderReader,
  people: ReadonlyMap<number, Person>,
  events: readonly Audit[],
  { agreement, invoice }: Papers,
  now: Date,
): Transaction {
  const actor = actorOf(order, reader)
  const isPaymentShown = seesPayment(order, reader)
  return {
    id: order.id,
    _id: order.id,
    type: order.type,
    status: order.status,
    paymentState: order.paymentState,
    paymentType: order.paymentType,
    ...paymentOf(order, isPaymentShown),
    warehouse: { id: order.warehouseId, ...order.warehouse },
    customer: toParty(order.customerId, people.get(order.customerId)),
    seller: toParty(order.sellerId, people.get(order.sellerId)),
    selectedTerm: order.term,
    spaceType: order.spaceType,
    quantity: order.quantity,
    quantityOfPallet: order.spaceType && order.quantity ? palletsOf(order.spaceType, order.quantity) : null,
    startDate: order.startDay,
    endDate: order.endDay,
    pricePerPallet: dollars(order.unitPriceCents),
    discountedPricePerPallet: dollars(order.discountedCents),
    monthlyTotal: dollars(order.monthlyTotalCents),
    monthlyVolumeTier: order.tierName,
    depositAmount: dollars(order.depositCents),
    amountDue: centsToDollars(order.amountCents),
    ...onceOf(order),
    billedBy: order.billedBy,
    poNumber: actor === 'seller' ? null : order.poNumber,
    quoteId: order.quoteId,
    amended: order.amended && amendedOf(order.amended),
    currency: 'usd',
    adminApprovedAt: iso(order.adminApprovedAt),
    sellerCompletedAt: iso(order.sellerCompletedAt),
    expiresAt: iso(order.expiresAt),
    actions: actionsOf(order, actor, now),
    events: events.map(toEvent),
    agreement: agreement ? { sha256: agreement.sha256, printedAt: iso(agreement.createdAt) ?? '' } : null,
    ...(isPaymentShown ? { invoice: invoice ?? null } : {}),
    createdAt: iso(order.createdAt) ?? '',
    updatedAt: iso(order.updatedAt) ?? '',
  }
}
