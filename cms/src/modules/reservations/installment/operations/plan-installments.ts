import { installmentPlan } from '@stackyard/shared/domain/installment-process'
import { text } from '@stackyard/shared/messages/text'
import type { Biller } from '@stackyard/shared/reference/installment-states'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { insertInstallments, lockInstallments, moveInstallment } from '../repository'
import { isInstallmentInFlight } from '@stackyard/shared/domain/installment-process'

type PlannedOrder = {
  id: number
  billedBy: Biller
  startDay: string | null
  term: number | null
  monthlyTotalCents: number | null
}

/** Writes the schedule of a new order, in its transaction; none where the warehouse bills. */
export async function planInstallments(tx: Tx, order: PlannedOrder): Promise<void> {
  const { id: orderId, billedBy, startDay, term, monthlyTotalCents } = order
  if (billedBy !== 'platform' || !startDay || !term || !monthlyTotalCents) return
  const plan = installmentPlan(startDay, term, monthlyTotalCents)
  await insertInstallments(
    tx,
    plan.map((each) => ({ orderId, ...each })),
  )
}

/**
 * What was not paid of a locked order that is canceled is not charged any more; paid months stay paid.
 * @throws CodedError TRANSITION_REFUSED while one of them is in flight.
 */
export async function cancelInstallments(tx: Tx, orderId: number, now: Date): Promise<void> {
  const rows = await lockInstallments(tx, orderId)
  if (rows.some(({ state }) => isInstallmentInFlight(state)))
    throw new CodedError('TRANSITION_REFUSED', { message: text('transaction.inFlight') })
  for (const row of rows)
    if (row.state !== 'paid' && row.state !== 'canceled')
      await moveInstallment(tx, row, { action: 'cancel', actor: 'system', now })
}
