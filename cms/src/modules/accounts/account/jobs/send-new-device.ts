import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import { deviceWords } from '../device-words'
import { newDeviceMail } from '../emails/account-mails'
import { SEND_NEW_DEVICE } from '../operations/begin-session'
import { findPersonById } from '../repository'
import { findOwnSession } from '../session-repository'

/** Programs that sign in from many addresses fill no mailbox. */
const cap = { kind: 'new-device', most: 5, withinMs: 24 * HOUR_MS }

/** Tells a person that somebody signed in to their account with a browser they have not used before. */
export const sendNewDeviceJob: JobDefinition = {
  name: SEND_NEW_DEVICE,
  async run(services, { sessionId }) {
    const { db, env, clock } = services
    const session = await findOwnSession(db, String(sessionId))
    const person = session ? await findPersonById(db, session.userId) : null
    if (!session || !person || person.is_active === false) return
    if (!(await takeMail(db, cap, person.email, clock.now()))) return
    const url = new URL('/settings/#security', env.PUBLIC_URL)
    const { device } = deviceWords(session.userAgent)
    const signIn = { device: device || 'an unknown device', ip: session.ip, at: session.createdAt }
    await sendLetter(
      services,
      newDeviceMail({ email: person.email, firstName: person.first_name ?? '' }, signIn, url.href),
    )
  },
}
