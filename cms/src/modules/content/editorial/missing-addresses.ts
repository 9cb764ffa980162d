import { type SQL, sql } from 'drizzle-orm'
import {
  defaultLanguage,
  languages,
  otherLanguages,
  pathIn,
  withoutLanguage,
} from '@stackyard/shared/reference/languages'
import { reservedSlugs } from '@stackyard/shared/domain/slug'
import { standingPages } from '@stackyard/shared/reference/standing-pages'
import type { Db, Tx } from '../../../platform/db'

/** What editors write has addresses in these areas; all others are pages of the site's own, or of listings and people. */
const AREAS = /^\/(?:news|articles|encyclopedia)(?:\/|$)/
/** Pages of the site in these areas that have no document. */
const FIXED = new Set(
  ['', '/search', '/today', '/videos', '/comments', '/beta', '/beta/search']
    .map((path) => `/news${path}`)
    .concat('/articles', '/encyclopedia', '/encyclopedia/query'),
)
const QUERY = /^\/encyclopedia\/query\/[^/]+$/
const STANDING = new Set(standingPages.map(({ slug }) => slug))
const prefixes: ReadonlySet<string> = new Set(otherLanguages(defaultLanguage))

/** Whether an address may lead to a document alone; that of the site's own pages is known without looking. */
function isDocuments(path: string): boolean {
  const english = withoutLanguage(path)
  if (AREAS.test(english)) return !FIXED.has(english) && !QUERY.test(english)
  const [, first = ''] = english.split('/')
  return (
    first !== '' && !first.includes('.') && !reservedSlugs.has(first) && !STANDING.has(first) && !prefixes.has(first)
  )
}

const documentsOf = (base: string, table: SQL): SQL => sql`
  select case d.language when 'ar' then '/ar' else '' end || ${base} || coalesce(original.slug, d.slug) as path
  from ${table} d left join ${table} original on original.id = d.translation_of_id where d.slug is not null`
const byId = (base: string, table: SQL): SQL => sql`
  select language.prefix || ${base} || d.id as path from ${table} d, (values (''), ('/ar')) language (prefix)`

const known = sql.join(
  [
    documentsOf('/news/', sql`posts`),
    documentsOf('/articles/', sql`articles`),
    documentsOf('/encyclopedia/', sql`encyclopedia_entries`),
    documentsOf('/', sql`pages`),
    byId('/news/', sql`posts`),
    byId('/articles/', sql`articles`),
    byId('/encyclopedia/', sql`encyclopedia_entries`),
    sql`select '/' || slug from partners where slug is not null`,
    sql`select language.prefix || '/news/category/' || coalesce(c.slug, c.id::text)
      from news_categories c, (values (''), ('/ar')) language (prefix)`,
    sql`select language.prefix || "from" from redirects, (values (''), ('/ar')) language (prefix)`,
  ],
  sql` union all `,
)

/** `/news/beta/{id or slug}` leads to the post. */
const current = (path: string): string => path.replace(/^((?:\/ar)?\/news)\/beta\//, '$1/')

/**
 * Those of `paths` (without query and hash) that lead to no page of editors, be it published or not. Addresses of listings,
 * services and people are their owners' and are never among them.
 */
export async function missingAddresses(db: Db | Tx, paths: readonly string[]): Promise<string[]> {
  const asked = [...new Set(paths)].filter(isDocuments)
  if (asked.length === 0) return []
  const { rows } = await db.execute<{ path: string }>(
    sql`select path from (${known}) known where path = any (${sql.param(asked.map(current))}::text[])`,
  )
  const found = new Set(rows.map(({ path }) => path))
  return asked.filter((path) => !found.has(current(path)))
}

/** The addresses of a document that is about to be published, which its own text may lead to. */
export const ownAddresses = (base: string, slug: unknown): string[] =>
  typeof slug === 'string' ? languages.map((language) => pathIn(`${base}/${slug}`, language)) : []
