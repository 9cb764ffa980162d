import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

/** Addresses that lead on to another one. */
export async function redirectedAddresses(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ from: string }>(sql`select "from" from redirects`)
  return new Set(rows.map(({ from }) => from))
}

const address = (base: string): SQL =>
  sql`case d.language when 'ar' then '/ar' else '' end || ${base} || coalesce(original.slug, d.slug)`

const gone = (base: string, table: SQL, shown: SQL): SQL => sql`
  select ${address(base)} as path from ${table} d left join ${table} original on original.id = d.translation_of_id
  where d.slug is not null and not (${shown})`

/** Public addresses of news, articles and entries that are unpublished: those taken back, and those being written. */
export async function goneAddresses(db: Db): Promise<Set<string>> {
  const published = sql`d._status = 'published'`
  const { rows } = await db.execute<{ path: string }>(
    sql.join(
      [
        gone('/news/', sql`posts`, published),
        gone('/articles/', sql`articles`, published),
        gone('/encyclopedia/', sql`encyclopedia_entries`, sql`coalesce(d.is_published, false)`),
      ],
      sql` union `,
    ),
  )
  return new Set(rows.map(({ path }) => path))
}
