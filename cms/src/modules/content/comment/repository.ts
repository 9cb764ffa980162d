import { sql } from 'drizzle-orm'
import type { Comment } from '@stackyard/shared/schema/comment'
import type { Db } from '../../../platform/db'

type Reader = { id: number } | null

/** Who may see a comment: everybody once it is approved, its writer always. */
const seenBy = (reader: Reader) => sql`(c.status = 'approved' or c.author_id = ${reader?.id ?? -1})`

const columns = (reader: Reader) => sql`c.id, c.id as _id, c.post_id as "blogId", c.text, c.author_name as author,
  c.author_id = ${reader?.id ?? -1} as "isOwn", c.status, to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

/** Comments of a post, the oldest first, as in a conversation. */
export async function commentsOf(
  db: Db,
  { postId, reader, limit, skip }: { postId: number; reader: Reader; limit: number; skip: number },
): Promise<{ rows: Comment[]; total: number }> {
  const { rows } = await db.execute<Comment & { total: number }>(sql`
    select ${columns(reader)}, count(*) over ()::int as total from comments c
    where c.post_id = ${postId} and ${seenBy(reader)} order by c.created_at, c.id limit ${limit} offset ${skip}`)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function findComment(db: Db, id: number, reader: Reader): Promise<Comment | null> {
  const { rows } = await db.execute<Comment>(sql`
    select ${columns(reader)} from comments c where c.id = ${id} and ${seenBy(reader)}`)
  return rows[0] ?? null
}

/** How many comments a person has written since a moment, and whether one says the same on the same post. */
export async function recentOf(db: Db, { authorId, since }: { authorId: number; since: Date }) {
  const { rows } = await db.execute<{ text: string; postId: number }>(sql`
    select text, post_id as "postId" from comments where author_id = ${authorId} and created_at > ${since}`)
  return rows
}

export async function isOpenPost(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from posts where id = ${id} and _status = 'published'`)
  return rows.length > 0
}

export async function authorOf(db: Db, id: number): Promise<number | null> {
  const { rows } = await db.execute<{ authorId: number }>(
    sql`select author_id as "authorId" from comments where id = ${id}`,
  )
  return rows[0]?.authorId ?? null
}
