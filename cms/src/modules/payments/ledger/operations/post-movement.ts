import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { LedgerKind } from '../tables'

/** Accounts in micro-dollars; all others are in cents. */
export const microKinds = ['wallet', 'wallet_debt', 'campaign_budget', 'ad_revenue'] as const satisfies LedgerKind[]
type MicroKind = (typeof microKinds)[number]
type CentKind = Exclude<LedgerKind, MicroKind>

/** One line of a movement: what is added to (or, negative, taken from) an account. `ownerId` 0 is the platform. */
export type CentLine = { kind: CentKind; ownerId: number; amountCents: number }
type MicroLine = { kind: MicroKind; ownerId: number; amountMicros: number }
export type LedgerLine = CentLine | MicroLine

/** Accounts that never go below zero: nobody captures more than was held, refunds or spends more than there is. */
const FLOOR_ZERO: ReadonlySet<LedgerKind> = new Set(['customer_hold', 'refunds', 'wallet', 'campaign_budget'])

export type Movement = {
  idem: string
  kind: string
  ref: string
  lines: readonly LedgerLine[]
  /** When it happened; now by default. */
  at?: Date
}

/** The call of `postMovement`, to stand in a statement of the caller's; true when it booked. */
export function movementCall(movement: Movement): SQL<boolean> {
  const lines = movement.lines
    .map((line) => ({
      owner: line.ownerId,
      kind: line.kind,
      unit: 'amountMicros' in line ? 'micro' : 'cent',
      floor: FLOOR_ZERO.has(line.kind) ? 0 : null,
      amount: 'amountMicros' in line ? line.amountMicros : line.amountCents,
    }))
    .filter(({ amount }) => amount !== 0)
  return sql<boolean>`market.post_movement(${movement.idem}, ${movement.kind}, ${movement.ref},
    ${JSON.stringify(lines)}::jsonb, coalesce(${movement.at?.toISOString() ?? null}::timestamptz, now()))`
}

/**
 * Books a movement once: a second call with the same `idem` changes nothing and answers false. The lines must sum to
 * zero, which the database checks. Accounts are locked in the order of their ids.
 */
export async function postMovement(tx: Tx, movement: Movement): Promise<boolean> {
  const posted = await tx.execute<{ is_new: boolean }>(sql`select ${movementCall(movement)} as is_new`)
  return posted.rows[0]?.is_new === true
}
