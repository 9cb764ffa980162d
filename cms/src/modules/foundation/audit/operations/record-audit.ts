import { actingPerson } from '../../../../platform/acting'
import type { Db, Tx } from '../../../../platform/db'
import { auditEntry } from '../tables'

export type AuditEntry = Pick<typeof auditEntry.$inferInsert, 'action' | 'subjectKind' | 'subjectId'> & {
  actorId: number | null
  changes?: Record<string, readonly [before: unknown, after: unknown]>
}

/** An act that the running call does in the name of another account also says who does it. */
function rowOf(entry: AuditEntry): typeof auditEntry.$inferInsert {
  const person = actingPerson()
  const performedBy = entry.actorId === null || person === entry.actorId ? null : person
  return { ...entry, performedBy, changes: entry.changes ?? {} }
}

/** Notes an act in the caller's transaction, so that it is kept exactly when the act is. */
export async function recordAudit(tx: Db | Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntry).values(rowOf(entry))
}

/** The same for many acts at once. */
export async function recordAudits(tx: Db | Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(auditEntry).values(entries.map(rowOf))
}

/** The fields of `after` that differ from `before`, as `changes` wants them. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, readonly [unknown, unknown]> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before[field] ?? null))
      .map(([field, value]) => [field, [before[field] ?? null, value ?? null] as const]),
  )
}
