import type { ContactMessage } from '@stackyard/shared/schema/newsletter'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

const columns = sql`m.id, m.id as "_id", m.name, m.email, coalesce(m.company, '') as company, m.topic::text as topic,
  m.message, m.status::text as status, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

/** Messages of the contact form, newest first; `query` looks in name, address and company. */
export async function listMessages(
  db: Db,
  { limit, skip, query }: { limit: number; skip: number; query?: string | undefined },
): Promise<{ rows: ContactMessage[]; total: number }> {
  const where = query
    ? sql`where strpos(lower(concat_ws(' ', m.name, m.email, m.company)), ${query.toLowerCase()}) > 0`
    : sql``
  const { rows } = await db.execute<ContactMessage & { total: number }>(sql`
    select ${columns}, count(*) over ()::int as total from contact_messages m ${where}
    order by m.created_at desc, m.id desc limit ${limit} offset ${skip}`)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function findMessage(db: Db, id: number): Promise<ContactMessage | null> {
  const { rows } = await db.execute<ContactMessage>(sql`select ${columns} from contact_messages m where m.id = ${id}`)
  return rows[0] ?? null
}
