import type { ContentAddress, ContentData } from '@stackyard/shared/schema/content-data'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { contentListTag } from '../../../../platform/page-tags'
import type { Note } from './linked-text'

const KINDS: readonly ContentAddress['kind'][] = ['news', 'articles', 'encyclopedia', 'pages', 'partners', 'services']

type Source = { table: SQL; shown: SQL; isTranslated: boolean }

/** Where the documents of a kind are (`d`), and which of them search engines may list. */
const SOURCES: Record<Exclude<ContentAddress['kind'], 'services'>, Source> = {
  news: written(sql`posts`),
  articles: written(sql`articles`),
  encyclopedia: { table: sql`encyclopedia_entries`, shown: sql`d.is_published`, isTranslated: true },
  pages: written(sql`pages`),
  partners: { ...written(sql`partners`), isTranslated: false },
}

function written(table: SQL): Source {
  return { table, shown: sql`d._status = 'published' and d.seo_no_index is not true`, isTranslated: true }
}

const day = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"`

const within = (column: SQL, run: number, size: number): SQL =>
  sql`${column} > ${(run - 1) * size}::int and ${column} <= ${run * size}::int`

/** A translation has the address of its original and is in its run. */
function documentsOf(kind: keyof typeof SOURCES, run: number, size: number): SQL {
  const { table, shown, isTranslated } = SOURCES[kind]
  if (!isTranslated)
    return sql`select ${kind} as kind, d.id, d.slug, 'en' as language, ${day(sql`d.updated_at`)} from ${table} d
      where ${shown} and d.slug is not null and ${within(sql`d.id`, run, size)}`
  const isInRun = sql`((d.translation_of_id is null and ${within(sql`d.id`, run, size)})
    or ${within(sql`d.translation_of_id`, run, size)})`
  return sql`select ${kind} as kind, d.id, coalesce(original.slug, d.slug) as slug, d.language::text as language,
      ${day(sql`d.updated_at`)}
    from ${table} d left join ${table} original on original.id = d.translation_of_id
    where ${shown} and d.slug is not null and ${isInRun}`
}

const servicesOf = (run: number, size: number): SQL => sql`
  select 'services' as kind, f.id, f.slug, 'en' as language, ${day(sql`s.updated_at`)}
  from market.service_search f join services s on s.id = f.id
  where f.listed and ${within(sql`f.id`, run, size)}`

/** What a sitemap names of one run of ids. */
export const contentAddressesOf = (run: number, size: number): SQL => {
  const kinds = [
    ...Object.keys(SOURCES).map((kind) => documentsOf(kind as keyof typeof SOURCES, run, size)),
    servicesOf(run, size),
  ]
  return sql`select kind, slug, language, "changedOn" from (${sql.join(kinds, sql` union all `)}) one
    order by kind, id`
}

/** The last run of ids that any document is in. */
export const lastRunOf = (size: number): SQL => {
  const tables = [...Object.values(SOURCES).map(({ table }) => table), sql`market.service_search`]
  const last = tables.map((table) => sql`(select max(id) from ${table})`)
  return sql`select ceil(coalesce(greatest(${sql.join(last, sql`, `)}), 0) / ${size}::numeric)::int as run`
}

type Data = Pick<ContentData, 'contentRuns' | 'contentAddresses' | 'serviceCounts'>

/** What sitemaps ask of what editors and providers of services write, one run of ids at a time. */
export const addressData = (db: Db, note: Note): Data => {
  const noteLists = () => {
    for (const kind of KINDS) note(contentListTag(kind))
  }
  return {
    async contentRuns(size) {
      noteLists()
      return (await db.execute<{ run: number }>(lastRunOf(size))).rows[0]?.run ?? 0
    },
    async contentAddresses(run, size) {
      noteLists()
      return (await db.execute<ContentAddress>(contentAddressesOf(run, size))).rows
    },
    async serviceCounts() {
      note(contentListTag('services'))
      const { rows } = await db.execute<{ type: string; total: number }>(sql`
        select service_type as type, count(*)::int as total from market.service_search where listed group by 1`)
      return Object.fromEntries(rows.map(({ type, total }) => [type, total]))
    },
  }
}
