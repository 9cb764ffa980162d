import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import type { PaymentType } from '@stackyard/shared/reference/payment-types'
import type { AddCreditInput } from '@stackyard/shared/schema/wallet'
import { CodedError } from '../../../platform/coded-error'
import type { Tx } from '../../../platform/db'
import { billedToOf } from '../invoice'
import { findAch, findCardChoice } from '../payment'
import type { WalletMethod } from './tables'

const invalid = (path: string): CodedError =>
  new CodedError('PAYMENT_METHOD_INVALID', { issues: [{ path, message: 'Choose one of your own.' }] })

/**
 * The seller's own bank account, or card with billing details, that pays for credit.
 * @throws CodedError PAYMENT_METHOD_INVALID when it is another's, gone or not usable.
 */
export async function chooseWalletMethod(
  tx: Tx,
  userId: number,
  input: AddCreditInput,
): Promise<{ paymentType: PaymentType; paymentMethod: WalletMethod }> {
  if (input.paymentType === 'ACH') {
    const account = await findAch(tx, userId, input.achId ?? 0)
    if (!account?.isUsable) throw invalid('achId')
    const { bankName, last4, stripeCustomerId, stripePaymentMethodId, mandateId } = account
    const label = `${bankName} •••• ${last4}`
    return {
      paymentType: 'ACH',
      paymentMethod: { label, stripeCustomerId, stripePaymentMethodId, mandateId, billing: null },
    }
  }
  const ids = { cardId: input.cardId ?? 0, billingInfoId: input.billingInfoId ?? 0 }
  const { card, billing } = await findCardChoice(tx, userId, ids)
  if (!card) throw invalid('cardId')
  if (!billing) throw invalid('billingInfoId')
  const { brand, last4, stripeCustomerId, stripePaymentMethodId } = card
  return {
    paymentType: 'CARD',
    paymentMethod: {
      label: `${cardBrandName(brand)} •••• ${last4}`,
      stripeCustomerId,
      stripePaymentMethodId,
      mandateId: null,
      billing: billedToOf(billing),
    },
  }
}
