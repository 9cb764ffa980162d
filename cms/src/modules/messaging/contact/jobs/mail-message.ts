import { brand } from '@stackyard/shared/reference/brand'
import { contactTopics } from '@stackyard/shared/reference/newsletter'
import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'
import { findMessage } from '../repository'

export const MAIL_MESSAGE = 'contact:mail-message'

/** Brings a message of the contact form to the team's mailbox. */
export const mailMessageJob: JobDefinition = {
  name: MAIL_MESSAGE,
  async run(services, { messageId }) {
    const { db, env, payload } = services
    const found = await findMessage(db, Number(messageId))
    if (!found) return
    const { contactEmail } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
    const topic = contactTopics.find(({ key }) => key === found.topic)?.name ?? found.topic
    await sendLetter(services, {
      kind: 'contact',
      to: contactEmail || brand.supportEmail,
      values: {
        topic,
        sender: [found.name, found.company, found.email].filter(Boolean).join(', '),
        message: found.message,
      },
      url: new URL(`/admin/collections/contact-messages/${found.id}`, env.PUBLIC_URL).href,
    })
  },
}
