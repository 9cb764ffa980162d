import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { keepCoupon, releaseCoupon } from '../../coupon'
import { scheduleInvoice } from '../job-names'
import { couponRef, endChange, findChange } from '../repository'
import { carryOutChange } from '../stripe-plans'
import { followSubscription } from './follow-plan'

const FINAL = ['CARD_DECLINED', 'PAYMENT_FAILED', 'PAYMENT_ACTION_REQUIRED']

/**
 * Carries a pending change of plan out, outside of any transaction, and writes what came of it.
 * @throws CodedError CARD_DECLINED, PAYMENT_FAILED or PAYMENT_ACTION_REQUIRED when Stripe refused: the change has failed
 * and nothing was charged; anything else leaves it pending, to be tried again with the same key.
 */
export async function settlePlanChange(services: Services, changeId: number): Promise<void> {
  const change = await findChange(services.db, changeId)
  if (change?.state !== 'pending') return
  const id = await callStripe(() => carryOutChange(services, change))
    .then((carriedOut) => carriedOut.id)
    .catch((error: unknown) => giveUpIfFinal(services, changeId, error))
  // A reply to a key may be an old one: what is written is what stands now.
  await followSubscription(services, id, async (tx, seen) => {
    await endChange(tx, changeId, { state: 'done' })
    await keepCoupon(tx, couponRef(changeId))
    const invoice = seen.latest_invoice
    if (invoice) await scheduleInvoice(services, tx, typeof invoice === 'string' ? invoice : invoice.id)
  })
}

/** Ends a change that Stripe refused and gives its coupon back; passes every error on. */
async function giveUpIfFinal(services: Services, changeId: number, error: unknown): Promise<never> {
  if (error instanceof CodedError && FINAL.includes(error.code))
    await withTransaction(services.db, async (tx) => {
      await endChange(tx, changeId, { state: 'failed', failure: error.message })
      await releaseCoupon(tx, couponRef(changeId))
    })
  throw error
}
