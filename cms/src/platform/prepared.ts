import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, QueryResultRow } from 'pg'

/** Runs a prepared statement with a value for each of its placeholders. */
export type Prepared<TRow> = (pool: Pick<Pool, 'query'>, values: Record<string, unknown>) => Promise<TRow[]>

/**
 * A statement that is always the same but for its `sql.placeholder`s: PostgreSQL parses it once for a connection, and after
 * some runs plans it no more. Worth it where many readers ask and planning costs about as much as running. `name` is unique.
 */
export function prepared<TRow extends QueryResultRow>(name: string, statement: SQL): Prepared<TRow> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return async (pool, values) => (await pool.query<TRow>({ name, text, values: fillPlaceholders(params, values) })).rows
}
