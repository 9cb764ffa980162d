import { sql } from 'drizzle-orm'
import type { BaseFilter } from 'payload'
import type { Services } from '../../platform/services'

/*
 * The panel makes a document as soon as an editor opens "create", so that nothing written is ever lost. While nothing is
 * written it is shown in no list, and after a day it is gone.
 */

const KINDS = ['posts', 'articles', 'pages'] as const

/** For a collection's lists in the panel: only documents that have something in one of `fields`. */
export const writtenIn =
  (...fields: string[]): BaseFilter =>
  () => ({ or: fields.map((field) => ({ [field]: { exists: true } })) })

/** Documents older than a day in which nothing was written since they were made. */
const untouched = (kind: (typeof KINDS)[number]) => {
  const [table, versions] = [sql.identifier(kind), sql.identifier(`_${kind}_v`)]
  return sql`
    select d.id from ${table} d
    where d.created_at < now() - interval '1 day' and num_nonnulls(d.title, d.excerpt, d.body, d.slug) = 0
      and (select count(*) from ${versions} v where v.parent_id = d.id) <= 1
      and not exists (select from ${versions} v where v.parent_id = d.id
        and num_nonnulls(v.version_title, v.version_excerpt, v.version_body, v.version_slug) > 0)`
}

/** Deletes what was opened and left. Nobody has seen it, so nothing is released. */
export async function clearUntouched({ db, payload }: Pick<Services, 'db' | 'payload'>): Promise<void> {
  for (const collection of KINDS) {
    const { rows } = await db.execute<{ id: number }>(untouched(collection))
    for (const { id } of rows)
      await payload.delete({ collection, id, overrideAccess: true, context: { skipRelease: true } })
  }
}
