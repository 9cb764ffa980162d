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
