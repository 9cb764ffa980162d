import type { JobDefinition } from '../../../../platform/jobs'
import { signInChangedMail } from '../emails/account-mails'
import { SEND_LINK_CHANGED } from '../operations/link-provider'
import { findPersonById } from '../repository'

export const sendLinkChangedJob: JobDefinition = {
  name: SEND_LINK_CHANGED,
  async run({ db, env, mailer }, { userId, provider, isLinked }) {
    const person = await findPersonById(db, Number(userId))
    if (!person || person.is_active === false) return
    const url = new URL('/settings/#security', env.PUBLIC_URL)
    const change = { provider: provider === 'linkedin' ? 'linkedin' : 'google', isLinked: isLinked === true } as const
    await mailer.send(signInChangedMail({ email: person.email, firstName: person.first_name ?? '' }, change, url.href))
  },
}
