import type { EmailAdapter } from 'payload'
import type { Env } from '../env'
import { createMailer } from './mailer'

/** Lets Payload's own mails (a forgotten password at the panel) leave by the same door as ours. */
export const payloadEmail = (env: Pick<Env, 'DATA_DIR' | 'SMTP_URL' | 'MAIL_FROM'>): EmailAdapter => {
  const [, name = env.MAIL_FROM, address = env.MAIL_FROM] = /^(.*)<(.+)>$/.exec(env.MAIL_FROM) ?? []
  return () => ({
    name: 'stackyard',
    defaultFromName: name.trim(),
    defaultFromAddress: address,
    async sendEmail(message) {
      const to = typeof message.to === 'string' ? message.to : ''
      const body = typeof message.html === 'string' ? message.html : ''
      const text = typeof message.text === 'string' ? message.text : body.replace(/<[^>]+>/g, ' ')
      await createMailer(env).send({ to, subject: message.subject ?? '', text, html: body })
    },
  })
}
