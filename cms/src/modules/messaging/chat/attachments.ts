import { type SQL, sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { makePrivate } from '../../foundation/file'

/** The files of message `g` as JSON; `hasPreview` names the kinds that the file module draws in other sizes. */
export const attachmentColumn: SQL = sql`coalesce((select json_agg(json_build_object('id', f.id, 'title', f.title,
    'mimeType', f.mime_type, 'bytes', f.bytes, 'width', f.width, 'height', f.height,
    'hasPreview', f.stored_name ~ '\\.(jpg|png|webp|avif)$') order by a.position)
  from market.chat_attachment a join market.uploaded_file f on f.id = a.file_id
  where a.message_id = g.id), '[]'::json) as attachments`

/**
 * Puts uploaded files of the sender's into a new message and makes them private.
 * @throws CodedError VALIDATION_FAILED for another's file, CONFLICT for one that is in a message already
 */
export async function attachFiles(tx: Tx, senderId: number, messageId: number, ids: readonly number[]): Promise<void> {
  const fileIds = [...new Set(ids)]
  if (fileIds.length === 0) return
  if (!(await makePrivate(tx, senderId, fileIds)))
    throw new CodedError('VALIDATION_FAILED', {
      issues: [{ path: 'fileIds', message: 'A file is missing. Attach it again.' }],
    })
  const rows = fileIds.map((id, position) => sql`(${id}::int, ${messageId}::bigint, ${position}::smallint)`)
  const { rowCount } = await tx.execute(sql`
    insert into market.chat_attachment (file_id, message_id, position) values ${sql.join(rows, sql`, `)}
    on conflict (file_id) do nothing`)
  if (rowCount !== fileIds.length)
    throw new CodedError('CONFLICT', { message: 'This file is in a message already. Upload it again to send it.' })
}

/** Takes the files out of a message and answers their ids. */
export async function detachFiles(tx: Tx, messageId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`delete from market.chat_attachment where message_id = ${messageId} returning file_id as id`,
  )
  return rows.map(({ id }) => id)
}

export type AttachmentPlace = { roomId: number; messageId: number; fileId: number }

/** Whether this file is in this message of a thread of the person's. */
export async function isAttachedFor(db: Db, userId: number, { roomId, messageId, fileId }: AttachmentPlace) {
  const { rowCount } = await db.execute(sql`
    select 1 from market.chat_attachment a join market.chat_message g on g.id = a.message_id and g.deleted_at is null
      join market.chat_member m on m.room_id = g.room_id and m.user_id = ${userId}
    where a.file_id = ${fileId} and a.message_id = ${messageId} and g.room_id = ${roomId}`)
  return (rowCount ?? 0) > 0
}
