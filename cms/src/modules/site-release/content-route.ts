import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Db } from '../../platform/db'
import type { Services } from '../../platform/services'
import { staticFiles } from '../../platform/static-files'

const CONTENT = '/content/current'

/**
 * Addresses of content that no file of the release has by itself: an agreement made with one account (R-018) and a
 * search of the encyclopedia, whose words stand in the path.
 */
export function contentRoute({ env }: Services): Hono {
  const site = join(env.DATA_DIR, 'site')
  const route = new Hono()
  const serve = (rewrite: (path: string) => string) => staticFiles({ root: site, isImmutable: () => false, rewrite })
  for (const kind of ['merchant-agreement', 'warehouse-agreement'])
    route.get(`/${kind}`, async (c, next) => {
      const id = c.req.query('id') ?? ''
      const page = `${CONTENT}/${kind}/${id}`
      if (!/^[1-9]\d{0,8}$/.test(id) || !existsSync(join(site, page, 'index.html'))) return next()
      return serve(() => `${page}/index.html`)(c, next)
    })
  route.get(
    '/encyclopedia/query/:query',
    serve(() => `${CONTENT}/encyclopedia/query/index.html`),
  )
  return route
}

/** Sends readers of an old address on: where a document was renamed, and from a record's id to its page. */
export const contentRedirects =
  ({ db }: Services): MiddlewareHandler =>
  async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return next()
    const to = (await redirectOf(db, c.req.path)) ?? (await pageOf(db, c.req.path))
    return to ? c.redirect(to + new URL(c.req.url).search, 301) : next()
  }

const LONGEST = 300

async function redirectOf(db: Db, path: string): Promise<string | null> {
  if (path.length > LONGEST) return null
  const { rows } = await db.execute<{ to: string }>(sql`select "to" from redirects where "from" = ${path} limit 1`)
  return rows[0]?.to ?? null
}

const KEPT = {
  news: sql`posts where _status = 'published'`,
  articles: sql`articles where _status = 'published'`,
  encyclopedia: sql`encyclopedia_entries where is_published`,
}

/** /news/12, /articles/12 and /encyclopedia/12 lead to the slug; so does /news/beta/{id or slug}. */
async function pageOf(db: Db, path: string): Promise<string | null> {
  const [, area, key] = /^\/(news|articles|encyclopedia)\/(?:beta\/)?([a-z0-9-]{1,120})$/.exec(path) ?? []
  if (area === undefined || key === undefined) return null
  const isId = /^[1-9]\d{0,8}$/.test(key)
  if (!isId && !path.startsWith('/news/beta/')) return null
  const { rows } = await db.execute<{ slug: string | null }>(sql`
    select slug from ${KEPT[area as keyof typeof KEPT]} and ${isId ? sql`id = ${Number(key)}` : sql`slug = ${key}`}`)
  const slug = rows[0]?.slug
  return slug && `/${area}/${slug}` !== path ? `/${area}/${slug}` : null
}
