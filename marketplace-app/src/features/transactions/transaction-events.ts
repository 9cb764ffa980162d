import { text } from '@stackyard/shared/messages/text'
import { PaymentState, type Transaction } from '@stackyard/shared/schema/transaction'
import { texts } from '../../lib/texts'

const { events } = texts.transactions

/** What an entry of the history says: an action of somebody, or the money's new state. */
export const eventLabel = ({ action }: Pick<Transaction['events'][number], 'action'>): string => {
  const known = Object.entries(events).find(([name]) => name === action)
  if (known) return known[1]
  const state = PaymentState.safeParse(action)
  return state.success ? text(`transaction.payment.${state.data}`) : action
}
