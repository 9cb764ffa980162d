import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { signInChangedMail } from '../emails/account-mails'
import { SEND_LINK_CHANGED } from '../operations/link-provider'
import { findPersonById } from '../repository'

export const sendLinkChangedJob: JobDefinition = {
  name: SEND_LINK_CHANGED,
  async run(services, { userId, provider, isLinked }) {
    const { db, env } = services
    const person = await findPersonById(db, Number(userId))
    if (!person || person.is_active === false) return
    const url = new URL('/settings/#security', env.PUBLIC_URL)
    const change = { provider: provider === 'linkedin' ? 'linkedin' : 'google', isLinked: isLinked === true } as const
    await sendLetter(
      services,
      signInChangedMail({ email: person.email, firstName: person.first_name ?? '' }, change, url.href),
    )
  },
}
