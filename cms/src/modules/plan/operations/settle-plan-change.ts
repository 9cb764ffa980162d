import { callStripe } from '../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { keepCoupon, releaseCoupon } from '../../coupon'
import { scheduleInvoice } from '../job-names'
import { couponRef, endChange, findChange } from '../repository'
import { carryOutChange } from '../stripe-plans'
import { storeSubscription } from './store-subscription'

const FINAL = ['CARD_DECLINED', 'PAYMENT_FAILED', 'PAYMENT_ACTION_REQUIRED']

/**
 * Carries a pending change of plan out, outside of any transaction, and writes what came of it.
 * @throws CodedError CARD_DECLINED, PAYMENT_FAILED or PAYMENT_ACTION_REQUIRED when Stripe refused: the change has failed
 * and nothing was charged; anything else leaves it pending, to be tried again with the same key.
 */
export async function settlePlanChange(services: Services, changeId: number): Promise<void> {
  const change = await findChange(services.db, changeId)
  if (change?.state !== 'pending') return
  try {
    const subscription = await callStripe(() => carryOutChange(services, change))
    await withTransaction(services.db, async (tx) => {
      await storeSubscription(services, tx, subscription)
      await endChange(tx, changeId, { state: 'done' })
      await keepCoupon(tx, couponRef(changeId))
      const invoice = subscription.latest_invoice
      if (invoice) await scheduleInvoice(services, tx, typeof invoice === 'string' ? invoice : invoice.id)
    })
  } catch (error) {
    if (error instanceof CodedError && FINAL.includes(error.code))
      await withTransaction(services.db, async (tx) => {
        await endChange(tx, changeId, { state: 'failed', failure: error.message })
        await releaseCoupon(tx, couponRef(changeId))
      })
    throw error
  }
}
