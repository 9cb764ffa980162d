import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { passwordChangedMail } from '../emails/account-mails'
import { findPersonById } from '../repository'

export const sendPasswordChangedJob: JobDefinition = {
  name: 'account:send-password-changed',
  async run(services, { userId }) {
    const { db, env } = services
    const person = await findPersonById(db, Number(userId))
    if (!person) return
    const url = new URL('/auth/forgot-password', env.PUBLIC_URL)
    await sendLetter(
      services,
      passwordChangedMail({ email: person.email, firstName: person.first_name ?? '' }, url.href),
    )
  },
}
