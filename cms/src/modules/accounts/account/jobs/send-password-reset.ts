import type { JobDefinition } from '../../../../platform/jobs'
import { passwordResetMail } from '../emails/account-mails'
import { findPersonByEmail } from '../repository'
import { sendLink } from './send-link'

const VALID_MS = 60 * 60_000
const PAUSE_MS = 60_000

/** Looks the account up outside the request, so that neither the answer nor its time tells whether there is one. */
export const sendPasswordResetJob: JobDefinition = {
  name: 'account:send-password-reset',
  async run(services, { email }) {
    const person = await findPersonByEmail(services.db, String(email))
    if (!person || person.is_active === false) return
    await sendLink(services, person, {
      kind: 'reset-password',
      page: '/auth/reset-password',
      validMs: VALID_MS,
      pauseMs: PAUSE_MS,
      mail: passwordResetMail,
    })
  },
}
