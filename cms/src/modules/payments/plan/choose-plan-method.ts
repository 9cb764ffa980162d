import type { PaymentType } from '@stackyard/shared/reference/payment-types'
import type { PlanUpgradeInput } from '@stackyard/shared/schema/plan'
import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { billedToOf } from '../invoice'
import { findAch, findCardChoice } from '../payment'
import type { PlanMethod } from './tables'

const invalid = (path: string): CodedError =>
  new CodedError('PAYMENT_METHOD_INVALID', { issues: [{ path, message: 'Choose one of your own.' }] })

/**
 * The own bank account, or card with billing details, that is to pay.
 * @throws CodedError PAYMENT_METHOD_INVALID when it is another's, gone or not usable.
 */
export async function choosePlanMethod(
  db: Db | Tx,
  userId: number,
  input: PlanUpgradeInput,
): Promise<{ paymentType: PaymentType; paymentMethod: PlanMethod }> {
  if (input.paymentType === 'ACH') {
    const account = await findAch(db, userId, input.achId ?? 0)
    if (!account?.isUsable) throw invalid('achId')
    const { bankName, last4, accountName, stripeCustomerId, stripePaymentMethodId } = account
    const label = `${bankName} •••• ${last4}`
    return {
      paymentType: 'ACH',
      paymentMethod: { label, stripeCustomerId, stripePaymentMethodId, billingName: accountName },
    }
  }
  const ids = { cardId: input.cardId ?? 0, billingInfoId: input.billingInfoId ?? 0 }
  const { card, billing } = await findCardChoice(db, userId, ids)
  if (!card) throw invalid('cardId')
  if (!billing) throw invalid('billingInfoId')
  const { brand, last4, stripeCustomerId, stripePaymentMethodId } = card
  const label = `${cardBrandName(brand)} •••• ${last4}`
  return {
    paymentType: 'CARD',
    paymentMethod: {
      label,
      stripeCustomerId,
      stripePaymentMethodId,
      billingName: billing.fullName,
      billing: billedToOf(billing),
    },
  }
}
