import { renderRichText } from '@stackyard/cms/modules/content/editorial/rich-text/render'
import { fromNotation } from '@stackyard/cms/modules/content/editorial/rich-text/from-notation'
import type { Tx } from '@stackyard/cms/platform/db'
import { sellerLetterSamples } from '../data/newsletters'
import { accounts } from '../plans/accounts'
import type { PlannedUser } from '../plans/users'
import { advanceIds, insertRows } from './insert-rows'

const DAY_MS = 86_400_000
const SUBSCRIBERS = 8
const OPENED = 5

type Reader = Pick<PlannedUser, 'id' | 'email'>
type At = (days: number) => string

const { id: sellerId, company } = accounts.seller

const subscribe = (tx: Tx, readers: readonly Reader[], at: At) =>
  insertRows(
    tx,
    'market.newsletter_subscription',
    readers.map(({ id, email }, index) => ({
      id: index + 1,
      email: email.toLowerCase(),
      seller_id: sellerId,
      user_id: id,
      state: 'confirmed',
      asked_at: at(-30 + index),
      confirmed_at: at(-30 + index),
    })),
  )

const write = (tx: Tx, at: At) =>
  insertRows(
    tx,
    'market.seller_newsletter',
    sellerLetterSamples.map(({ subject, preheader, text }, index) => ({
      id: index + 1,
      seller_id: sellerId,
      subject,
      preheader,
      body: text,
      created_at: at(-12 + index),
      updated_at: at(-12 + index),
    })),
  )

/** One sending that went out to all readers, and one that is planned. */
async function send(tx: Tx, readers: readonly Reader[], at: At): Promise<void> {
  const sends = [
    { state: 'sent', opens: OPENED, created_at: at(-10), send_at: at(-10), finished_at: at(-10) },
    { state: 'scheduled', opens: 0, created_at: at(-1), send_at: at(14), finished_at: null },
  ]
  const from = { newsletter_id: 0, sender_name: company, segment: 'seller', seller_id: sellerId, created_by: sellerId }
  await insertRows(
    tx,
    'market.newsletter_send',
    sellerLetterSamples.slice(0, sends.length).map(({ subject, preheader, text }, index) => {
      const letter = { subject, preheader, html: renderRichText(fromNotation(text)), plain: `${preheader}\n\n${text}` }
      return { id: index + 1, seller_newsletter_id: index + 1, ...from, ...letter, ...sends[index] }
    }),
  )
  await insertRows(
    tx,
    'market.newsletter_delivery',
    readers.map(({ email }, index) => ({
      id: index + 1,
      send_id: 1,
      email: email.toLowerCase(),
      reader: `s:${index + 1}`,
      state: 'sent',
      attempts: 1,
      changed_at: at(-10),
    })),
  )
}

/** The demo seller's newsletter: its subscribers, what is written, one sending that went out and one that is planned. */
export async function insertSellerLetters(tx: Tx, users: readonly PlannedUser[], now: Date): Promise<void> {
  const at: At = (days) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const readers = users.filter(({ userType }) => userType === 'customer').slice(-SUBSCRIBERS)
  await subscribe(tx, readers, at)
  await write(tx, at)
  await send(tx, readers, at)
  for (const table of ['newsletter_subscription', 'seller_newsletter', 'newsletter_send', 'newsletter_delivery'])
    await advanceIds(tx, `market.${table}`)
}
