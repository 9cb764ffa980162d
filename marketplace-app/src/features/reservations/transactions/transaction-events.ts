import { text } from '@stackyard/shared/messages/text'
import { paymentStates } from '@stackyard/shared/reference/order-states'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { moneyTexts } from '../../../lib/texts/money'

const { events } = moneyTexts.transactions

/** What an entry of the history says: an action of somebody, or the money's new state. */
export const eventLabel = ({ action }: Pick<Transaction['events'][number], 'action'>): string => {
  const known = Object.entries(events).find(([name]) => name === action)
  if (known) return known[1]
  const state = paymentStates.find((name) => name === action)
  return state ? text(`transaction.payment.${state}`) : action
}
