import type { JobDefinition } from '../../../../platform/jobs'
import { invitationMail } from '../emails/account-mails'
import { findPersonById } from '../repository'
import { sendLink } from './send-link'

const VALID_MS = 7 * 86_400_000
const PAUSE_MS = 60_000

/** Sends the link that sets the first password of an account that was opened for somebody. */
export const sendInvitationJob: JobDefinition = {
  name: 'account:send-invitation',
  async run(services, { userId }) {
    const person = await findPersonById(services.db, Number(userId))
    if (!person || person.is_active === false) return
    await sendLink(services, person, {
      kind: 'reset-password',
      page: '/auth/reset-password',
      validMs: VALID_MS,
      pauseMs: PAUSE_MS,
      mail: invitationMail,
    })
  },
}
