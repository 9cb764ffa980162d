import { sql } from 'drizzle-orm'
import type { BaseFilter } from 'payload'
import type { Services } from '../../../platform/services'

/*
 * The panel makes a document as soon as an editor opens "create", so that nothing written is ever lost. While nothing is
 * written it is shown in no list, and after a day without a change it is gone.
 */

/** The kinds of documents, with whether they have a cover. */
const KINDS = { posts: true, articles: true, pages: false } as const
type Kind = keyof typeof KINDS

/** For a collection's lists in the panel: only documents that have something in one of `fields`. */
export const writtenIn =
  (...fields: string[]): BaseFilter =>
  () => ({ or: fields.map((field) => ({ [field]: { exists: true } })) })

/** Whether a row has words, a picture or an address; a category alone, or an empty paragraph, is nothing. */
const isWritten = (kind: Kind, prefix: string) => {
  const column = (name: string) => sql.identifier(`${prefix}${name}`)
  const words = sql`nullif(trim(concat(${column('title')}, ${column('excerpt')}, ${column('slug')})), '') is not null`
  const body = sql`coalesce(jsonb_path_exists(${column('body')}::jsonb,
    '$.**.type ? (@ != "root" && @ != "paragraph" && @ != "linebreak")'), false)`
  return KINDS[kind] ? sql`(${words} or ${body} or ${column('cover_id')} is not null)` : sql`(${words} or ${body})`
}

/** Documents that nobody changed for a day, and in which nothing was ever written. */
const untouched = (kind: Kind) => sql`
  select d.id from ${sql.identifier(kind)} d
  where d.updated_at < now() - interval '1 day' and not ${isWritten(kind, '')}
    and not exists (
      select from ${sql.identifier(`_${kind}_v`)} v where v.parent_id = d.id and ${isWritten(kind, 'version_')})`

/** Deletes what was opened and left. Nobody has seen it, so no page is drawn. */
export async function clearUntouched({ db, payload }: Pick<Services, 'db' | 'payload'>): Promise<void> {
  for (const collection of Object.keys(KINDS) as Kind[]) {
    const { rows } = await db.execute<{ id: number }>(untouched(collection))
    for (const { id } of rows)
      await payload.delete({ collection, id, overrideAccess: true, context: { isSilent: true } })
  }
}
