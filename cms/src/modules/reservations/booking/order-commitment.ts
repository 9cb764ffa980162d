import { type CommitmentFact, commitmentFacts, type CommitmentTerms } from '@stackyard/shared/domain/commitment'
import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import type { Order } from './repository'

/** The five facts of an order, as they were said before it was placed. */
export const factsOfOrder = (order: Order): CommitmentFact[] => commitmentFacts(termsOfOrder(order))

/** What its customer commits to. */
export const termsOfOrder = (order: Order): CommitmentTerms => ({
  type: order.type,
  dueCents: order.amountCents,
  couponCents: order.couponCents,
  monthCents: order.monthlyTotalCents ?? 0,
  setupCents: order.setupCents,
  fulfillmentCents: order.fulfillmentCents,
  term: order.term,
  startDay: order.startDay,
  paymentType: order.paymentType,
  warehouse: order.warehouse.name,
  billedBy: order.billedBy,
})

/** The same with all that was agreed since. */
export const amendedTermsOfOrder = (order: Order, amended: RunningTerms | null = order.amended): CommitmentTerms => ({
  ...termsOfOrder(order),
  isPaid: order.paymentState === 'captured',
  ...(amended
    ? {
        amended: {
          payments: amended.charges.map(({ from: day, cents }) => ({ day, cents })),
          endDay: amended.endDay,
          fulfillmentEnd: amended.fulfillmentEnd,
        },
      }
    : {}),
})
