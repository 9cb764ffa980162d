import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { ChatMessage, ChatRoom } from '@stackyard/shared/schema/chat'
import type { Invoice, InvoiceDocument } from '@stackyard/shared/schema/invoice'
import type { DataExport, OwnSession } from '@stackyard/shared/schema/own-account'
import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'
import { expect } from 'vitest'
import { grantsOf } from '../../api/accounts/permission/grants'
import { liveListing } from '../../api/listings/warehouse-write/new-listing'
import { completeAnswers, submit } from '../../api/reservations/merchants/rfp'
import { announced, step, upload } from '../../api/reservations/arrival/inbound'
import { quoteBody } from '../../api/reservations/quote/ask'
import { offerBody, quotesOf } from '../../api/reservations/quote/offer'
import { eventBody, eventsOf } from '../../api/reservations/sourcing/event'
import { orderIn } from '../../api/reservations/transaction/order-in'
import { picture } from '../../api/foundation/file-upload/picture'
import { inDays } from '../../setup/days'
import { signIn, signInWith } from '../../setup/actors'
import { runningCampaign, topUp, type Advertiser } from '../../setup/advertiser'
import { ok } from '../../setup/api'
import { BUYERS_PASSWORD, newBuyer, type Buyer } from '../../setup/buyer'
import { paymentIntentOf } from '../../setup/simulator'
import type { Stack } from '../../setup/stack'
import { eventually } from '../../setup/wait'
import { amendmentsOfBoth } from './open-amendment'

type Party = { id: number; token: string }
type Made = { id: number }

/** A word that stands in every private text of these records, and nowhere else. */
export const CANARY = `Kestrel${randomUUID().slice(0, 8)}`
const PDF = Buffer.from(`%PDF-1.7\n% ${CANARY}\n1 0 obj\n<<>>\nendobj\n`)

export type World = {
  customer: Buyer
  seller: Party
  /** Who acts for the customer. */
  helper: Party
  /** A seller with credit and a campaign. */
  advertiser: Advertiser
  ids: Ids
}
/** The ids of their records. */
export type Ids = Awaited<ReturnType<typeof idsOf>> & {
  permission: number
  helperEmail: string
  campaign: number
  subscription: string
  sellerId: number
}

/** Two parties with one of everything that is private to them, a canary in each text. */
export async function makeWorld(stack: Stack): Promise<World> {
  const customer = await newBuyer(stack)
  const { token, user } = await signIn(stack.url, 'seller')
  const seller = { id: user.id, token }
  const { helper, id: permission } = await grantsOf(stack).approvedBy(customer)
  const { seller: advertiser, campaign } = await runningCampaign(stack, { name: CANARY })
  const topped = await topUp(stack.url, advertiser, 20, { recurring: true })
  const own = await idsOf(stack, customer, seller)
  const others = { permission, helperEmail: helper.email, campaign: campaign.id }
  const ids = { ...own, ...others, subscription: topped.results.subscriptionId ?? '', sellerId: seller.id }
  return { customer, seller, helper, advertiser, ids }
}

const idsOf = async (stack: Stack, customer: Buyer, seller: Party) => ({
  ...(await ofAccount(stack, customer)),
  ...(await ofOrder(stack, customer, seller)),
  ...(await ofRequests(stack, customer, seller)),
  ...(await ofTalk(stack, customer, seller)),
  ...(await ofSeller(stack, customer, seller)),
  ...(await plantRows(stack, customer)),
  ...(await ofCopy(stack, customer)),
})

