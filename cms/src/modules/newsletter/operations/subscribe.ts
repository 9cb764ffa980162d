import { CodedError } from '../../../platform/coded-error'
import { MailCap } from '../../../platform/mail-cap'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { CONFIRM_SUBSCRIPTION, UNSUBSCRIBE_LINK } from '../job-names'
import { originOf, readReaderToken } from '../reader-token'
import {
  askedFrom,
  askSubscription,
  confirmSubscription,
  endSubscription,
  findSubscription,
  hasNewsletter,
  setSellerSubscription,
} from '../repository'

/** 0 stands for the news of the house. */
const NEWS = 0
const PAUSE_MS = 10 * 60_000
const FLOOD_MS = 60_000
const FLOOD = 6
/** Anybody can ask for the link of any address. */
const linkCap = new MailCap(1, PAUSE_MS)

/**
 * Asks an address by mail whether it wants the news (002 §7.4). Says nothing of whether it is known.
 * @throws CodedError RATE_LIMITED when one network address asks for many
 */
export async function subscribe(services: Services, email: string, address: string): Promise<void> {
  const { db, env, clock, jobs } = services
  const now = clock.now()
  const origin = originOf(address, env.PAYLOAD_SECRET)
  if ((await askedFrom(db, origin, new Date(now.getTime() - FLOOD_MS))) >= FLOOD) throw new CodedError('RATE_LIMITED')
  await withTransaction(db, async (tx) => {
    const pause = new Date(now.getTime() - PAUSE_MS)
    const id = await askSubscription(tx, { email, sellerId: NEWS, origin, now, pause })
    if (id !== null) await jobs.add(tx, CONFIRM_SUBSCRIPTION, { subscriptionId: id })
  })
}

/** Confirms by the link of the mail. @throws CodedError TOKEN_INVALID */
export async function confirm({ db, env, clock }: Services, token: string): Promise<void> {
  const reader = readReaderToken('confirm', token, env.PAYLOAD_SECRET)
  if (reader?.kind !== 'subscription' || !(await confirmSubscription(db, reader.id, clock.now())))
    throw new CodedError('TOKEN_INVALID')
}

/** Ends by the link of a newsletter what it came by: a subscription, or an account's. @throws CodedError TOKEN_INVALID */
export async function unsubscribeByToken({ db, env, clock, payload }: Services, token: string): Promise<void> {
  const reader = readReaderToken('unsubscribe', token, env.PAYLOAD_SECRET)
  if (!reader) throw new CodedError('TOKEN_INVALID')
  if (reader.kind === 'subscription') {
    if (!(await endSubscription(db, reader.id, clock.now()))) throw new CodedError('TOKEN_INVALID')
    return
  }
  // The signed link stands for the person; it works without a session.
  const { docs } = await payload.update({
    collection: 'users',
    where: { id: { equals: reader.id } },
    data: { enableNewsletter: false },
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length === 0) throw new CodedError('TOKEN_INVALID')
}

/** Mails the link that ends the news to a subscribed address, once in a while. Says nothing of whether it is one. */
export async function unsubscribeByEmail({ db, clock, jobs }: Services, email: string): Promise<void> {
  const found = await findSubscription(db, { email, sellerId: NEWS })
  if (found?.state === 'confirmed' && linkCap.take(email, clock.now().getTime()))
    await jobs.add(db, UNSUBSCRIBE_LINK, { subscriptionId: found.id }, { key: `newsletter:unsubscribe:${found.id}` })
}

type Person = { id: number; email: string; isEmailVerified: boolean }

/**
 * A person's subscription to a seller's newsletter (000 §2.18).
 * @throws CodedError NOT_FOUND when nobody of that id has a newsletter, EMAIL_NOT_VERIFIED
 */
export async function subscribeToSeller(
  { db, clock }: Services,
  person: Person,
  { sellerId, subscribed }: { sellerId: number; subscribed: boolean },
): Promise<void> {
  if (subscribed && !(await hasNewsletter(db, sellerId))) throw new CodedError('NOT_FOUND')
  if (subscribed && !person.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  await setSellerSubscription(db, person, { sellerId, subscribed, now: clock.now() })
}
