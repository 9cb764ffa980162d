import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { CodedError } from '../../platform/coded-error'
import type { Tx } from '../../platform/db'

const ROUTE = 'POST /purchase/'
/** Equal purchases without a key within this time count as one (MONEY §4.1). */
const KEYLESS_WINDOW = '30 seconds'

export type PurchaseKey = { userId: number; key: string; bodyHash: string }

/** The key of a purchase: the client's, else one made of its body. */
export function purchaseKey(userId: number, header: string | null, input: unknown): PurchaseKey {
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const given = header?.trim()
  if (given && given.length > 200) throw new CodedError('BAD_REQUEST')
  return { userId, key: given ? `key:${given}` : `body:${bodyHash}`, bodyHash }
}

/** The order that a key stands for, or what was read when the key was taken. */
type TakenKey<Row> = { earlier: number } | { earlier: null; read: Row }

/**
 * Takes the key in the purchase's own transaction, which waits for an equal one that is under way. Answers the order
 * that the key already stands for; or, when this purchase may go on, what `reading` (the list of a select) yields, so
 * that the first thing to read costs no round trip of its own.
 * @throws CodedError IDEMPOTENCY_MISMATCH for another body under the same key.
 */
export async function takeKey<Row extends Record<string, unknown>>(
  tx: Tx,
  { userId, key, bodyHash }: PurchaseKey,
  reading: SQL,
): Promise<TakenKey<Row>> {
  const taken = await tx.execute<Row>(sql`
    with taken as (
      insert into market.idempotency_key as k (user_id, route, key, body_hash)
      values (${userId}, ${ROUTE}, ${key}, ${bodyHash})
      on conflict (user_id, route, key) do update set created_at = now(), order_id = null
      where k.key like 'body:%' and k.created_at < now() - ${KEYLESS_WINDOW}::interval
      returning user_id)
    select ${reading} from taken`)
  const read = taken.rows[0] as Row | undefined
  if (read) return { earlier: null, read }
  const found = await tx.execute<{ body_hash: string; order_id: string | null }>(sql`
    select body_hash, order_id from market.idempotency_key
    where user_id = ${userId} and route = ${ROUTE} and key = ${key}`)
  const row = found.rows[0]
  if (row && row.body_hash !== bodyHash) throw new CodedError('IDEMPOTENCY_MISMATCH')
  if (!row?.order_id) throw new CodedError('REQUEST_IN_PROGRESS')
  return { earlier: Number(row.order_id) }
}

/** The statement that binds the key to the order it made. */
export const bindKey = ({ userId, key }: PurchaseKey, orderId: number): SQL => sql`
  update market.idempotency_key set order_id = ${orderId}
  where user_id = ${userId} and route = ${ROUTE} and key = ${key}`

/** Forgets keys that no client can still be waiting on. */
export async function forgetOldKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from market.idempotency_key where created_at < now() - interval '7 days'`)
}
