import type { PersonNote } from '@stackyard/shared/schema/person-page'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import type { Page, PageOf } from './repository'
import { personNote } from './tables'

const authorName = sql<string>`coalesce((select nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')
  from users u where u.id = ${personNote.authorId}), '')`

const columns = {
  id: personNote.id,
  text: personNote.text,
  authorId: personNote.authorId,
  authorName,
  createdAt: personNote.createdAt,
}

/** The notes about a person, the newest first. */
export async function listNotes(db: Db, { id, limit, skip }: PageOf): Promise<Page<PersonNote>> {
  const about = eq(personNote.personId, id)
  const [found, total] = await Promise.all([
    db
      .select(columns)
      .from(personNote)
      .where(about)
      .orderBy(sql`${personNote.id} desc`)
      .limit(limit)
      .offset(skip),
    db.$count(personNote, about),
  ])
  return { rows: found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total }
}

export async function insertNote(db: Db, values: typeof personNote.$inferInsert): Promise<PersonNote> {
  const [made] = await db.insert(personNote).values(values).returning({ id: personNote.id })
  const [row] = made ? await db.select(columns).from(personNote).where(eq(personNote.id, made.id)) : []
  if (!row) throw new Error('a note was not inserted')
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** Deletes a note of its author; false when there is no such note. */
export async function deleteNote(db: Db, note: { id: number; personId: number; authorId: number }): Promise<boolean> {
  const { rowCount } = await db
    .delete(personNote)
    .where(
      and(eq(personNote.id, note.id), eq(personNote.personId, note.personId), eq(personNote.authorId, note.authorId)),
    )
  return (rowCount ?? 0) > 0
}
