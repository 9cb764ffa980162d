import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import { type AuditEntry, recordAudits } from '../../../foundation/audit'
import { refreshListings } from '../../discovery'
import { type ChangeName, recordEvent } from '../events/record-event'

/** Listings whose rows of the read model are written by one statement. */
const BATCH = 200

export type ListingChange = {
  change: ChangeName
  /** Assignments of columns; absent when the records are written already. */
  set?: SQL
  /** Whether a form of these listings that was opened before must not be saved any more. */
  countsVersion?: boolean
  audits?: readonly Omit<AuditEntry, 'subjectKind'>[]
  /** A write of the seed, after which the site is built anew. */
  isSilent?: boolean
}

/**
 * Every change of listings, and of what their pages show, in the caller's transaction: the records, their version, the
 * audit trail, the read model and one event for the subscribers.
 */
export async function changeListings(
  tx: Tx,
  ids: readonly number[],
  { change, set, countsVersion = false, audits = [], isSilent = false }: ListingChange,
): Promise<void> {
  if (ids.length === 0) return
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  const assigned = [...(set ? [set] : []), ...(countsVersion ? [sql`version = coalesce(version, 1) + 1`] : [])]
  if (assigned.length > 0)
    await tx.execute(sql`update warehouses set ${sql.join(assigned, sql`, `)} where id in ${sorted}`)
  await recordAudits(
    tx,
    audits.map((entry) => ({ ...entry, subjectKind: 'warehouse' as const })),
  )
  for (let from = 0; from < sorted.length; from += BATCH) await refreshListings(tx, sorted.slice(from, from + BATCH))
  if (!isSilent) await recordEvent(tx, { kind: 'warehouse', change, listingIds: sorted, isShown: true })
}

/** The listings of a provider that meet a condition: those that are not in the trash, unless another is named. */
export async function listingIdsOf(tx: Tx, sellerId: number, wanted = sql`deleted_at is null`): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from warehouses where seller_id = ${sellerId} and ${wanted} order by id`,
  )
  return rows.map(({ id }) => id)
}
