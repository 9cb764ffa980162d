import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'

type Subject = { kind: 'warehouse' | 'service'; id: number }

/** Versions of a record whose fields are kept: who has not looked for longer reads the record anew. */
const KEPT = 50

/** Notes which fields made a version, in the caller's transaction. */
export async function recordVersion(
  tx: Db | Tx,
  { kind, id }: Subject,
  version: number,
  fields: readonly string[],
): Promise<void> {
  const list = sql`array[${sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  )}]::text[]`
  await tx.execute(sql`
    insert into market.version_change (subject_kind, subject_id, version, fields)
    values (${kind}, ${id}, ${version}, ${list})
    on conflict (subject_kind, subject_id, version) do update set fields = excluded.fields`)
  await tx.execute(sql`
    delete from market.version_change
    where subject_kind = ${kind} and subject_id = ${id} and version <= ${version - KEPT}`)
}

/** The fields that changed after this version, each once, in the order of their first change. */
export async function fieldsChangedSince(tx: Db | Tx, { kind, id }: Subject, version: number): Promise<string[]> {
  const { rows } = await tx.execute<{ field: string }>(sql`
    select f.field from market.version_change c cross join lateral unnest(c.fields) with ordinality f (field, place)
    where c.subject_kind = ${kind} and c.subject_id = ${id} and c.version > ${version}
    group by f.field order by min(c.version), min(f.place)`)
  return rows.map(({ field }) => field)
}
