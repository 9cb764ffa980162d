import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { findNamed } from '../repository'

export const MAIL_NEWS = 'quote:mail-news'

/** Emails what happened to a quote to a merchant who has no account yet. */
export const mailNewsJob: JobDefinition = {
  name: MAIL_NEWS,
  async run(services, payload) {
    const { db, env } = services
    const found = await findNamed(db, Number(payload.quoteId))
    if (!found) return
    const { row } = found
    await sendLetter(services, {
      kind: 'quoteNews',
      to: row.email,
      name: row.firstName,
      values: { subject: String(payload.subject), message: String(payload.message) },
      url: new URL(`/dashboard/quotes/${row.id}`, env.PUBLIC_URL).href,
    })
  },
}
