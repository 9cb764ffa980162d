import type { JobDefinition } from '../../../../platform/jobs'
import { toMail } from '../../../accounts/account'
import { findNamed } from '../repository'

export const MAIL_ANSWER = 'quote:mail-answer'

/** Mails a provider's answer to the merchant, who need not have an account to read it. */
export const mailAnswerJob: JobDefinition = {
  name: MAIL_ANSWER,
  async run({ db, env, mailer }, payload) {
    const found = await findNamed(db, Number(payload.quoteId))
    const answer = found?.row.answer
    if (!found || !answer) return
    const { row, warehouse, sellerName } = found
    const from = warehouse?.name ?? sellerName
    await mailer.send(
      toMail({
        to: row.email,
        subject: `${sellerName || from} has answered your request for a quote`,
        paragraphs: [
          `Hello ${row.firstName},`,
          `${from} has answered your request:`,
          ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
        ],
        button: { label: 'See the request', url: new URL(`/dashboard/quotes/${row.id}`, env.PUBLIC_URL).href },
        why: 'You get this mail because you asked this warehouse for a quote.',
      }),
    )
  },
}
