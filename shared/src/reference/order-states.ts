/** The public status of an order: the spec's four. */
export const transactionStatuses = ['pending', 'approved', 'cancelled', 'customer_cancel_request'] as const

/** Where an order's money is, apart from its status. */
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
  'charged_back',
  'failed',
] as const

/** Orders of a list of orders; a minus begins with the latest or the largest. */
export const transactionSorts = ['-createdAt', 'createdAt', '-amountDue', 'amountDue'] as const
