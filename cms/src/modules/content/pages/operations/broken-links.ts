import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { missingAddresses } from '../../editorial'

const OWNED = /^\/(warehouses|services)\/([a-z0-9-]+)$/
const MOST = 20

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    // Escapes that say nothing are compared as written.
    return path
  }
}

/** Addresses within the site that a page leads to, without query and hash. */
const addresses = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#?]*)/g), ([, path = '']) =>
      decoded(path.replaceAll('&amp;', '&')).replace(/(?<=.)\/$/, ''),
    ),
  ),
]

/** Those of the addresses of listings and services that none has. */
async function withoutOwner(db: Db, paths: readonly string[]): Promise<string[]> {
  const owned = paths.flatMap((path) => {
    const [, kind, slug] = OWNED.exec(path) ?? []
    return kind && slug && !isList(slug) ? [{ path, kind, slug }] : []
  })
  if (owned.length === 0) return []
  const slugs = sql.param(owned.map(({ slug }) => slug))
  const { rows } = await db.execute<{ path: string }>(sql`
    select '/warehouses/' || slug as path from market.listing_search where listed and slug = any (${slugs}::text[])
    union all select '/services/' || slug from market.service_search where listed and slug = any (${slugs}::text[])`)
  const known = new Set(rows.map(({ path }) => path))
  return owned.filter(({ path }) => !known.has(path)).map(({ path }) => path)
}

const LISTS = new Set(['us', 'global', 'featured', 'hot-racks', 'partners'])
const isList = (slug: string): boolean => LISTS.has(slug)

/** Links of a page that lead to no document, listing or service: worth a word to the editor, and no reason to hold it back. */
export async function brokenLinks(db: Db, html: string): Promise<string[]> {
  const paths = addresses(html)
  const [missing, ownerless] = await Promise.all([missingAddresses(db, paths), withoutOwner(db, paths)])
  return [...missing, ...ownerless].slice(0, MOST)
}
