import type { NewsletterSend, NewsletterSendInput } from '@stackyard/shared/schema/newsletter'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { SEND_NEWSLETTER } from '../job-names'
import { newsletterMail } from '../newsletter-mail'
import { plainOf } from '../plain-of'
import { findNewsletter, findSend, hasNewsletter, insertSend } from '../repository'

const refused = (path: string, message: string) =>
  new CodedError('VALIDATION_FAILED', { message, issues: [{ path, message }] })

async function mailOf({ payload }: Services, newsletterId: number) {
  const found = await findNewsletter(payload, newsletterId)
  if (!found) throw refused('newsletterId', 'This newsletter is not there any more. Choose another one.')
  const preheader = found.preheader ? `${found.preheader}\n\n` : ''
  return { ...found, plain: `${preheader}${plainOf(found.html)}` }
}

/** Sends a newsletter to the admin alone, to look at. @throws CodedError VALIDATION_FAILED */
export async function testNewsletter(services: Services, admin: SessionUser, newsletterId: number): Promise<string> {
  const { env, mailer } = services
  const text = await mailOf(services, newsletterId)
  await mailer.send(
    await newsletterMail(
      admin.email,
      null,
      { ...text, subject: `Test: ${text.subject}` },
      {
        publicUrl: env.PUBLIC_URL,
        secret: env.PAYLOAD_SECRET,
        sendId: null,
      },
    ),
  )
  return admin.email
}

/**
 * Sends a newsletter that is marked as ready to a segment, now or at `sendAt`. Its text is kept as it stands;
 * who gets it is read when it begins. The worker sends it in batches.
 * @throws CodedError VALIDATION_FAILED
 */
export async function sendNewsletter(
  services: Services,
  admin: SessionUser,
  { newsletterId, segment, sellerId, sendAt }: NewsletterSendInput,
): Promise<NewsletterSend> {
  const { db, clock, jobs } = services
  const text = await mailOf(services, newsletterId)
  if (!text.isReady) throw refused('newsletterId', 'Mark it as ready in the CMS before you send it.')
  const seller = segment === 'seller' ? Number(sellerId) : 0
  if (seller > 0 && !(await hasNewsletter(db, seller))) throw refused('sellerId', 'This seller has no newsletter.')
  const runAt = new Date(Math.max(clock.now().getTime(), sendAt ? new Date(sendAt).getTime() : 0))
  const id = await withTransaction(db, async (tx) => {
    const { subject, preheader, html, plain } = text
    const made = await insertSend(tx, {
      newsletterId,
      subject,
      preheader,
      html,
      plain,
      segment,
      sellerId: seller,
      createdBy: admin.id,
      sendAt: runAt,
    })
    await jobs.add(tx, SEND_NEWSLETTER, { sendId: made }, { key: `newsletter:${made}`, runAt })
    return made
  })
  const send = await findSend(db, id)
  if (!send) throw new CodedError('NOT_FOUND')
  return send
}
