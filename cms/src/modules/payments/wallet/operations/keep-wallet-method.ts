import { text } from '@stackyard/shared/messages/text'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { findLiveSubscription } from '../repository'

/** @throws CodedError CONFLICT when a card or bank account pays a monthly top-up. */
export async function keepWalletMethod(tx: Tx, userId: number, stripePaymentMethodId: string): Promise<void> {
  const live = await findLiveSubscription(tx, userId)
  if (live?.paymentMethod.stripePaymentMethodId === stripePaymentMethodId)
    throw new CodedError('CONFLICT', { message: text('wallet.method.inUse') })
}
