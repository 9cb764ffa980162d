import { getTableColumns, sql, type Table } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Tx } from './db'

type Row = Record<string, unknown>

/** Few enough for one statement to end well within a write's time limit, triggers included. */
const CHUNK = 200

const isGroup = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Names the columns of Payload's own tables: {facilityDetails: {operatingHours: {start}}} is the column that Payload keeps
 * for that path. A value whose path is a column itself (JSON fields) is taken whole; lists without a column are left out.
 */
export function columnsOf(payload: Payload, table: string) {
  const tables = (payload.db as unknown as { tables: Record<string, Table | undefined> }).tables
  const found = tables[table]
  if (!found) throw new Error(`Payload has no table ${table}`)
  const names = new Map(Object.entries(getTableColumns(found)).map(([key, column]) => [key, column.name]))
  const relation = (key: string) => names.get(key) ?? names.get(`${key}ID`)
  const flatten = (record: Row, prefix: string, into: Row): Row => {
    for (const [key, value] of Object.entries(record)) {
      const path = prefix + key
      const name = relation(path)
      if (name) into[name] = value
      else if (isGroup(value)) flatten(value, `${path}_`, into)
      else if (!Array.isArray(value) && value !== null) throw new Error(`${table} has no column for ${path}`)
    }
    return into
  }
  return (record: Row): Row => flatten(record, '', {})
}

/** Inserts rows set by set; the columns are those of the first row, everything else takes its default. */
export async function insertRows(
  tx: Tx,
  table: string,
  rows: readonly Row[],
  onDone: (count: number) => void = () => undefined,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.raw(
    Object.keys(first)
      .map((name) => `"${name}"`)
      .join(', '),
  )
  const target = sql.raw(table)
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK)
    const json = JSON.stringify(chunk)
    await tx.execute(
      sql`insert into ${target} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${target}, ${json}::jsonb)`,
    )
    onDone(from + chunk.length)
  }
}
