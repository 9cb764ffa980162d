import { dayOf } from '@stackyard/shared/domain/calendar'
import { microsToDollars } from '@stackyard/shared/domain/micros'
import { text } from '@stackyard/shared/messages/text'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import type { WalletEntry, WalletEntryKind } from '@stackyard/shared/schema/wallet'
import type { Db } from '../../../../platform/db'
import { toCsv } from '../../../../platform/to-csv'
import { type EntryRow, listEntryRows } from '../entry-repository'

/** The most rows of one file. */
const MOST_ROWS = 10_000

const toEntry = (row: EntryRow): WalletEntry => ({
  id: row.id,
  kind: row.kind,
  amount: microsToDollars(Number(row.amount)),
  amountMicros: Number(row.amount),
  balanceAfter: microsToDollars(Number(row.balance_after)),
  reservedAfter: microsToDollars(Number(row.reserved_after)),
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  creditId: row.topup_id,
  paymentMethod: row.payment_method,
  impressions: row.impressions,
  visits: row.visits,
  invoiceId: row.invoice_id,
  createdAt: new Date(row.at).toISOString(),
})

/** The history of a seller's wallet, newest first. */
export async function listEntries(
  db: Db,
  userId: number,
  page: { kind?: WalletEntryKind | undefined; limit: number; skip: number },
): Promise<{ entries: WalletEntry[]; total: number }> {
  const { rows, total } = await listEntryRows(db, userId, { kind: page.kind, limit: page.limit, skip: page.skip })
  return { entries: rows.map(toEntry), total }
}

/** The whole history as CSV. */
export async function exportEntries(db: Db, userId: number, now: Date): Promise<TextFile> {
  const { entries, total } = await listEntries(db, userId, { limit: MOST_ROWS, skip: 0 })
  const rows = entries.map((entry) => ({
    Time: entry.createdAt,
    Kind: text(`wallet.entry.${entry.kind}`),
    'Amount (USD)': entry.amount,
    'Balance after (USD)': entry.balanceAfter,
    'Reserved after (USD)': entry.reservedAfter,
    Campaign: entry.campaignName,
    'Campaign number': entry.campaignId,
    'Payment method': entry.paymentMethod,
    Impressions: entry.impressions,
    Visits: entry.visits,
  }))
  return {
    fileName: `wallet-${dayOf(now)}.csv`,
    content: toCsv(rows),
    rows: rows.length,
    isComplete: total <= MOST_ROWS,
  }
}
