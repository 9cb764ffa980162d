import { sql } from 'drizzle-orm'
import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { editMinutes } from '@stackyard/shared/reference/chat'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { deleteFile } from '../../../foundation/file'
import { detachFiles } from '../attachments'
import { findMessage } from '../repository'

type Wanted = { roomId: number; messageId: number }

async function ownMessage({ db }: Pick<Services, 'db'>, userId: number, wanted: Wanted): Promise<ChatMessage> {
  const message = await findMessage(db, userId, wanted)
  if (!message) throw new CodedError('NOT_FOUND')
  if (!message.isOwn) throw new CodedError('CONFLICT', { message: 'Only its writer can change a message.' })
  return message
}

/** @throws CodedError NOT_FOUND, CONFLICT for the partner's, a deleted one and after 15 minutes */
export async function editMessage(
  services: Services,
  userId: number,
  { text, ...wanted }: Wanted & { text: string },
): Promise<ChatMessage> {
  await ownMessage(services, userId, wanted)
  const now = services.clock.now()
  const since = new Date(now.getTime() - editMinutes * 60_000).toISOString()
  const { rowCount } = await services.db.execute(sql`
    update market.chat_message set text = ${text}, edited_at = ${now.toISOString()}
    where id = ${wanted.messageId} and deleted_at is null and created_at > ${since}`)
  if (!rowCount)
    throw new CodedError('CONFLICT', {
      message: `A message can be changed for ${editMinutes} minutes. Write another one.`,
    })
  return ownMessage(services, userId, wanted)
}

/**
 * Empties the own message and deletes its files, but for those that something else needs; a deleted one stays as it is.
 * @throws CodedError NOT_FOUND, CONFLICT for the partner's
 */
export async function deleteMessage(services: Services, userId: number, wanted: Wanted): Promise<ChatMessage> {
  await ownMessage(services, userId, wanted)
  const now = services.clock.now().toISOString()
  const fileIds = await withTransaction(services.db, async (tx) => {
    await tx.execute(sql`
      update market.chat_message set text = '', deleted_at = coalesce(deleted_at, ${now}::timestamptz)
      where id = ${wanted.messageId}`)
    // A statement of its own: it sees the reaction that the first one waited for.
    await tx.execute(sql`delete from market.chat_reaction where message_id = ${wanted.messageId}`)
    return detachFiles(tx, wanted.messageId)
  })
  for (const id of fileIds) await deleteFile(services, { ownerId: userId, id }).catch(unlessNeeded)
  return ownMessage(services, userId, wanted)
}

function unlessNeeded(error: unknown): void {
  if (!(error instanceof CodedError)) throw error
}
