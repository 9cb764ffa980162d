import type { JobDefinition } from '../../../../platform/jobs'
import { passwordChangedMail } from '../emails/account-mails'
import { findPersonById } from '../repository'

export const sendPasswordChangedJob: JobDefinition = {
  name: 'account:send-password-changed',
  async run({ db, env, mailer }, { userId }) {
    const person = await findPersonById(db, Number(userId))
    if (!person) return
    const url = new URL('/auth/forgot-password', env.PUBLIC_URL)
    await mailer.send(passwordChangedMail({ email: person.email, firstName: person.first_name ?? '' }, url.href))
  },
}
