import type Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { mandateOf } from '../deposits-of'
import { setDepositsFailed, setMandate } from '../repository'
import { tellOfDeposits } from '../tell-of-deposits'

/**
 * Brings a kept bank account up to what its setup says now, and tells its owner when that has changed: it is proven, or
 * can't be by these deposits any more. Called again it changes nothing.
 */
export async function followSetup(services: Services, intent: Stripe.SetupIntent): Promise<void> {
  const mandateId = mandateOf(intent)
  const isOver = intent.status === 'requires_payment_method' || intent.status === 'canceled'
  if (!mandateId && !isOver) return
  await withTransaction(services.db, async (tx) => {
    const row = await (mandateId ? setMandate(tx, intent.id, mandateId) : setDepositsFailed(tx, intent.id))
    if (row) await tellOfDeposits(services.jobs, tx, row, mandateId ? 'deposits_confirmed' : 'deposits_failed')
  })
}
