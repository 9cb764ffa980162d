import { mailLanguage } from '@stackyard/shared/messages/mails/mail-text'
import type { Language } from '@stackyard/shared/reference/languages'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/services'
import type { Letter } from './letter'
import { renderLetter } from './render-letter'

/** The language of the account with this address; English for whoever has none or chose none. */
async function languageOf(db: Services['db'], email: string): Promise<Language> {
  const { rows } = await db.execute<{ language: string }>(sql`
    select s.language from users u join market.mail_setting s on s.user_id = u.id where u.email = lower(${email})`)
  return mailLanguage(rows[0]?.language)
}

/**
 * Writes an email in its reader's language and hands it to the mail server. For jobs: it waits for that server.
 * @throws what the mail server answers, so that the job tries again
 */
export async function sendLetter({ db, mailer }: Pick<Services, 'db' | 'mailer'>, letter: Letter): Promise<void> {
  await mailer.send(await renderLetter(letter, await languageOf(db, letter.to)))
}
