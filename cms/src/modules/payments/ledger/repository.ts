import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { ledgerAccount, type LedgerKind } from './tables'

type Account = { kind: LedgerKind; ownerId: number }

const isAccount = ({ kind, ownerId }: Account) => and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.ownerId, ownerId))

/** The balance of an account in its own unit; 0 for one without any movement. */
export async function balanceOf(db: Db | Tx, account: Account): Promise<number> {
  const [row] = await db.select({ balance: ledgerAccount.balance }).from(ledgerAccount).where(isAccount(account))
  return row?.balance ?? 0
}

/** The same, locked to the end of the transaction. */
export async function lockBalance(tx: Tx, account: Account): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(isAccount(account))
    .for('update')
  return row?.balance ?? 0
}
