import { arabicFacts } from '@stackyard/shared/domain/arabic-commitment'
import { type CommitmentFact, commitmentFacts, type CommitmentTerms } from '@stackyard/shared/domain/commitment'
import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import type { Language } from '@stackyard/shared/reference/languages'
import type { Order } from './repository'

const factsIn = { en: commitmentFacts, ar: arabicFacts } as const

/** The five facts of terms in a language of documents. */
export const factsOfTerms = (terms: CommitmentTerms, language: Language): CommitmentFact[] => factsIn[language](terms)

/** The five facts of an order, as they were said before it was placed. */
export const factsOfOrder = (order: Order, language: Language = 'en'): CommitmentFact[] =>
  factsOfTerms(termsOfOrder(order), language)

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
