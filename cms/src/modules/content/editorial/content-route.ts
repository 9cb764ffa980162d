import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { reservedSlugs } from '@stackyard/shared/domain/slug'
import { type Language, pathIn } from '@stackyard/shared/reference/languages'
import type { Db } from '../../../platform/db'
import type { Services } from '../../../platform/services'

/**
 * The page at a path, for addresses that have none by themselves: an agreement made with one account (R-018), whose number
 * stands in the query, and a search of the encyclopedia, whose words stand in the path. Null for all others.
 */
export function pagePathOf(url: URL): string | null {
  const { pathname, searchParams } = url
  if (/^\/(?:merchant|warehouse)-agreement$/.test(pathname)) {
    const id = searchParams.get('id') ?? ''
    return /^[1-9]\d{0,8}$/.test(id) ? `${pathname}/${id}` : null
  }
  return /^\/encyclopedia\/query\/[^/]+$/.test(pathname) ? '/encyclopedia/query' : null
}

/** Sends readers of an old address on: where a document was renamed, and from a record's id to its page. */
export const contentRedirects =
  ({ db }: Services): MiddlewareHandler =>
  async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return next()
    const to = await addressNow(db, c.req.path)
    return to ? c.redirect(to + new URL(c.req.url).search, 301) : next()
  }

/** Where an address leads; what moved in English moved in the other languages with it. */
async function addressNow(db: Db, asked: string): Promise<string | null> {
  const [, prefix, path = asked] = /^(\/ar)(\/.*)$/.exec(asked) ?? []
  const own = await redirectOf(db, asked)
  if (own !== null) return own
  const moved = prefix === undefined ? null : await redirectOf(db, path)
  if (moved?.startsWith('/')) return prefix + moved
  const page = prefix === undefined ? null : await arabicPageOf(db, path)
  return page ?? documentOf(db, path, asked)
}

/** The Arabic page that has `path` as its own address leads to where it stands: at its original's. */
async function arabicPageOf(db: Db, path: string): Promise<string | null> {
  const [, slug] = /^\/([a-z0-9-]{1,120})$/.exec(path) ?? []
  if (slug === undefined) return null
  const { rows } = await db.execute<{ slug: string }>(sql`
    select original.slug from pages p join pages original on original.id = p.translation_of_id
    where p.slug = ${slug} and p.language = 'ar' and p._status = 'published' and original.slug <> p.slug`)
  return rows[0] ? pathIn(`/${rows[0].slug}`, 'ar') : null
}

const LONGEST = 300

/** What a redirect leads to; null where that is a document which was taken back: its old addresses are gone with it. */
async function redirectOf(db: Db, path: string): Promise<string | null> {
  if (path.length > LONGEST) return null
  const { rows } = await db.execute<{ to: string; isAutomatic: boolean | null }>(
    sql`select "to", is_automatic as "isAutomatic" from redirects where "from" = ${path} limit 1`,
  )
  const [found] = rows
  if (!found || (await isTakenBack(db, found.to, found.isAutomatic === true))) return null
  return found.to
}

const KEPT = {
  news: { table: sql`posts`, shown: sql`_status = 'published'` },
  articles: { table: sql`articles`, shown: sql`_status = 'published'` },
  encyclopedia: { table: sql`encyclopedia_entries`, shown: sql`is_published` },
}

/** Documents at the top of the site. */
const AT_TOP = [
  { table: sql`pages`, shown: sql`_status = 'published'` },
  { table: sql`partners`, shown: sql`_status = 'published'` },
]

/**
 * Whether `path` is the address of a document that readers don't see. No document at all is a deleted one where a rename
 * made the redirect, else a page of another kind, such as /news/today. At the top of the site pages of the site's own
 * stand without a document.
 */
async function isTakenBack(db: Db, path: string, isAutomatic: boolean): Promise<boolean> {
  const [, area, slug] = /^(?:\/(news|articles|encyclopedia))?\/([a-z0-9-]{1,120})$/.exec(path) ?? []
  if (slug === undefined || (area === undefined && reservedSlugs.has(slug))) return false
  const kinds = area === undefined ? AT_TOP : [KEPT[area as keyof typeof KEPT]]
  const { rows } = await db.execute<{ shown: boolean | null }>(
    sql.join(
      kinds.map(({ table, shown }) => sql`select ${shown} as shown from ${table} where slug = ${slug}`),
      sql` union all `,
    ),
  )
  return rows.length === 0 ? isAutomatic : !rows.some((row) => row.shown)
}

/**
 * /news/12, /articles/12 and /encyclopedia/12 lead to the slug; so does /news/beta/{id or slug}. A translation leads to
 * its language's page, whose slug is its original's.
 */
async function documentOf(db: Db, path: string, asked: string): Promise<string | null> {
  const [, area, key] = /^\/(news|articles|encyclopedia)\/(?:beta\/)?([a-z0-9-]{1,120})$/.exec(path) ?? []
  if (area === undefined || key === undefined) return null
  const isId = /^[1-9]\d{0,8}$/.test(key)
  if (!isId && !path.startsWith('/news/beta/')) return null
  const { table, shown } = KEPT[area as keyof typeof KEPT]
  const { rows } = await db.execute<{ slug: string | null; language: Language }>(sql`
    select coalesce(original.slug, d.slug) as slug, d.language from ${table} d
      left join ${table} original on original.id = d.translation_of_id
    where d.${shown} and ${isId ? sql`d.id = ${Number(key)}` : sql`d.slug = ${key}`}`)
  const [found] = rows
  const to = found?.slug ? pathIn(`/${area}/${found.slug}`, found.language) : null
  return to === asked ? null : to
}
