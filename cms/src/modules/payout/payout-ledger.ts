import type { Tx } from '../../platform/db'
import { postMovement } from '../ledger'
import type { PayoutRow } from './repository'

const lines = (row: PayoutRow, sign: 1 | -1) => [
  { kind: 'seller_payable' as const, ownerId: row.sellerId, amountCents: -sign * row.amountCents },
  { kind: 'stripe_clearing' as const, ownerId: 0, amountCents: sign * (row.amountCents - row.feeCents) },
  { kind: 'platform_cash' as const, ownerId: 0, amountCents: sign * row.feeCents },
]

/** What was owed to the seller has left for their account, the fee is the house's. */
export const bookTransfer = (tx: Tx, row: PayoutRow, transferId: string): Promise<boolean> =>
  postMovement(tx, {
    idem: `payout:${row.id}:transfer:${transferId}`,
    kind: 'payout',
    ref: `order:${row.orderId}`,
    lines: lines(row, 1),
  })

/** It came back: owed again, and the fee with it. */
export const bookReversal = (tx: Tx, row: PayoutRow, transferId: string): Promise<boolean> =>
  postMovement(tx, {
    idem: `payout:${row.id}:reversal:${transferId}`,
    kind: 'payout-reversal',
    ref: `order:${row.orderId}`,
    lines: lines(row, -1),
  })
