import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { releaseCoupon } from '../../coupon'
import { subscriptionRef } from '../refs'
import { findSubscription, lockSubscription, updateSubscription } from '../repository'
import { makeSubscription } from '../stripe-topups'
import { followWalletSubscription } from './follow-subscription'

/** Codes of a refusal that is final: nothing was charged and no subscription was made. */
const FINAL = ['CARD_DECLINED', 'PAYMENT_FAILED', 'PAYMENT_ACTION_REQUIRED']

/**
 * Makes a pending monthly top-up at Stripe, outside of any transaction, and credits its first payment.
 * @throws CodedError CARD_DECLINED, PAYMENT_FAILED or PAYMENT_ACTION_REQUIRED when Stripe refused: nothing was charged;
 * anything else leaves it pending, to be tried again with the same key.
 */
export async function settleSubscription(services: Services, id: number): Promise<void> {
  const row = await findSubscription(services.db, id)
  if (row?.status !== 'pending') return
  const made = await makeSubscription(services, row).catch((error: unknown) => giveUpIfFinal(services, id, error))
  await followWalletSubscription(services, made.id)
}

async function giveUpIfFinal(services: Services, id: number, error: unknown): Promise<never> {
  if (error instanceof CodedError && FINAL.includes(error.code))
    await withTransaction(services.db, async (tx) => {
      if ((await lockSubscription(tx, id))?.status !== 'pending') return
      await updateSubscription(tx, id, { status: 'failed', failure: error.message })
      await releaseCoupon(tx, subscriptionRef(id))
    })
  throw error
}
