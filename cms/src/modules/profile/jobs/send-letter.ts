import { brand } from '@stackyard/shared/reference/brand'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../platform/jobs'
import { toMail } from '../../account'
import { SEND_LETTER } from '../operations/write-to-people'

type Reader = { email: string; first_name: string | null; company: string | null }

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The letter with the reader's own name and company in it. */
const filled = (template: string, reader: Reader): string =>
  template.replace(/\{(firstName|company)\}/g, (_whole, name: string) =>
    oneLine((name === 'company' ? reader.company : reader.first_name) ?? ''),
  )

/** An admin's letter to one person; given away if they are gone or deactivated. */
export const sendLetterJob: JobDefinition = {
  name: SEND_LETTER,
  async run({ db, mailer }, { userId, subject, message }) {
    const { rows } = await db.execute<Reader>(sql`
      select email, first_name, company from users where id = ${Number(userId)} and is_active is not false`)
    const reader = rows[0]
    if (!reader) return
    await mailer.send(
      toMail({
        to: reader.email,
        subject: oneLine(filled(String(subject), reader)),
        paragraphs: filled(String(message), reader)
          .split(/\n\s*\n/)
          .map((paragraph) => paragraph.trim())
          .filter(Boolean),
        why: `You get this mail because you allow letters from ${brand.name}; switch them off in your settings.`,
      }),
    )
  },
}
