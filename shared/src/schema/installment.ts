import { z } from 'zod'
import { installmentStates } from '../reference/installment-states'
import { PaymentType } from './purchase'
import { numberInput } from './number-input'

/** One month that the platform charges; dollars with two decimals. */
export const Installment = z.object({
  /** Its place in the term, from 2: the first month is part of the first payment; those of later changes follow. */
  number: z.number().int(),
  /** Also the first day that it is for. */
  dueDate: z.string(),
  lastDate: z.string(),
  /** For more space in the rest of a month that had begun. */
  isExtra: z.boolean(),
  amount: z.number(),
  state: z.enum(installmentStates),
  /** The day of the next try by itself. */
  nextTryDate: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** Why the last try failed; for the customer and admins. */
  failure: z.string().nullable(),
  canPay: z.boolean(),
})
export type Installment = z.infer<typeof Installment>

const id = numberInput(z.number().int().positive())

export const InstallmentPayment = z
  .object({
    id,
    number: id,
    paymentType: PaymentType,
    cardId: id.optional(),
    achId: id.optional(),
  })
  .refine((input) => (input.paymentType === 'CARD' ? input.cardId : input.achId) !== undefined, {
    path: ['paymentType'],
    message: 'Choose a card or a bank account.',
  })
export type InstallmentPayment = z.infer<typeof InstallmentPayment>
