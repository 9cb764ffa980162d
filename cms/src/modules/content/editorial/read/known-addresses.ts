import { type SQL, sql } from 'drizzle-orm'
import { reservedSlugs } from '@stackyard/shared/domain/slug'
import { languages, pathIn } from '@stackyard/shared/reference/languages'
import type { Db } from '../../../../platform/db'

const address = (base: string): SQL =>
  sql`case d.language when 'ar' then '/ar' else '' end || ${base} || coalesce(original.slug, d.slug)`

const gone = (base: string, table: SQL, shown: SQL): SQL => sql`
  select ${address(base)} as path from ${table} d left join ${table} original on original.id = d.translation_of_id
  where d.slug is not null and not (${shown})
  union select language.prefix || ${base} || d.id from ${table} d, (values (''), ('/ar')) language (prefix)
  where not (${shown})`

/** Categories of news have a page in each language they hold a published post in. */
const emptied = sql`
  select language.prefix || '/news/category/' || c.slug as path
  from news_categories c, (values ('en', ''), ('ar', '/ar')) language (code, prefix)
  where c.slug is not null and not exists (
    select from posts d where d.category_id = c.id and d._status = 'published' and d.language::text = language.code)`

/** Pages and partners stand at the top of the site, where a page may have a partner's name. */
const goneAtTop = sql`
  select path from (
    select case d.language when 'ar' then '/ar/' else '/' end || coalesce(original.slug, d.slug) as path,
      d._status = 'published' as shown
    from pages d left join pages original on original.id = d.translation_of_id
    union all select '/' || slug, _status = 'published' from partners) top
  where path is not null group by path having not bool_or(coalesce(shown, false))`

/** Addresses that the site answers without a document. */
const STANDING = new Set(
  [...reservedSlugs].flatMap((slug) => languages.map((language) => pathIn(`/${slug}`, language))),
)

/**
 * Those of `paths` that are public addresses, by slug or by number, of news, articles and entries that are unpublished:
 * taken back, or being written; by slug those of pages and partners. Categories that hold no news are among them.
 */
export async function goneAddresses(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const published = sql`d._status = 'published'`
  const { rows } = await db.execute<{ path: string }>(
    sql`select path from (${sql.join(
      [
        gone('/news/', sql`posts`, published),
        gone('/articles/', sql`articles`, published),
        gone('/encyclopedia/', sql`encyclopedia_entries`, sql`coalesce(d.is_published, false)`),
        emptied,
        goneAtTop,
      ],
      sql` union `,
    )}) gone where path = any (${sql.param([...paths])}::text[])`,
  )
  return new Set(rows.map(({ path }) => path).filter((path) => !STANDING.has(path)))
}
