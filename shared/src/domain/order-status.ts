/** The wire's transaction statuses (001 §9). */
export const orderStatuses = ['pending', 'approved', 'cancelled', 'customer_cancel_request'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Where the money of an order stands; a second column beside the status (MONEY §5). */
export const paymentStates = [
  'authorizing',
  'authorized',
  'capturing',
  'ach_processing',
  'captured',
  'releasing',
  'released',
  'refunding',
  'refunded',
  'failed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** States in which an answer about money is awaited: every action of a person is 409 (MONEY §5). */
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
