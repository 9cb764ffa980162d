import type { BillingInfo } from '@stackyard/shared/schema/payment'
import type { PurchaseInput } from '@stackyard/shared/schema/purchase'
import { CodedError } from '../../../platform/coded-error'
import type { Tx } from '../../../platform/db'
import { findAch, findCardChoice, findOwnBilling } from '../../payments/payment'
import type { BillingInfoSnapshot, PaymentMethodSnapshot } from './tables'

type PaymentChoice = { paymentMethod: PaymentMethodSnapshot; billingInfo: BillingInfoSnapshot | null }

/**
 * The customer's own card or usable bank account, with billing details, as they are now.
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
      billingInfo: await findBilling(tx, userId, input),
    }
  }
  const ids = { cardId: input.cardId ?? 0, billingInfoId: input.billingInfoId ?? 0 }
  const { card, billing } = await findCardChoice(tx, userId, ids)
  if (!card) throw invalid('cardId')
  if (!billing) throw invalid('billingInfoId')
  const { id, brand, last4, cardHolder: holder, stripeCustomerId, stripePaymentMethodId } = card
  return {
    paymentMethod: { id, brand, last4, holder, stripeCustomerId, stripePaymentMethodId, mandateId: null },
    billingInfo: toSnapshot(billing),
  }
}

/** The billing details that were chosen with a bank account, else the primary ones, if there are any. */
async function findBilling(
  tx: Tx,
  userId: number,
  { billingInfoId }: PurchaseInput,
): Promise<BillingInfoSnapshot | null> {
  const billing = await findOwnBilling(tx, userId, billingInfoId)
  if (billing) return toSnapshot(billing)
  if (billingInfoId !== undefined) throw invalid('billingInfoId')
  return null
}

const toSnapshot = ({ fullName, email, phoneNumber, address, taxId }: BillingInfo): BillingInfoSnapshot => ({
  fullName,
  email,
  phoneNumber,
  address,
  ...(taxId ? { taxId } : {}),
})

const invalid = (path: string): CodedError =>
  new CodedError('PAYMENT_METHOD_INVALID', { issues: [{ path, message: 'Choose one of your own.' }] })
