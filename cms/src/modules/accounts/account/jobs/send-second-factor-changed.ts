import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { secondFactorMail } from '../emails/account-mails'
import { SEND_FACTOR_CHANGED } from '../operations/own-second-factors'
import { findPersonById } from '../repository'

/** Tells a person that a second factor was added to their account, or removed from it. */
export const sendSecondFactorChangedJob: JobDefinition = {
  name: SEND_FACTOR_CHANGED,
  async run(services, { userId, name, isAdded, isByTeam }) {
    const { db, env } = services
    const person = await findPersonById(db, Number(userId))
    if (!person || person.is_active === false) return
    const url = new URL('/settings/#security', env.PUBLIC_URL)
    const change = { name: String(name), isAdded: isAdded === true, isByTeam: isByTeam === true }
    await sendLetter(
      services,
      secondFactorMail({ email: person.email, firstName: person.first_name ?? '' }, change, url.href),
    )
  },
}
