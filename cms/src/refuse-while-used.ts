import { sql } from 'drizzle-orm'
import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload'
import { text } from '@stackyard/shared/messages/text'
import { executorOf } from './modules/listings/discovery/payload-executor'

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** Columns that must name a record of this table: the database would refuse its deletion. */
const requiringColumns = (table: string) => sql<{ table: string; column: string }>`
  select r.relname as table, a.attname as column
  from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = to_regclass(${`public.${table}`}) and c.confdeltype in ('a', 'r', 'n')
    and a.attnotnull
  order by 1, 2`

/** @throws APIError 409 that says how many records of which kind need this one. */
const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const tx = await executorOf(req)
  const found = await tx.execute<{ table: string; column: string }>(requiringColumns(tableOf(collection.slug)))
  for (const { table, column } of found.rows) {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`)
    const count = rows[0]?.count ?? 0
    const [kind] = Object.keys(req.payload.collections).filter((slug) => tableOf(slug) === table)
    const of = (kind ?? table).replaceAll(/[-_]/g, ' ')
    if (count > 0) throw new APIError(text('record.inUse', { kind: of, count: String(count) }), 409, null, true)
  }
}

/** The collection, with a deletion that says why it can't be done while other records need the record. */
export const withDeletionGuard = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), refuseWhileUsed],
  },
})
