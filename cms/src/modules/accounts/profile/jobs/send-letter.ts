import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { letterMail } from '../letter-mail'
import { SEND_LETTER } from '../operations/write-to-people'

type Reader = { userId: number; email: string; firstName: string; company: string }

/** An admin's letter to one person; given away if they are gone, deactivated or said no since; admins test on themselves. */
export const sendLetterJob: JobDefinition = {
  name: SEND_LETTER,
  async run(services, { userId, subject, message }) {
    const { db, env } = services
    const { rows } = await db.execute<Reader>(sql`
      select id as "userId", email, coalesce(first_name, '') as "firstName", coalesce(company, '') as company
      from users where id = ${Number(userId)} and is_active is not false
        and (enable_marketing_notifications or user_type = 'admin')`)
    const reader = rows[0]
    if (!reader) return
    await sendLetter(services, letterMail({ subject: String(subject), message: String(message) }, reader, env))
  },
}
