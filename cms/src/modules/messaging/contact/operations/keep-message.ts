import type { ContactInput } from '@stackyard/shared/schema/newsletter'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { assertHuman } from '../../../../platform/captcha'
import type { Services } from '../../../../platform/services'
import { MAIL_MESSAGE } from '../jobs/mail-message'

/**
 * Keeps a message of the contact form and has it mailed to the team. Visitors pass the captcha.
 * @throws CodedError CAPTCHA_FAILED, CAPTCHA_UNAVAILABLE
 */
export async function keepMessage(
  services: Services,
  user: SessionUser | null,
  { captchaToken, ...message }: ContactInput,
  ip: string,
): Promise<void> {
  const { db, payload, jobs } = services
  if (!user) await assertHuman(services, captchaToken, ip)
  const made = await payload.create({
    collection: 'contact-messages',
    data: { ...message, status: 'new' },
    depth: 0,
    overrideAccess: true,
  })
  await jobs.add(db, MAIL_MESSAGE, { messageId: Number(made.id) })
}
