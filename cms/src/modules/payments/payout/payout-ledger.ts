import type { Tx } from '../../../platform/db'
import { type CentLine, postMovement } from '../ledger'
import type { PayoutRow } from './repository'

type Amounts = Pick<PayoutRow, 'amountCents' | 'feeCents' | 'withheldCents' | 'returnedCents' | 'recoveredCents'>

/** What reaches the seller of a payout at most. Cents, as all of these. */
export const netOf = (row: Pick<Amounts, 'amountCents' | 'feeCents'>): number => row.amountCents - row.feeCents

/** What of a payout is sent: the net less what is kept for older ones. */
export const sentOf = (row: Amounts): number => netOf(row) - row.withheldCents

/** What a seller still has to make good of a payout that was asked back; one that never left owes only what it made good. */
export const debtOf = (row: Amounts & Pick<PayoutRow, 'paidAt'>): number =>
  (row.paidAt ? netOf(row) : row.withheldCents) - row.returnedCents - row.recoveredCents

/** What of that can still be taken back at Stripe. */
export const reversibleOf = (row: Amounts & Pick<PayoutRow, 'paidAt' | 'transferId'>): number =>
  row.transferId ? Math.min(sentOf(row) - row.returnedCents, debtOf(row)) : 0

/** Names the payment that is paid out: an order, or one of its installments. */
const refOf = ({ orderId, installment }: PayoutRow): string =>
  installment === 1 ? `order:${orderId}` : `order:${orderId}:${installment}`

const fee = (row: PayoutRow, sign: 1 | -1): CentLine[] => [
  { kind: 'seller_payable', ownerId: row.sellerId, amountCents: -sign * row.feeCents },
  { kind: 'platform_cash', ownerId: 0, amountCents: sign * row.feeCents },
]

/** Lines of one account are one line: a movement touches an account once. */
function joined(lines: readonly CentLine[]): CentLine[] {
  const sums = new Map<string, CentLine>()
  for (const line of lines) {
    const key = `${line.kind} ${line.ownerId}`
    sums.set(key, { ...line, amountCents: line.amountCents + (sums.get(key)?.amountCents ?? 0) })
  }
  return [...sums.values()]
}

/**
 * What was owed to the seller has left for their account, and the fee is the platform's. What was kept for older payouts
 * stays in the seller's balance, where those are missing. Of a payout that was kept wholly only the fee moves.
 */
export async function bookTransfer(tx: Tx, row: PayoutRow, transferId: string | null): Promise<void> {
  const sent = sentOf(row)
  const lines: CentLine[] = [
    { kind: 'seller_payable', ownerId: row.sellerId, amountCents: -sent },
    { kind: 'stripe_clearing', ownerId: 0, amountCents: sent },
    ...fee(row, 1),
  ]
  if (sent === 0 && row.feeCents === 0) return
  await postMovement(tx, {
    idem: `payout:${row.id}:transfer:${transferId ?? 'withheld'}`,
    kind: 'payout',
    ref: refOf(row),
    lines: joined(lines),
  })
}

/** So much came back at Stripe and is owed again; with the last of it the fee, too. */
export const bookReversal = (tx: Tx, row: PayoutRow, cents: number, isLast: boolean): Promise<boolean> =>
  postMovement(tx, {
    idem: `payout:${row.id}:reversal:${row.transferId}`,
    kind: 'payout-reversal',
    ref: refOf(row),
    lines: joined([
      { kind: 'seller_payable', ownerId: row.sellerId, amountCents: cents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: -cents },
      ...(isLast ? fee(row, -1) : []),
    ]),
  })

/** Whether the fee of a payout is still the platform's: it was sent, and the last of it has not come back. */
export const keepsFee = (row: Pick<PayoutRow, 'paidAt' | 'feeReturnedAt'>): boolean =>
  row.paidAt !== null && row.feeReturnedAt === null

/**
 * The last of a payout asked back was made good out of others: the seller's balance holds it already, the fee goes back
 * unless it has before.
 */
export async function bookMadeGood(tx: Tx, row: PayoutRow): Promise<void> {
  if (row.feeCents === 0 || !keepsFee(row)) return
  await postMovement(tx, {
    idem: `payout:${row.id}:made-good`,
    kind: 'payout-reversal',
    ref: refOf(row),
    lines: fee(row, -1),
  })
}
