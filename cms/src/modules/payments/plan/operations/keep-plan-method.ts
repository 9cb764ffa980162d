import { text } from '@stackyard/shared/messages/text'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { findLastChange, findLive, findPendingChange, lockPlanOf } from '../repository'

/**
 * Keeps a card or bank account from being removed while a plan is paid with it, or a change of plan is about to be.
 * @throws CodedError CONFLICT, which says what to do first.
 */
export async function keepPlanMethod(tx: Tx, userId: number, stripePaymentMethodId: string): Promise<void> {
  await lockPlanOf(tx, userId)
  const live = await findLive(tx, userId)
  const isEnding = live?.cancelAtPeriodEnd === true && live.status === 'active'
  const paying = live && !isEnding ? await findLastChange(tx, live.stripeSubscriptionId) : undefined
  const pending = await findPendingChange(tx, userId)
  const used = [paying, pending].map((change) => change?.paymentMethod.stripePaymentMethodId)
  if (used.includes(stripePaymentMethodId)) throw new CodedError('CONFLICT', { message: text('plan.method.inUse') })
}
