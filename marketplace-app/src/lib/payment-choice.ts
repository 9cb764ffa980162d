import type { ComponentType } from 'react'
import type { AchAccount, BillingInfo, BillingSummary, Card } from '@stackyard/shared/schema/payment'

/** The payment method of a plan or a top-up, as chosen so far. */
export type PaymentChoice = {
  paymentType: 'ACH' | 'CARD'
  ach: AchAccount | null
  billingInfo: BillingInfo | null
  card: Card | null
}

/** The picker of the method. The route passes it in, since the payment methods belong to another feature. */
export type PaymentPicker = ComponentType<{
  chosen: PaymentChoice
  onChange: (changes: Partial<PaymentChoice>) => void
}>

/** The primaries are preselected; ACH is the default. */
export const initialChoice = (summary: BillingSummary): PaymentChoice => ({
  paymentType: 'ACH',
  ach: summary.primaryACH?.isUsable ? summary.primaryACH : null,
  billingInfo: summary.primaryBillingInfo,
  card: summary.primaryCard,
})

export const isComplete = ({ paymentType, ach, billingInfo, card }: PaymentChoice): boolean =>
  paymentType === 'ACH' ? ach?.isUsable === true : billingInfo !== null && card !== null

/** The request's fields that name the payment method. */
export const paymentFields = ({ paymentType, ach, billingInfo, card }: PaymentChoice) =>
  paymentType === 'ACH'
    ? { paymentType, achId: ach?.id }
    : { paymentType, billingInfoId: billingInfo?.id, cardId: card?.id }
