import type { JobDefinition } from '../../../../platform/jobs'
import { paragraphsOf, sendLetter } from '../../../foundation/mail'
import { findNamed } from '../repository'
import { isAnsweredByPlatform } from '../to-quote'

export const MAIL_ANSWER = 'quote:mail-answer'

/** Mails a provider's answer to the merchant, who need not have an account to read it. */
export const mailAnswerJob: JobDefinition = {
  name: MAIL_ANSWER,
  async run(services, payload) {
    const { db, env } = services
    const found = await findNamed(db, Number(payload.quoteId))
    const answer = found?.row.answer
    if (!found || !answer) return
    const { row, warehouse, sellerName } = found
    const from = warehouse?.name ?? sellerName
    await sendLetter(services, {
      kind: isAnsweredByPlatform(row) ? 'quoteAnswer.onBehalf' : 'quoteAnswer',
      to: row.email,
      name: row.firstName,
      values: { seller: sellerName || from, warehouse: from, message: paragraphsOf(answer) },
      url: new URL(`/dashboard/quotes/${row.id}`, env.PUBLIC_URL).href,
    })
  },
}
