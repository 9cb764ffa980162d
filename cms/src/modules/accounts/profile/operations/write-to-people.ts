import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'

export const SEND_LETTER = 'profile:send-letter'

/**
 * Has one letter sent to each of these people who are active, proved their address and allow letters in their settings;
 * the rest are left out. To oneself it goes always, as a test. It is noted with every reader.
 */
export const writeToPeople = (
  { db, jobs }: Services,
  adminId: number,
  letter: { ids: number[]; subject: string; message: string },
): Promise<{ count: number; leftOut: number }> =>
  withTransaction(db, async (tx) => {
    const asked = [...new Set(letter.ids)]
    const list = sql.join(
      asked.map((id) => sql`${id}`),
      sql`, `,
    )
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from users where id in (${list}) and is_active is not false and user_type <> 'manager'
        and (id = ${adminId} or (is_email_verified and enable_marketing_notifications)) order by id`)
    for (const { id } of rows) {
      await jobs.add(tx, SEND_LETTER, { userId: id, subject: letter.subject, message: letter.message })
      const changes = { subject: [null, letter.subject] as const }
      await recordAudit(tx, { actorId: adminId, action: 'letter', subjectKind: 'user', subjectId: id, changes })
    }
    return { count: rows.length, leftOut: asked.length - rows.length }
  })
