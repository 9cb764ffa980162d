import type { Services } from '../../../../platform/services'
import type { Letter } from '../../../foundation/mail'
import { sendLink } from '../jobs/send-link'
import { findPersonById } from '../repository'

/** Mails a person of ours a link to set a password, in a letter of the caller's. For jobs: it waits for the mail server. */
export async function sendPasswordLink(
  services: Services,
  userId: number,
  validMs: number,
  mail: (reader: { email: string; firstName: string }, url: string) => Letter,
): Promise<void> {
  const person = await findPersonById(services.db, userId)
  if (!person || person.is_active === false) return
  await sendLink(services, person, { kind: 'reset-password', page: '/auth/reset-password', validMs, pauseMs: 0, mail })
}
