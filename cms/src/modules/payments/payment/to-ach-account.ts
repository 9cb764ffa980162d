import type { AchAccount, BankDeposits } from '@stackyard/shared/schema/payment'
import type { AchRow } from './repository'

/** A bank account as its owner sees it; usable for debits once it has a mandate. */
export const toAchAccount = (row: AchRow): AchAccount => ({
  id: row.id,
  _id: row.id,
  isPrimary: row.isPrimary,
  createdAt: row.createdAt.toISOString(),
  routingNumber: row.routingNumber,
  bankName: row.bankName,
  last4: row.last4,
  accountName: row.accountName,
  accountHolderType: row.accountHolderType,
  email: row.email,
  isUsable: row.mandateId !== null,
  deposits: row.mandateId === null ? toDeposits(row) : null,
})

function toDeposits({ depositKind, depositsArriveAt, depositsFailedAt }: AchRow): BankDeposits | null {
  if (!depositKind || !depositsArriveAt) return null
  return { kind: depositKind, arriveAt: depositsArriveAt.toISOString(), isFailed: depositsFailedAt !== null }
}
