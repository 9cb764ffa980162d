import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/db'

type Subject = { kind: 'warehouse' | 'service'; id: number }

/** Versions of a record whose fields are kept: who has not looked for longer reads the record anew. */
const KEPT = 50

/** Notes which fields made a version, none too, in the caller's transaction. */
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

/**
 * The fields that changed after one version up to another, each once, in the order of their first change; undefined when
 * not every version between is known: one made in SQL, or older than those kept.
 */
export async function fieldsChangedBetween(
  tx: Db | Tx,
  { kind, id }: Subject,
  seen: number,
  present: number,
): Promise<string[] | undefined> {
  const { rows } = await tx.execute<{ fields: string[] }>(sql`
    select fields from market.version_change
    where subject_kind = ${kind} and subject_id = ${id} and version > ${seen} and version <= ${present}
    order by version`)
  return rows.length === present - seen ? [...new Set(rows.flatMap(({ fields }) => fields))] : undefined
}