async function ofAccount({ url }: Stack, { token, email }: Buyer) {
  const post = <T = Made>(path: string, body: unknown) => ok<T>(url, 'POST', path, { token, body })
  const place = { street1: `1 ${CANARY} Street`, city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' }
  const address = await post('/address/', place)
  const person = { fullName: CANARY, phoneNumber: '775-555-0101', email: 'ap@stackyard.test', address: place }
  const billing = await post('/user/billing-info/', person)
  const search = await post('/user/saved-searches', { name: CANARY, filters: { state: 'NV' } })
  const shortlist = await post('/user/shortlists', { name: CANARY })
  const path = `/user/shortlists/${shortlist.id}`
  await ok(url, 'PUT', `${path}/warehouses/${listingIds.main}`, { token, body: { note: CANARY } })
  const file = await upload(url, token, `${CANARY}.pdf`, PDF)
  await signInWith(url, email, BUYERS_PASSWORD)
  const sessions = await ok<OwnSession[]>(url, 'GET', '/user/sessions', { token })
  return {
    address: address.id,
    billing: billing.id,
    search: search.id,
    shortlist: shortlist.id,
    file: file.id,
    fileLink: file.link,
    session: sessions.find(({ isThisOne }) => !isThisOne)?.id ?? '',
  }
}

async function ofOrder(stack: Stack, customer: Buyer, seller: Party) {
  const { url, simUrl } = stack
  const { token } = customer
  await stack.pool.query('update warehouses set billed_by_platform = true where id = $1', [listingIds.main])
  const order = await orderIn(url, customer, 'approved', { selectedTerm: 3, quantity: 2, poNumber: CANARY })
  const note = { note: CANARY, reference: CANARY }
  const checkedIn = await announced(url, token, order, note)
  const photo = await upload(url, seller.token, `${CANARY}.png`, picture(90, 60))
  const counted = { arrivedAt: new Date().toISOString(), counted: 24, note: CANARY, photoIds: [photo.id] }
  expect((await step(url, seller.token, { orderId: order, id: checkedIn }, 'check-in', counted)).success).toBe(true)
  const arrival = await announced(url, token, order, note)
  const changes = await amendmentsOfBoth(url, { customer: token, seller: seller.token }, order, CANARY)
  const read = <T>(path: string) => ok<T>(url, 'GET', path, { token })
  const invoice = await eventually('an invoice', 30_000, async () => (await read<Invoice[]>('/invoices/'))[0])
  const form = { payment_intent: (await paymentIntentOf(simUrl, order)).id, amount: '100' }
  const headers = { authorization: 'Bearer sk_test_stackyard' }
  await fetch(`${simUrl}/v1/refunds`, { method: 'POST', headers, body: new URLSearchParams(form) })
  const creditNote = await eventually('a credit note', 30_000, async () => {
    return (await read<InvoiceDocument>(`/invoices/view/${invoice.id}`)).creditNotes[0]
  })
  const agreement = `/api/user/transaction/${order}/agreement`
  await eventually('an agreement', 30_000, async () => {
    return (await fetch(url + agreement, { headers: { authorization: `Bearer ${token}` } })).ok || undefined
  })
  return { order, checkedIn, photo: photo.id, arrival, ...changes, invoice: invoice.id, creditNote: creditNote.id }
}

async function ofRequests(stack: Stack, customer: Buyer, seller: Party) {
  const { url } = stack
  const quotes = quotesOf(stack)
  const quote = await quotes.askFor(listingIds.main, customer, {
    userInfo: { ...quoteBody(0, undefined).userInfo, about: CANARY },
  })
  const quoteFile = await upload(url, seller.token, `${CANARY} rates.pdf`, PDF)
  const offer = offerBody({ note: CANARY, fileIds: [quoteFile.id] })
  expect((await quotes.send(quote, seller.token, offer)).success).toBe(true)
  const { id: rfpFile, link } = await upload(url, customer.token, `${CANARY} rows.csv`, Buffer.from(`a,${CANARY}\n`))
  const answers = {
    ...completeAnswers,
    refMessage: CANARY,
    outboundOrderProfile: { parcel: true, shippingData: link },
  }
  expect((await submit(url, customer.token, answers)).success).toBe(true)
  const label = { token: customer.token, body: { label: CANARY } }
  const rfpLink = await ok<Made>(url, 'POST', '/merchants/links', label)
  const eventFile = await upload(url, customer.token, `${CANARY} plan.pdf`, PDF)
  const texts = { title: CANARY, message: CANARY, fileIds: [eventFile.id] }
  const events = eventsOf(url)
  const event = await events.created(customer.token, eventBody([listingIds.main], texts))
  expect((await events.ask(event.id, seller.token, { question: CANARY })).success).toBe(true)
  const { results } = await events.board(event.id, customer.token)
  const sentQuote = await stack.pool.query<{ id: string }>('select id from market.quote_request where event_id = $1', [
    event.id,
  ])
  return {
    quote,
    quoteFile: quoteFile.id,
    rfpFile,
    rfpFileLink: link,
    rfpLink: rfpLink.id,
    event: event.id,
    eventFile: eventFile.id,
    question: results.asked[0]?.id ?? 0,
    eventQuote: Number(sentQuote.rows[0]?.id),
  }
}

async function ofTalk({ url, pool }: Stack, { token }: Buyer, seller: Party) {
  const post = <T = Made>(path: string, body: unknown) => ok<T>(url, 'POST', path, { token, body })
  const room = await post<ChatRoom>('/chat/', { userId: seller.id })
  const attached = await upload(url, token, `${CANARY} talk.pdf`, PDF)
  const message = await post<ChatMessage>(`/chat/${room.id}/message`, {
    text: CANARY,
    sendKey: randomUUID(),
    fileIds: [attached.id],
  })
  const { rows } = await pool.query<Made>(`select id from posts where _status = 'published' order by id limit 1`)
  const post_ = rows[0]?.id ?? 0
  const comment = await post('/comment', { blogId: post_, text: 'Useful.' })
  return {
    room: room.id,
    message: message.id,
    attached: attached.id,
    comment: comment.id,
    post: post_,
  }
}

async function ofSeller({ url, pool }: Stack, customer: Buyer, { id, token }: Party) {
  const post = <T = Made>(path: string, body: unknown) => ok<T>(url, 'POST', path, { token, body })
  const draft = await post('/warehouse/', { ...liveListing(CANARY), isDraft: true })
  const space = { startDay: inDays(600), spaceType: 'PALLET', quantity: 1, note: CANARY }
  await post(`/warehouse/${listingIds.main}/space/block`, space)
  const block = await pool.query<Made>('select id::int from market.capacity_hold where note = $1', [CANARY])
  await pool.query('update users set enable_newsletter = true where id = $1', [id])
  await ok(url, 'POST', '/newsletter/subscribe', { token: customer.token, body: { sellerId: id } })
  const letter = await post('/newsletter/own', { subject: CANARY, text: CANARY })
  const sendAt = new Date(Date.now() + 86_400_000).toISOString()
  const { send } = await post<{ send: NewsletterSend }>(`/newsletter/own/${letter.id}/send`, { sendAt })
  return { draft: draft.id, block: block.rows[0]?.id ?? 0, letter: letter.id, letterSend: send.id }
}

/** What comes into being by other ways than calls of its owner. */
async function plantRows({ pool }: Stack, { id, cardId, achId }: Buyer) {
  const idOf = async (query: string): Promise<number> => {
    const { rows } = await pool.query<{ id: string }>(`${query} returning id`, [id, CANARY])
    return Number(rows[0]?.id)
  }
  await pool.query('update market.card set card_holder = $2 where id = $1', [cardId, CANARY])
  await pool.query('update market.ach_account set account_name = $2 where id = $1', [achId, CANARY])
  return {
    card: cardId,
    ach: achId,
    person: id,
    main: listingIds.main,
    review: await idOf(
      `insert into reviews (author_id, warehouse_id, rating, feedback)
        select $1, ${listingIds.main}, 4, 'Quick at the gate.' where $2 <> ''`,
    ),
    notice: await idOf(
      `insert into market.notification (user_id, kind, message, data) values ($1, 'system', $2, '{}')`,
    ),
    factor: await idOf(`insert into market.second_factor (user_id, kind, name) values ($1, 'passkey', $2)`),
    copy: await idOf(
      `insert into market.data_export (user_id, state, done_parts, total_parts, body, bytes, ready_at, expires_at)
        values ($1, 'ready', 1, 1, $2::text::bytea, 9, now(), now() + interval '1 day')`,
    ),
  }
}

/** What the link to the copy of the customer's data is signed with, for some minutes. */
export async function ofCopy({ url }: Stack, { token }: Buyer) {
  const copy = await ok<DataExport>(url, 'GET', '/user/data-export', { token })
  const { searchParams } = new URL(copy.downloadPath ?? '', url)
  return { copyUntil: searchParams.get('until') ?? '', copySignature: searchParams.get('signature') ?? '' }
}
