import type { JobDefinition } from '../../../../platform/jobs'
import { verificationMail } from '../emails/account-mails'
import { findPersonById } from '../repository'
import { sendLink } from './send-link'

const VALID_MS = 3 * 86_400_000
const PAUSE_MS = 10_000

export const sendVerificationJob: JobDefinition = {
  name: 'account:send-verification',
  async run(services, { userId, returnTo }) {
    const person = await findPersonById(services.db, Number(userId))
    if (!person || person.is_email_verified) return
    await sendLink(services, person, {
      kind: 'verify-email',
      page: '/auth/email-verify',
      query: typeof returnTo === 'string' ? { returnTo } : {},
      validMs: VALID_MS,
      pauseMs: PAUSE_MS,
      mail: verificationMail,
    })
  },
}
