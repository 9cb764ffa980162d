import type { JobDefinition } from '../../../../platform/jobs'
import { toMail } from '../../../accounts/account'
import { findNamed } from '../repository'

export const MAIL_NEWS = 'quote:mail-news'

/** Emails what happened to a quote to a merchant who has no account yet. */
export const mailNewsJob: JobDefinition = {
  name: MAIL_NEWS,
  async run({ db, env, mailer }, payload) {
    const found = await findNamed(db, Number(payload.quoteId))
    if (!found) return
    const { row } = found
    await mailer.send(
      toMail({
        to: row.email,
        subject: String(payload.subject),
        paragraphs: [`Hello ${row.firstName},`, String(payload.message)],
        button: { label: 'See the quote', url: new URL(`/dashboard/quotes/${row.id}`, env.PUBLIC_URL).href },
        why: 'You get this email because you asked this warehouse for a quote.',
      }),
    )
  },
}
