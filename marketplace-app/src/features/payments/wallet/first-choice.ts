import type { BillingSummary } from '@stackyard/shared/schema/payment'
import { initialChoice, type PaymentChoice } from '../../../lib/payment-choice'

/** The primary methods are preselected; the card comes first where no bank account can pay. */
export function firstChoice(primaries: BillingSummary): PaymentChoice {
  const choice = initialChoice(primaries)
  return !choice.ach && choice.card ? { ...choice, paymentType: 'CARD' } : choice
}
