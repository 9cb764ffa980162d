import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { sendLetter } from '../../../foundation/mail'
import {
  beginSend,
  type Delivery,
  dropSend,
  endWhenDone,
  giveUpStale,
  markBounced,
  markDelivery,
  type OpenSend,
  openSend,
  restingSends,
  takeBatch,
} from '../deliveries'
import { CONFIRM_SUBSCRIPTION, SEND_NEWSLETTER, SWEEP_NEWSLETTERS, UNSUBSCRIBE_LINK } from '../job-names'
import { newsletterMail, unsubscribeUrl } from '../newsletter-mail'
import { readerToken } from '../reader-token'
import { refusesAddress } from '../refuses-address'
import { returnAddress } from '../return-address'
import { findSubscription, hasNewsletter } from '../repository'
import { senderNameOf } from '../seller-letters'

const BATCH = 50
const TRIES = 3
const RETRY_MS = 60_000
const STALE_MS = 10 * 60_000

const placeOf = ({ env }: Services) => ({ publicUrl: env.PUBLIC_URL, secret: env.PAYLOAD_SECRET })

/** Asks an address whether it wants the newsletter: only who reads its mail can say yes. */
const confirmJob: JobDefinition = {
  name: CONFIRM_SUBSCRIPTION,
  async run(services, { subscriptionId }) {
    const { db, env } = services
    const found = await findSubscription(db, { id: Number(subscriptionId) })
    if (found?.state !== 'pending') return
    const url = new URL('/newsletter/confirm', env.PUBLIC_URL)
    url.searchParams.set('token', readerToken('confirm', `s:${found.id}`, env.PAYLOAD_SECRET))
    const seller = found.sellerId === null ? null : await senderNameOf(db, found.sellerId)
    await sendLetter(services, {
      ...(seller === null ? { kind: 'newsletterConfirm' } : { kind: 'sellerNewsletterConfirm', values: { seller } }),
      to: found.email,
      name: '',
      url: url.href,
    })
  },
}

/** Brings the link that ends a subscription to who asked for it by address alone. */
const unsubscribeLinkJob: JobDefinition = {
  name: UNSUBSCRIBE_LINK,
  async run(services, { subscriptionId }) {
    const found = await findSubscription(services.db, { id: Number(subscriptionId) })
    if (found?.state !== 'confirmed') return
    await sendLetter(services, {
      kind: 'newsletterUnsubscribe',
      to: found.email,
      name: '',
      url: unsubscribeUrl(`s:${found.id}`, placeOf(services)),
    })
  },
}

async function deliver(services: Services, send: OpenSend, delivery: Delivery): Promise<void> {
  const { db, mailer } = services
  const { MAIL_RETURN_ADDRESS: base, PAYLOAD_SECRET: secret } = services.env
  const returnPath = base ? returnAddress(base, delivery.id, secret) : undefined
  const mail = await newsletterMail(delivery.email, delivery.reader, send, {
    ...placeOf(services),
    sendId: send.id,
    returnPath,
  })
  try {
    await mailer.send(mail)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    if (refusesAddress(error)) {
      await markDelivery(db, delivery.id, 'bounced', reason)
      return markBounced(db, delivery.email)
    }
    return markDelivery(db, delivery.id, delivery.attempts < TRIES ? 'queued' : 'failed', reason)
  }
  await markDelivery(db, delivery.id, 'sent')
}

/**
 * Sends the next mails of a newsletter and comes again while some are left: at once after a full batch, a minute later
 * to try refused ones again. An address gets a sending once; three tries at most. It ends when its seller is deactivated or
 * has switched the newsletter off.
 */
const sendJob: JobDefinition = {
  name: SEND_NEWSLETTER,
  async run(services, { sendId }) {
    const { db, clock, jobs } = services
    const send = await openSend(db, Number(sendId))
    if (!send) return
    if (send.segment === 'seller' && !(await hasNewsletter(db, send.sellerId)))
      return dropSend(db, send.id, clock.now(), 'The seller has no newsletter any more')
    if (send.state === 'scheduled') await withTransaction(db, (tx) => beginSend(tx, send))
    const now = clock.now()
    await giveUpStale(db, send.id, new Date(now.getTime() - STALE_MS))
    const batch = await takeBatch(db, send.id, BATCH)
    for (const delivery of batch) await deliver(services, send, delivery)
    if (await endWhenDone(db, send.id, clock.now())) return
    const runAt = new Date(now.getTime() + (batch.length === BATCH ? 0 : RETRY_MS))
    await jobs.add(db, SEND_NEWSLETTER, { sendId: send.id }, { key: `newsletter:${send.id}`, runAt })
  },
}

/** Brings back the job of a sending whose worker was killed in the middle: its lock would hold it for hours. */
const sweepJob: JobDefinition = {
  name: SWEEP_NEWSLETTERS,
  cron: '*/5 * * * *',
  async run({ db, jobs }) {
    for (const id of await restingSends(db))
      await jobs.add(db, SEND_NEWSLETTER, { sendId: id }, { key: `newsletter:${id}`, keyMode: 'preserve_run_at' })
  },
}

export const newsletterJobs: JobDefinition[] = [confirmJob, unsubscribeLinkJob, sendJob, sweepJob]
