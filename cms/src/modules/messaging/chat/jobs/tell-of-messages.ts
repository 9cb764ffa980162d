import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { withTransaction } from '../../../../platform/with-transaction'
import { notifyUser } from '../../../foundation/notification'

export const TELL_OF_MESSAGES = 'tell-of-messages'

/** One such job for each reader of a thread. */
export const tellKey = ({ roomId, userId }: { roomId: number; userId: number }): string =>
  `${TELL_OF_MESSAGES}:${roomId}:${userId}`

/** Tells a person, once, that messages of a thread wait; not if they read them meanwhile or want no such notices. */
export const tellOfMessagesJob: JobDefinition = {
  name: TELL_OF_MESSAGES,
  async run({ db, jobs }, payload) {
    const roomId = Number(payload.roomId)
    const userId = Number(payload.userId)
    await withTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(sql`
        select coalesce(nullif(w.company, ''), nullif(case when w.user_type::text = 'manager' then '' else
          btrim(concat_ws(' ', w.first_name, w.last_name)) end, ''), 'Member') as name
        from market.chat_member m join users u on u.id = m.user_id join users w on w.id = m.partner_id
        where m.room_id = ${roomId} and m.user_id = ${userId}
          and u.is_active is not false and u.enable_message_notifications is not false
          and exists (select 1 from market.chat_message x where x.room_id = m.room_id and x.id > m.last_read_id
            and x.sender_id = m.partner_id and x.deleted_at is null)`)
      const writer = rows[0]
      if (!writer) return
      const path = `/dashboard/messages?id=${roomId}`
      const message = `${writer.name} wrote you a message.`
      await notifyUser(jobs, tx, { userId, kind: 'message', message, data: { path }, mail: { subject: message, path } })
    })
  },
}
