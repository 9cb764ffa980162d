import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'
import type { LedgerKind } from '../tables'

/** One line of a movement: cents added to (or, negative, taken from) an account. `ownerId` 0 is the house. */
export type LedgerLine = { kind: LedgerKind; ownerId: number; amountCents: number }

/** Accounts that never go below zero: one cannot capture more than was held nor refund more than was captured. */
const FLOOR_ZERO: ReadonlySet<LedgerKind> = new Set(['customer_hold', 'refunds'])

/**
 * Books a movement once: a second call with the same `idem` changes nothing and answers false. The lines must sum to
 * zero, which the database checks at commit (MONEY §3). Accounts are touched in the order of their ids.
 */
export async function postMovement(
  tx: Tx,
  movement: { idem: string; kind: string; ref: string; lines: readonly LedgerLine[] },
): Promise<boolean> {
  const made = await tx.execute<{ id: string }>(sql`
    insert into market.ledger_tx (idem, kind, ref) values (${movement.idem}, ${movement.kind}, ${movement.ref})
    on conflict (idem) do nothing returning id`)
  const id = made.rows[0]?.id
  if (id === undefined) return false
  const lines: { account: number; amount: number }[] = []
  for (const line of movement.lines.filter((each) => each.amountCents !== 0))
    lines.push({ account: await accountId(tx, line), amount: line.amountCents })
  for (const line of lines.toSorted((a, b) => a.account - b.account))
    await tx.execute(
      sql`insert into market.ledger_entry (tx, account, amount) values (${id}, ${line.account}, ${line.amount})`,
    )
  return true
}

async function accountId(tx: Tx, line: LedgerLine): Promise<number> {
  const find = sql`select id from market.ledger_account where owner_id = ${line.ownerId} and kind = ${line.kind}`
  const found = await tx.execute<{ id: string }>(find)
  if (found.rows[0]) return Number(found.rows[0].id)
  await tx.execute(sql`
    insert into market.ledger_account (owner_id, kind, floor)
    values (${line.ownerId}, ${line.kind}, ${FLOOR_ZERO.has(line.kind) ? 0 : null})
    on conflict (owner_id, kind) do nothing`)
  const made = await tx.execute<{ id: string }>(find)
  return Number(made.rows[0]?.id)
}
