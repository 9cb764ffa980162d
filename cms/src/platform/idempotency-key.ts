import { retention } from '@stackyard/shared/domain/retention'
import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { CodedError } from './coded-error'
import type { Tx } from './db'

/** Equal calls without a key within this time count as one. */
const KEYLESS_WINDOW = '30 seconds'
const LONGEST_KEY = 200

/** One attempt of a caller at a route. */
export type IdempotencyKey = { userId: number; route: string; key: string; bodyHash: string }

/** The caller's own key from the `Idempotency-Key` header, else one made of the body. */
export function idempotencyKey(
  { userId, route }: Pick<IdempotencyKey, 'userId' | 'route'>,
  header: string | null,
  input: unknown,
): IdempotencyKey {
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const given = header?.trim()
  if (given && given.length > LONGEST_KEY) throw new CodedError('BAD_REQUEST')
  return { userId, route, key: given ? `key:${given}` : `body:${bodyHash}`, bodyHash }
}

/** The record that a key stands for, or what was read when the key was taken. */
type TakenKey<Row> = { earlier: number } | { earlier: null; read: Row }

/**
 * Takes the key in the caller's transaction, which waits for an equal call that is under way. Answers the record that the
 * key already stands for; or, when this call may go on, what `reading` (the list of a select) yields, so that the first
 * thing to read costs no round trip of its own.
 * @throws CodedError IDEMPOTENCY_MISMATCH for another body under the same key.
 */
export async function takeKey<Row extends Record<string, unknown>>(
  tx: Tx,
  { userId, route, key, bodyHash }: IdempotencyKey,
  reading: SQL = sql`1 as taken`,
): Promise<TakenKey<Row>> {
  const taken = await tx.execute<Row>(sql`
    with taken as (
      insert into market.idempotency_key as k (user_id, route, key, body_hash)
      values (${userId}, ${route}, ${key}, ${bodyHash})
      on conflict (user_id, route, key) do update set created_at = now(), subject_id = null
      where k.key like 'body:%' and k.created_at < now() - ${KEYLESS_WINDOW}::interval
      returning user_id)
    select ${reading} from taken`)
  const read = taken.rows[0] as Row | undefined
  if (read) return { earlier: null, read }
  const found = await tx.execute<{ body_hash: string; subject_id: string | null }>(sql`
    select body_hash, subject_id from market.idempotency_key
    where user_id = ${userId} and route = ${route} and key = ${key}`)
  const row = found.rows[0]
  if (row && row.body_hash !== bodyHash) throw new CodedError('IDEMPOTENCY_MISMATCH')
  if (!row?.subject_id) throw new CodedError('REQUEST_IN_PROGRESS')
  return { earlier: Number(row.subject_id) }
}

/** The statement that binds the key to the record it made. */
export const bindKey = ({ userId, route, key }: IdempotencyKey, subjectId: number): SQL => sql`
  update market.idempotency_key set subject_id = ${subjectId}
  where user_id = ${userId} and route = ${route} and key = ${key}`

/** Forgets keys that no client can still be waiting on. */
export async function forgetOldKeys(tx: Tx): Promise<void> {
  await tx.execute(
    sql`delete from market.idempotency_key where created_at < now() - make_interval(days => ${retention['market.idempotency_key'].days})`,
  )
}
