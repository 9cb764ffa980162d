import type { CommitmentTerms } from '@stackyard/shared/domain/commitment'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { saidTier } from '@stackyard/shared/ui/said-tier'
import { formatDate } from '../../../lib/format'
import { moneyTexts } from '../../../lib/texts/money'

const spaceLine = (spaceType: Transaction['spaceType'], quantity: number): string =>
  moneyTexts.transactions.space[spaceType ?? 'PALLET'](quantity)

/**
 * "12 pallets", "12 pallets; 20 pallets from 01 Mar 2027", "1,000 sq ft; fulfillment of 501 to 2000 orders a month" or
 * "501 to 2000 orders a month": what was bought and what was agreed since, in one line.
 */
export const whatWasBought = (transaction: Transaction): string => {
  const { quantity, spaceType, monthlyVolumeTier, amended } = transaction
  const tier = monthlyVolumeTier === null ? null : saidTier(monthlyVolumeTier)
  if (quantity === null) return tier === null ? '' : moneyTexts.transactions.monthlyOrders(tier)
  const [first, ...later] = amended?.steps ?? []
  const changes = later.map((step) =>
    moneyTexts.transactions.spaceFrom(spaceLine(spaceType, step.quantity), formatDate(step.from)),
  )
  const services = tier === null ? [] : [moneyTexts.transactions.fulfillment(tier)]
  return [spaceLine(spaceType, first?.quantity ?? quantity), ...changes, ...services].join(moneyTexts.transactions.and)
}

/** The other side of an order: the seller for its customer, else the customer. */
export const partyName = ({ fullName, company }: Transaction['customer']): string => company || fullName

/** What the reservation commits its merchant to, for the five facts. */
export const commitmentTerms = (transaction: Transaction): CommitmentTerms => ({
  type: transaction.type,
  dueCents: dollarsToCents(transaction.amountDue) ?? 0,
  couponCents: dollarsToCents(transaction.couponDiscount) ?? 0,
  monthCents: dollarsToCents(transaction.monthlyTotal) ?? 0,
  setupCents: dollarsToCents(transaction.setupAmount) ?? 0,
  fulfillmentCents: dollarsToCents(transaction.fulfillmentAmount) ?? 0,
  term: transaction.selectedTerm,
  startDay: transaction.startDate,
  paymentType: transaction.paymentType,
  isPaid: transaction.paymentState === 'captured',
  warehouse: transaction.warehouse.name,
  billedBy: transaction.billedBy,
  amended: transaction.amended
    ? {
        payments: transaction.amended.charges.map(({ from: day, cents }) => ({ day, cents })),
        endDay: transaction.amended.endDay,
        fulfillmentEnd: transaction.amended.fulfillmentEnd,
      }
    : undefined,
})
