import { sql } from 'drizzle-orm'
import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { TELL_OF_MESSAGES, tellKey } from '../jobs/tell-of-messages'
import { attachFiles } from '../attachments'
import { findMessage, isReadBySomebody } from '../repository'

/** Long enough that nobody who is reading along gets a mail. */
const TELL_AFTER_MS = 30_000

type Message = { roomId: number; text: string; sendKey: string; fileIds: readonly number[] }

/** Locks the thread, so that its messages are numbered in the order they are seen in. */
async function lockPartner(tx: Tx, userId: number, roomId: number): Promise<{ id: number; isWaiting: boolean }> {
  await tx.execute(sql`select 1 from market.chat_room r where r.id = ${roomId}
    and exists (select 1 from market.chat_member m where m.room_id = r.id and m.user_id = ${userId}) for update`)
  const { rows } = await tx.execute<{ id: number; isActive: boolean; isWaiting: boolean }>(sql`
    select p.user_id as id, u.id is not null and u.is_active is not false as "isActive",
      exists (select 1 from market.chat_message x where x.room_id = p.room_id and x.id > p.last_read_id
        and x.sender_id = ${userId} and x.deleted_at is null) as "isWaiting"
    from market.chat_member m join market.chat_member p on p.room_id = m.room_id and p.user_id = m.partner_id
      left join users u on u.id = p.user_id
    where m.room_id = ${roomId} and m.user_id = ${userId}`)
  const partner = rows[0]
  if (!partner) throw new CodedError('NOT_FOUND')
  if (!partner.isActive)
    throw new CodedError('CONFLICT', { message: 'This person’s account is closed. They cannot receive messages.' })
  if (!(await isReadBySomebody(tx, partner.id))) throw new CodedError('NOBODY_READS')
  return partner
}

/**
 * Writes a message into an own thread; one that came before with its key answers as it stands. The other person is told
 * of the first that waits, by a job that looks again whether it still does.
 * @throws CodedError NOT_FOUND for another's thread, CONFLICT when the partner's account is closed, NOBODY_READS, and
 *   what `attachFiles` throws
 */
export async function sendMessage(
  { db, jobs, clock }: Services,
  userId: number,
  { roomId, text, sendKey, fileIds }: Message,
): Promise<ChatMessage> {
  return withTransaction(db, async (tx) => {
    const partner = await lockPartner(tx, userId, roomId)
    const { rows } = await tx.execute<{ id: number; isNew: boolean }>(sql`
      insert into market.chat_message (room_id, sender_id, text, send_key) values (${roomId}, ${userId}, ${text}, ${sendKey})
      on conflict (room_id, sender_id, send_key) do update set send_key = excluded.send_key
      returning id::float8 as id, xmax = 0 as "isNew"`)
    const written = rows[0]
    if (written?.isNew) {
      await attachFiles(tx, userId, written.id, fileIds)
      await tx.execute(sql`
        update market.chat_member set last_message_id = ${written.id},
          last_read_id = case when user_id = ${userId} then ${written.id}::bigint else last_read_id end
        where room_id = ${roomId}`)
      const about = { roomId, userId: partner.id }
      if (!partner.isWaiting)
        await jobs.add(tx, TELL_OF_MESSAGES, about, {
          key: tellKey(about),
          runAt: new Date(clock.now().getTime() + TELL_AFTER_MS),
        })
    }
    const message = written && (await findMessage(tx, userId, { messageId: written.id }))
    if (!message) throw new CodedError('NOT_FOUND')
    return message
  })
}
