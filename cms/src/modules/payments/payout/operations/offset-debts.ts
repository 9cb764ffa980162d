import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { bookMadeGood, debtOf, keepsFee, sentOf } from '../payout-ledger'
import { insertOffset, lockDebts, type PayoutRow, updatePayout } from '../repository'

/**
 * Keeps of a due payout what its seller owes for older ones that could not be taken back, oldest first, and answers it as
 * it is then. Seller and payout are locked by the caller. What is kept stays kept, whatever becomes of the payout: asked
 * back itself, it owes that again.
 */
export async function offsetDebts({ clock }: Pick<Services, 'clock'>, tx: Tx, due: PayoutRow): Promise<PayoutRow> {
  let row = due
  for (const debt of await lockDebts(tx, due.sellerId)) {
    const amountCents = Math.min(debtOf(debt), sentOf(row))
    if (amountCents <= 0) continue
    const at = clock.now()
    await insertOffset(tx, { debtId: debt.id, fromId: row.id, amountCents, at })
    const recoveredCents = debt.recoveredCents + amountCents
    const isMadeGood = amountCents === debtOf(debt)
    const end = isMadeGood ? endOf(debt, at) : {}
    await updatePayout(tx, debt.id, { ...end, recoveredCents })
    if (isMadeGood) await bookMadeGood(tx, debt)
    row = { ...row, withheldCents: row.withheldCents + amountCents }
  }
  if (row !== due) await updatePayout(tx, row.id, { withheldCents: row.withheldCents })
  return row
}

const endOf = (debt: PayoutRow, at: Date) => ({
  state: 'reversed' as const,
  reversedAt: debt.reversedAt ?? at,
  failure: null,
  ...(keepsFee(debt) ? { feeReturnedAt: at } : {}),
})
