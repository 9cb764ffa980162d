import { isInstallmentInFlight } from '@stackyard/shared/domain/installment-process'
import type { Charge } from '@stackyard/shared/domain/running-terms'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import {
  insertInstallments,
  listInstallments,
  lockInstallments,
  moveInstallment,
  type InstallmentRow,
} from '../repository'

const IN_FLIGHT =
  'A payment of this reservation is on its way. You can agree on the change as soon as it has arrived or failed.'

/**
 * The numbers of a locked order's installments that were paid or tried: no change touches them.
 * @throws CodedError TRANSITION_REFUSED while one of them is in flight.
 */
export async function settledInstallments(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await lockInstallments(tx, orderId)
  if (rows.some(({ state }) => isInstallmentInFlight(state)))
    throw new CodedError('TRANSITION_REFUSED', { message: IN_FLIGHT })
  return settledOf(rows)
}

/** The same as it is now, for a preview. */
export const readSettled = async (db: Db, orderId: number): Promise<number[]> =>
  settledOf(await listInstallments(db, orderId))

const settledOf = (rows: readonly InstallmentRow[]): number[] =>
  rows
    .filter(({ state, attempts }) => state !== 'canceled' && (state !== 'scheduled' || attempts > 0))
    .map(({ number }) => number)

/** Makes the installments of a locked order those of its new terms: what was not tried yet is changed, added, or canceled. */
export async function rescheduleInstallments(
  tx: Tx,
  orderId: number,
  charges: readonly Charge[],
  now: Date,
): Promise<void> {
  const rows = new Map((await lockInstallments(tx, orderId)).map((row) => [row.number, row]))
  const later = charges.filter(({ number }) => number > 1)
  const fresh = later.filter(({ number }) => !rows.has(number))
  await insertInstallments(
    tx,
    fresh.map(({ number, from, until, cents, isExtra }) => ({
      orderId,
      number,
      dueDay: from,
      untilDay: until,
      amountCents: cents,
      isExtra,
    })),
  )
  for (const charge of later) {
    const row = rows.get(charge.number)
    if (row) await change(tx, row, charge, now)
  }
  const wanted = new Set(later.map(({ number }) => number))
  for (const row of rows.values())
    if (row.state === 'scheduled' && !wanted.has(row.number))
      await moveInstallment(tx, row, { action: 'cancel', actor: 'system', now })
}

/** An amount that was announced already is announced anew. */
async function change(tx: Tx, row: InstallmentRow, { until, cents }: Charge, now: Date): Promise<void> {
  const isSame = row.amountCents === cents && (row.untilDay === null || row.untilDay === until)
  if (row.state !== 'scheduled' || isSame) return
  const patch = {
    amountCents: cents,
    untilDay: until,
    ...(row.amountCents === cents ? {} : { announcedAt: null }),
  }
  await moveInstallment(tx, row, { action: 'change', actor: 'system', now, patch })
}
