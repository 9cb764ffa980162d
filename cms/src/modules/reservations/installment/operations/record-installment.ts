import type { Services } from '../../../../platform/services'
import type { Tx } from '../../../../platform/db'
import { withTransaction } from '../../../../platform/with-transaction'
import { postMovement } from '../../../payments/ledger'
import { owePayout } from '../../../payments/payout'
import { tellOfInstallment } from '../installment-news'
import { scheduleReceipt } from '../jobs/job-names'
import { lockBilledOrder, lockInstallment, moveInstallment, type BilledOrder, type InstallmentRow } from '../repository'

type Step = (tx: Tx, row: InstallmentRow, order: BilledOrder) => Promise<unknown>

/** Runs a step while the installment is in the state and try it was seen in; else it was done already. */
const whileIn = (services: Services, seen: InstallmentRow, step: Step): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockBilledOrder(tx, seen.orderId)
    const row = await lockInstallment(tx, seen)
    if (order && row && row.state === seen.state && row.attempts === seen.attempts) await step(tx, row, order)
  })

/** The month is paid: its money is the seller's, its receipt follows, both are told. */
export const recordPaid = (services: Services, seen: InstallmentRow, paymentIntentId: string): Promise<void> =>
  whileIn(services, seen, async (tx, row, order) => {
    const now = services.clock.now()
    const patch = { paymentIntentId, paidAt: now, failure: null, nextTryDay: null }
    const paid = await moveInstallment(tx, row, { action: 'settle', actor: 'system', now, patch })
    const { orderId, number, amountCents } = paid
    await owePayout(services, tx, { id: orderId, sellerId: order.sellerId, amountCents, installment: number })
    await scheduleReceipt(services, tx, paid)
    await tellOfInstallment(services, tx, paid, order, 'paid')
    await postMovement(tx, {
      idem: `ord:${orderId}:inst:${number}:paid`,
      kind: 'installment',
      ref: `order:${orderId}:${number}`,
      lines: [
        { kind: 'seller_payable', ownerId: order.sellerId, amountCents },
        { kind: 'stripe_clearing', ownerId: 0, amountCents: -amountCents },
      ],
    })
  })

/** The bank debit is on its way; it takes days. */
export const recordProcessing = async (services: Services, seen: InstallmentRow, id: string): Promise<void> => {
  if (seen.state === 'processing') return
  await whileIn(services, seen, (tx, row) =>
    moveInstallment(tx, row, {
      action: 'process',
      actor: 'system',
      now: services.clock.now(),
      patch: { paymentIntentId: id },
    }),
  )
}

/** The charge failed: it is tried again on its next day, or the provider decides. Nothing is given back by itself. */
export const recordFailed = (
  services: Services,
  seen: InstallmentRow,
  failure: string,
  paymentIntentId: string | null,
): Promise<void> =>
  whileIn(services, seen, async (tx, row, order) => {
    const now = services.clock.now()
    const patch = { failure, paymentIntentId, method: null }
    const failed = await moveInstallment(tx, row, { action: 'fail', actor: 'system', now, patch })
    await tellOfInstallment(services, tx, failed, order, failed.state === 'retrying' ? 'retrying' : 'failed')
  })
