import { type SQL, sql } from 'drizzle-orm'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { executorOf } from '../../../listings/discovery'

type Kind = { noun: string; table: string; name: string; text?: string; pictures?: string[]; hasDrafts?: true }

/** Texts and covers of editors, with the columns that hold pictures. */
const KINDS: readonly Kind[] = [
  { noun: 'News post', table: 'posts', hasDrafts: true, name: 'title', pictures: ['cover_id', 'seo_image_id'] },
  { noun: 'Article', table: 'articles', hasDrafts: true, name: 'title', pictures: ['cover_id', 'seo_image_id'] },
  { noun: 'Encyclopedia entry', table: 'encyclopedia_entries', name: 'term' },
  { noun: 'FAQ', table: 'faqs', name: 'question', text: 'answer' },
  { noun: 'Page', table: 'pages', hasDrafts: true, name: 'title', pictures: ['seo_image_id'] },
  { noun: 'Partner', table: 'partners', hasDrafts: true, name: 'name', pictures: ['logo_id', 'seo_image_id'] },
  { noun: 'Agreement', table: 'agreements', hasDrafts: true, name: 'title' },
]
const MOST = 10

/** Pictures in a text: uploads, and the figures, galleries and stills of blocks (rich-text/blocks.ts). */
const shows = (text: SQL, id: number): SQL => sql`coalesce(jsonb_path_exists(${text}::jsonb,
  '$.** ? ((@.type == "upload" && @.value == $id) || @.picture == $id || @.pictures[*] == $id || @.still == $id)',
  jsonb_build_object('id', ${id}::int)), false)`

/** Documents and the newest versions of documents that show a picture. */
function using({ noun, table, name, text = 'body', pictures = [], hasDrafts }: Kind, id: number): SQL {
  const from = (source: string, prefix: string, key: string, condition: SQL) => {
    const column = (wanted: string) => sql.identifier(`${prefix}${wanted}`)
    const held = [shows(sql`${column(text)}`, id), ...pictures.map((one) => sql`${column(one)} = ${id}`)]
    return sql`select ${noun}::text as noun, ${column(name)}::text as name, ${sql.identifier(key)} as id
      from ${sql.identifier(source)} where ${condition} and (${sql.join(held, sql` or `)})`
  }
  const records = from(table, '', 'id', sql`true`)
  return hasDrafts ? sql`${records} union ${from(`_${table}_v`, 'version_', 'parent_id', sql`latest`)}` : records
}

type Use = { noun: string; name: string | null; id: number }

/**
 * A picture that a document shows, or a draft of one, stays until that shows another.
 * @throws APIError 409 naming the documents
 */
export const refuseWhenPictured: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = sql.join(
    KINDS.map((kind) => using(kind, Number(id))),
    sql` union `,
  )
  const { rows } = await (
    await executorOf(req)
  ).execute<Use>(sql`select * from (${uses}) used where id is not null order by noun, id limit ${MOST + 1}`)
  if (rows.length === 0) return
  const named = rows.slice(0, MOST).map(({ noun, name, id: at }) => `${noun} “${name ?? 'Untitled'}” (${at})`)
  const message = `This picture is in use: ${named.join(', ')}${rows.length > MOST ? ' and more' : ''}. Take it out there first.`
  throw new APIError(message, 409, null, true)
}
