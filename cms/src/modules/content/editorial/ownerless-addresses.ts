import { canonicalListPath } from '@stackyard/shared/domain/list-path'
import { sql } from 'drizzle-orm'
import { withoutLanguage } from '@stackyard/shared/reference/languages'
import type { Db, Tx } from '../../../platform/db'

const OWNED = /^\/(warehouses|services)\/([a-z0-9_-]+)$/i
/** Pages below the same paths that are no listing's or service's. */
const LISTS = new Set(['us', 'global', 'featured', 'hot-racks', 'partners'])

/**
 * Those of `paths` (without query and hash) that are addresses of a listing or service which nobody has, by slug, short
 * address or number. A hidden one counts as somebody's, unless `isShown` asks for those that readers see.
 */
export async function ownerlessAddresses(
  db: Db | Tx,
  paths: readonly string[],
  { isShown = false } = {},
): Promise<string[]> {
  const owned = [...new Set(paths)].flatMap((path) => {
    const [, kind = '', key = ''] = OWNED.exec(withoutLanguage(path)) ?? []
    return key && !LISTS.has(key) && !canonicalListPath(path) ? [{ path, kind, key }] : []
  })
  if (owned.length === 0) return []
  const keys = sql`any (${sql.param([...new Set(owned.map(({ key }) => key))])}::text[])`
  const ids = sql`any (${sql.param(owned.map(({ key }) => key).filter((key) => /^\d{1,9}$/.test(key)))}::int[])`
  const shown = isShown ? sql`listed and` : sql``
  const { rows } = await db.execute<{ kind: string; key: string }>(sql`
    select 'warehouses' as kind, unnest(array[slug, warehouse_url, id::text]) as key from market.listing_search
      where ${shown} (slug = ${keys} or warehouse_url = ${keys} or id = ${ids})
    union select 'services', unnest(array[slug, id::text]) from market.service_search where ${shown} (slug = ${keys} or id = ${ids})
    union select split_part("from", '/', 2), split_part("from", '/', 3) from redirects
      where "from" = any (${sql.param(owned.map(({ path }) => withoutLanguage(path)))}::text[])`)
  const known = new Set(rows.map(({ kind, key }) => `${kind}/${key}`))
  return owned.filter(({ kind, key }) => !known.has(`${kind}/${key}`)).map(({ path }) => path)
}
