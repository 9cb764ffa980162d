import { brand } from '@stackyard/shared/reference/brand'
import { contactTopics } from '@stackyard/shared/reference/newsletter'
import type { JobDefinition } from '../../../../platform/jobs'
import { toMail } from '../../../accounts/account'
import { findMessage } from '../repository'

export const MAIL_MESSAGE = 'contact:mail-message'

/** Brings a message of the contact form to the team's mailbox. */
export const mailMessageJob: JobDefinition = {
  name: MAIL_MESSAGE,
  async run({ db, env, mailer, payload }, { messageId }) {
    const found = await findMessage(db, Number(messageId))
    if (!found) return
    const { contactEmail } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
    const topic = contactTopics.find(({ key }) => key === found.topic)?.name ?? found.topic
    await mailer.send(
      toMail({
        to: contactEmail || brand.supportEmail,
        subject: `Contact form: ${topic}`,
        paragraphs: [
          [found.name, found.company, found.email].filter(Boolean).join(', '),
          ...found.message.split(/\n\s*\n/),
        ],
        button: {
          label: 'Open in the panel',
          url: new URL(`/admin/collections/contact-messages/${found.id}`, env.PUBLIC_URL).href,
        },
        why: `Somebody wrote this at ${brand.name}. Answer to the address above.`,
      }),
    )
  },
}
