import type { PaymentState, TransactionStatus } from '../schema/transaction'
import type { Day } from './calendar'

export { paymentStates, transactionStatuses as orderStatuses } from '../reference/order-states'
export type { PaymentState, TransactionStatus as OrderStatus } from '../schema/transaction'

/** States in which an answer about money is awaited: every action of a person is 409. */
export const inFlightStates: readonly PaymentState[] = [
  'authorizing',
  'capturing',
  'ach_processing',
  'releasing',
  'refunding',
]

export const isInFlight = (state: PaymentState): boolean => inFlightStates.includes(state)

/** In flight with an answer due within seconds; a bank debit instead takes days. */
export const isSettling = (state: PaymentState): boolean => isInFlight(state) && state !== 'ach_processing'

/** An order occupies its space until it is cancelled. */
export const occupiesSpace = (status: TransactionStatus): boolean => status !== 'cancelled'

/** Whether a term has no days left; `endDay` is the first day after it, null where nothing ends it. */
export const isTermOver = (endDay: Day | null, today: Day): boolean => endDay !== null && endDay <= today
