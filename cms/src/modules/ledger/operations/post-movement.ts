import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'
import type { LedgerKind } from '../tables'

/** One line of a movement: cents added to (or, negative, taken from) an account. `ownerId` 0 is the house. */
export type LedgerLine = { kind: LedgerKind; ownerId: number; amountCents: number }

/** Accounts that never go below zero: one cannot capture more than was held nor refund more than was captured. */
const FLOOR_ZERO: ReadonlySet<LedgerKind> = new Set(['customer_hold', 'refunds'])

export type Movement = { idem: string; kind: string; ref: string; lines: readonly LedgerLine[] }

/** The call of `postMovement`, to stand in a statement of the caller's; true when it booked. */
export function movementCall(movement: Movement): SQL<boolean> {
  const lines = movement.lines
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ kind, ownerId, amountCents }) => ({
      owner: ownerId,
      kind,
      floor: FLOOR_ZERO.has(kind) ? 0 : null,
      amount: amountCents,
    }))
  return sql<boolean>`market.post_movement(${movement.idem}, ${movement.kind}, ${movement.ref},
    ${JSON.stringify(lines)}::jsonb)`
}

/**
 * Books a movement once: a second call with the same `idem` changes nothing and answers false. The lines must sum to
 * zero, which the database checks at commit (MONEY §3). Accounts are touched in the order of their ids.
 */
export async function postMovement(tx: Tx, movement: Movement): Promise<boolean> {
  const posted = await tx.execute<{ is_new: boolean }>(sql`select ${movementCall(movement)} as is_new`)
  return posted.rows[0]?.is_new === true
}
