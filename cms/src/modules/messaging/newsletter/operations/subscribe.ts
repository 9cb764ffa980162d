import type { SellerSubscription } from '@stackyard/shared/schema/newsletter'
import { CodedError } from '../../../../platform/coded-error'
import { takeMail } from '../../../../platform/mail-cap'
import { readWithSecrets } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { CONFIRM_SUBSCRIPTION, UNSUBSCRIBE_LINK } from '../job-names'
import { originOf, readReaderToken } from '../reader-token'
import {
  askedFrom,
  askSellerSubscription,
  askSubscription,
  confirmSubscription,
  endSellerSubscription,
  findSubscription,
  hasNewsletter,
} from '../repository'
import { endReader } from './end-reader'

/** 0 stands for the news of the platform. */
const NEWS = 0
const PAUSE_MS = 10 * 60_000
const FLOOD_MS = 60_000
const FLOOD = 6
/** Anybody can ask for the link of any address. */
const linkCap = { kind: 'newsletter-end', most: 1, withinMs: PAUSE_MS }
/** An address that refused mail is asked by email again once a day at most. */
const againCap = { kind: 'newsletter-again', most: 1, withinMs: 24 * 3_600_000 }

/**
 * Asks an address by email whether it wants the news. Says nothing of whether it is known.
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
  const reader = readWithSecrets(env, (secret) => readReaderToken('confirm', token, secret))
  if (reader?.kind !== 'subscription' || !(await confirmSubscription(db, reader.id, clock.now())))
    throw new CodedError('TOKEN_INVALID')
}

/** Ends by the link of a newsletter what it came by: a subscription, or an account's. @throws CodedError TOKEN_INVALID */
export async function unsubscribeByToken(services: Services, token: string): Promise<void> {
  const reader = readWithSecrets(services.env, (secret) => readReaderToken('unsubscribe', token, secret))
  const key = reader && (reader.kind === 'user' ? (`u:${reader.id}` as const) : (`s:${reader.id}` as const))
  if (!key || !(await endReader(services, key))) throw new CodedError('TOKEN_INVALID')
}

/** Mails the link that ends the news to a subscribed address, once in a while. Says nothing of whether it is one. */
export async function unsubscribeByEmail({ db, clock, jobs }: Services, email: string): Promise<void> {
  const found = await findSubscription(db, { email, sellerId: NEWS })
  if (found?.state === 'confirmed' && (await takeMail(db, linkCap, email, clock.now())))
    await jobs.add(db, UNSUBSCRIBE_LINK, { subscriptionId: found.id }, { key: `newsletter:unsubscribe:${found.id}` })
}

type Person = { id: number; email: string; isEmailVerified: boolean }

/**
 * A person's subscription to a seller's newsletter. Their address was proved by email before; one that
 * bounced since is asked by email anew and waits for its answer.
 * @throws CodedError NOT_FOUND when nobody of that id has a newsletter, EMAIL_NOT_VERIFIED
 */
export async function subscribeToSeller(
  { db, clock, jobs }: Services,
  person: Person,
  { sellerId, subscribed }: { sellerId: number; subscribed: boolean },
): Promise<SellerSubscription> {
  const now = clock.now()
  const email = person.email.toLowerCase()
  if (!subscribed) {
    await endSellerSubscription(db, { email, sellerId, now })
    return { subscribed: false, isPending: false }
  }
  if (!(await hasNewsletter(db, sellerId))) throw new CodedError('NOT_FOUND')
  if (!person.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  return withTransaction(db, async (tx) => {
    const { id, state } = await askSellerSubscription(tx, { id: person.id, email, sellerId, now })
    if (state === 'pending' && (await takeMail(tx, againCap, email, now)))
      await jobs.add(tx, CONFIRM_SUBSCRIPTION, { subscriptionId: id })
    return { subscribed: state === 'confirmed', isPending: state === 'pending' }
  })
}

/** How a person's subscription to a seller stands, for the button that changes it. */
export async function sellerSubscriptionOf(
  { db }: Services,
  person: Person,
  sellerId: number,
): Promise<SellerSubscription> {
  const found = await findSubscription(db, { email: person.email.toLowerCase(), sellerId })
  return { subscribed: found?.state === 'confirmed', isPending: found?.state === 'pending' }
}
