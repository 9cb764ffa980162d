import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import { CodedError } from '../../../platform/coded-error'
import type { Tx } from '../../../platform/db'
import { findAch, findCardChoice } from '../../payments/payment'
import type { BillingInfoSnapshot, PaymentMethodSnapshot } from './tables'

type PaymentChoice = { paymentMethod: PaymentMethodSnapshot; billingInfo: BillingInfoSnapshot | null }

/**
 * The customer's own card with billing details, or usable bank account, as it is now.
 * @throws CodedError PAYMENT_METHOD_INVALID when it is another's, gone or not usable.
 */
export async function findPaymentChoice(tx: Tx, userId: number, input: PurchaseInput): Promise<PaymentChoice> {
  if (input.paymentType === 'ACH') {
    const account = await findAch(tx, userId, input.achId ?? 0)
    if (!account?.isUsable) throw invalid('achId')
    const { id, last4, stripeCustomerId, stripePaymentMethodId, mandateId } = account
    const brand = account.bankName
    const holder = account.accountName
    return {
      paymentMethod: { id, brand, last4, holder, stripeCustomerId, stripePaymentMethodId, mandateId },
      billingInfo: null,
    }
  }
  const ids = { cardId: input.cardId ?? 0, billingInfoId: input.billingInfoId ?? 0 }
  const { card, billing } = await findCardChoice(tx, userId, ids)
  if (!card) throw invalid('cardId')
  if (!billing) throw invalid('billingInfoId')
  const { id, brand, last4, cardHolder: holder, stripeCustomerId, stripePaymentMethodId } = card
  const { fullName, email, phoneNumber, address } = billing
  return {
    paymentMethod: { id, brand, last4, holder, stripeCustomerId, stripePaymentMethodId, mandateId: null },
    billingInfo: { fullName, email, phoneNumber, address },
  }
}

const invalid = (path: string): CodedError =>
  new CodedError('PAYMENT_METHOD_INVALID', { issues: [{ path, message: 'Choose one of your own.' }] })
