import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'
import type { SellerNewsletter, SellerNewsletterSend } from '@stackyard/shared/schema/seller-newsletter'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { cancelSend, hasSend } from '../deliveries'
import { SEND_NEWSLETTER } from '../job-names'
import { newsletterMail } from '../newsletter-mail'
import { plainOf } from '../plain-of'
import { findSend, insertSend } from '../repository'
import { findLetter, letterState, lockSeller, senderNameOf } from '../seller-letters'

const testCap = { kind: 'newsletter-test', most: 10, withinMs: HOUR_MS }

const refused = (message: string) => new CodedError('CONFLICT', { message })

const mailTextOf = ({ subject, preheader, html }: SellerNewsletter) => ({
  subject,
  preheader,
  html,
  plain: `${preheader ? `${preheader}\n\n` : ''}${plainOf(html)}`,
})

async function needLetter({ db }: Services, seller: SessionUser, id: number): Promise<SellerNewsletter> {
  const letter = await findLetter(db, seller.id, id)
  if (!letter) throw new CodedError('NOT_FOUND')
  return letter
}

/**
 * Sends a seller's newsletter to the seller alone, to look at; an address that is not proved may be a stranger's.
 * @throws CodedError NOT_FOUND, EMAIL_NOT_VERIFIED, RATE_LIMITED
 */
export async function testLetter(services: Services, seller: SessionUser, id: number): Promise<string> {
  const { db, env, mailer, clock } = services
  const letter = await needLetter(services, seller, id)
  if (!seller.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  if (!(await takeMail(db, testCap, seller.email, clock.now()))) throw new CodedError('RATE_LIMITED')
  const text = mailTextOf(letter)
  const senderName = await senderNameOf(db, seller.id)
  const place = { publicUrl: env.PUBLIC_URL, secret: env.PAYLOAD_SECRET, sendId: null }
  await mailer.send(
    await newsletterMail(seller.email, null, { ...text, senderName, subject: `Test: ${text.subject}` }, place),
  )
  return seller.email
}

async function assertMaySend(tx: Tx, seller: SessionUser, now: Date): Promise<void> {
  const { isEnabled, subscribers, used, limit } = await letterState(tx, seller.id, now)
  if (!isEnabled) throw refused('Switch your newsletter on in your settings first.')
  if (subscribers === 0) throw refused('Nobody has subscribed to your newsletter yet.')
  if (used >= limit)
    throw new CodedError('PLAN_LIMIT_REACHED', {
      message: `Your plan allows ${limit === 1 ? 'one newsletter' : `${limit} newsletters`} within 30 days.`,
    })
}

/**
 * Sends a seller's newsletter to the subscribers, now or at `sendAt`, as its text stands. A plan allows so many within
 * 30 days.
 * @throws CodedError NOT_FOUND, EMAIL_NOT_VERIFIED, PLAN_LIMIT_REACHED; CONFLICT without a newsletter or subscribers
 */
export async function sendLetter(
  services: Services,
  seller: SessionUser,
  { id, sendAt }: SellerNewsletterSend,
): Promise<NewsletterSend> {
  const { db, clock, jobs } = services
  const letter = await needLetter(services, seller, id)
  if (!seller.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  const now = clock.now()
  const runAt = new Date(Math.max(now.getTime(), sendAt ? new Date(sendAt).getTime() : 0))
  const made = await withTransaction(db, async (tx) => {
    await lockSeller(tx, seller.id)
    await assertMaySend(tx, seller, now)
    const sendId = await insertSend(tx, {
      ...mailTextOf(letter),
      newsletterId: 0,
      sellerNewsletterId: letter.id,
      senderName: await senderNameOf(tx, seller.id),
      segment: 'seller',
      sellerId: seller.id,
      createdBy: seller.id,
      sendAt: runAt,
    })
    await jobs.add(tx, SEND_NEWSLETTER, { sendId }, { key: `newsletter:${sendId}`, runAt })
    return sendId
  })
  const send = await findSend(db, made)
  if (!send) throw new CodedError('NOT_FOUND')
  return send
}

/**
 * Takes back a sending that has not begun; a seller only an own one.
 * @throws CodedError NOT_FOUND; CONFLICT when it is too late
 */
export async function takeBackSend({ db }: Services, id: number, sellerId?: number): Promise<void> {
  if (await cancelSend(db, id, sellerId)) return
  if (!(await hasSend(db, id, sellerId))) throw new CodedError('NOT_FOUND')
  throw refused('This sending has begun, or was taken back.')
}
