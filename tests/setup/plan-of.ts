import { is, Placeholder, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { ClientBase } from 'pg'

const dialect = new PgDialect()

/** The plan of a statement as PostgreSQL prints it. */
export async function planOf(client: ClientBase, statement: SQL): Promise<string> {
  const query = dialect.sqlToQuery(sql`explain ${statement}`)
  const values = query.params.map((value) => (is(value, Placeholder) ? 'anything' : value))
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(query.sql, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
