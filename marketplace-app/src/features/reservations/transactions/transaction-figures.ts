import type { CommitmentTerms } from '@stackyard/shared/domain/commitment'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { formatNumber } from '@stackyard/shared/ui/format'
import { tierLabel } from '@stackyard/shared/domain/rate-sheet'
import { text } from '@stackyard/shared/messages/text'
import { moneyTexts } from '../../../lib/texts/money'

/** "12 pallets", "1,000 sq. ft." or "501 to 2000 orders a month": what was bought, in one line. */
export const whatWasBought = (transaction: Transaction): string => {
  const { quantity, spaceType, monthlyVolumeTier } = transaction
  if (monthlyVolumeTier !== null) return moneyTexts.transactions.monthlyOrders(tierLabel(monthlyVolumeTier))
  if (quantity === null) return ''
  const pallets = quantity === 1 ? moneyTexts.transactions.pallet : moneyTexts.transactions.pallets
  const unit = spaceType === 'SQ_FEET' ? moneyTexts.transactions.squareFeet : pallets
  return `${formatNumber(quantity)} ${unit}`
}

export const termLine = (months: number): string =>
  months === 1 ? text('booking.term.month') : text('booking.term.months', { months })

/** The other side of an order: the seller for its customer, else the customer. */
export const partyName = ({ fullName, company }: Transaction['customer']): string => company || fullName

/** What the reservation commits its merchant to, for the five facts. */
export const commitmentTerms = (transaction: Transaction): CommitmentTerms => ({
  type: transaction.type,
  dueCents: dollarsToCents(transaction.amountDue) ?? 0,
  couponCents: dollarsToCents(transaction.couponDiscount) ?? 0,
  monthCents: dollarsToCents(transaction.monthlyTotal) ?? 0,
  setupCents: dollarsToCents(transaction.setupAmount) ?? 0,
  term: transaction.selectedTerm,
  startDay: transaction.startDate,
  paymentType: transaction.paymentType,
  isPaid: transaction.paymentState === 'captured',
  warehouse: transaction.warehouse.name,
  billedBy: transaction.billedBy,
})
