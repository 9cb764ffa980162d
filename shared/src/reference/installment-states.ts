/** Where an installment is; the graph is `domain/installment-process`. */
export const installmentStates = [
  'scheduled',
  'charging',
  'processing',
  'retrying',
  'failed',
  'paid',
  'canceled',
] as const
export type InstallmentState = (typeof installmentStates)[number]

/**
 * `charge` is the day's own try, `pay` the merchant's with a method of their choice, `change` follows from a change of the
 * reservation.
 */
export const installmentActions = ['charge', 'pay', 'process', 'settle', 'fail', 'cancel', 'change'] as const
export type InstallmentAction = (typeof installmentActions)[number]

export const installmentActors = ['customer', 'seller', 'admin', 'system'] as const
export type InstallmentActor = (typeof installmentActors)[number]

/** Who bills the months after the first. */
export const billers = ['warehouse', 'platform'] as const
export type Biller = (typeof billers)[number]
