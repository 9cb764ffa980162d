import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import { type AuditEntry, recordAudits } from '../../../foundation/audit'
import { refreshListings } from '../../discovery'

/** Listings whose rows of the read model are written by one statement. */
const BATCH = 200

export type ListingChange = {
  /** Assignments of columns; absent when the records are written already. */
  set?: SQL
  /** Whether a form of these listings that was opened before must not be saved any more. */
  countsVersion?: boolean
  audits?: readonly Omit<AuditEntry, 'subjectKind'>[]
}

/**
 * Every change of listings, and of what their pages show, in the caller's transaction: the records, their version, the
 * audit trail and the read model, whose triggers drop the pages that show it (cms/sql/570-page-drops.sql).
 */
export async function changeListings(
  tx: Tx,
  ids: readonly number[],
  { set, countsVersion = false, audits = [] }: ListingChange,
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
}

/** The listings of a provider that meet a condition: those that are not in the trash, unless another is named. */
export async function listingIdsOf(tx: Tx, sellerId: number, wanted = sql`deleted_at is null`): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from warehouses where seller_id = ${sellerId} and ${wanted} order by id`,
  )
  return rows.map(({ id }) => id)
}
