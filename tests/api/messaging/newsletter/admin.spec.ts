import { randomUUID } from 'node:crypto'
import type { Newsletter, NewsletterSend, Subscription } from '@stackyard/shared/schema/newsletter'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { cms, paragraphs, panelToken } from '../../../setup/cms'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const stack = sharedStack()
const { url, pool, outbox } = stack
const WITHIN_MS = 30_000

let admin = ''
let newsletterId = 0
const subject = `Docks in winter ${randomUUID()}`

const mailsOf = (title: string) => outbox().filter((mail) => mail.subject === title)
const sendTemplate = (body: Record<string, unknown>, token = admin) =>
  call<{ send: NewsletterSend | null; testTo: string | null }>(url, 'POST', '/newsletter/sendEmailTemplate', {
    token,
    body,
  })
const ended = (id: number) =>
  eventually('the sending ends', WITHIN_MS, async () =>
    (await ok<NewsletterSend[]>(url, 'GET', '/newsletter/sends?limit=50', { token: admin })).find(
      (send) => send.id === id && send.state === 'sent',
    ),
  )

/** A seller with a newsletter and a reader of it. */
async function sellerWithReader() {
  const [seller, reader] = [await newSeller(stack), await newBuyer(stack)]
  await pool.query('update users set enable_newsletter = true where id = $1', [seller.user.id])
  await ok(url, 'POST', '/newsletter/subscribe', { token: reader.token, body: { sellerId: seller.user.id } })
  return { sellerId: seller.user.id, reader }
}

beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  const editor = await panelToken(url, 'editor')
  const body = paragraphs('Doors freeze. <b>Grease</b> them.')
  const made = await cms(url, editor, 'POST', '/newsletters', {
    subject,
    preheader: 'Before the frost',
    body,
    isReady: true,
  })
  newsletterId = made.id
})

describe('sending newsletters', () => {
  it('R-540: goes to the subscribers of a seller, once each, with a link and one click to unsubscribe', async () => {
    const { sellerId, reader } = await sellerWithReader()
    const { results } = await sendTemplate({ newsletterId, segment: 'seller', sellerId })
    const send = await ended(results.send?.id ?? 0)
    expect(send).toMatchObject({ total: 1, sent: 1, failed: 0, bounced: 0, sellerId, segment: 'seller' })
    const mails = mailsOf(subject).filter(({ to }) => to === reader.email)
    expect(mails).toHaveLength(1)
    const mail = mails[0] as (typeof mails)[number] & { headers: Record<string, string> }
    expect(mail.html).toContain('Doors freeze. &lt;b&gt;Grease&lt;/b&gt; them.')
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = /<(.+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail.text).toContain(link)
    const answer = await fetch(link.replace(/^https?:\/\/[^/]+/, url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)

    const { results: again } = await sendTemplate({ newsletterId, segment: 'seller', sellerId })
    expect(await ended(again.send?.id ?? 0)).toMatchObject({ total: 0, sent: 0 })
  })

  it('counts openings of all, of nobody in particular', async () => {
    const { sellerId } = await sellerWithReader()
    const { results } = await sendTemplate({ newsletterId, segment: 'seller', sellerId })
    const id = results.send?.id ?? 0
    await ended(id)
    const picture = await fetch(`${url}/newsletter/opened/${id}.gif`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect(await ended(id)).toMatchObject({ opens: 1 })
  })

  it('waits for its time', async () => {
    const { sellerId } = await sellerWithReader()
    const sendAt = new Date(Date.now() + 86_400_000).toISOString()
    const { results } = await sendTemplate({ newsletterId, segment: 'seller', sellerId, sendAt })
    expect(results.send).toMatchObject({ state: 'scheduled', total: 0, sendAt })
    const { rows } = await pool.query<{ runAt: Date }>(
      `select run_at as "runAt" from graphile_worker.jobs where key = $1`,
      [`newsletter:${results.send?.id}`],
    )
    expect(rows[0]?.runAt.toISOString()).toBe(sendAt)
  })

  it('a mail that was put back rests for a minute, and keeps none of the others', async () => {
    const { rows: sends } = await pool.query<{ id: number }>(
      `insert into market.newsletter_send (newsletter_id, subject, html, plain, segment, state, created_by)
        values ($1, $2, '<p>News</p>', 'News', 'news', 'sending', 1) returning id`,
      [newsletterId, `Second try ${randomUUID()}`],
    )
    const id = sends[0]?.id ?? 0
    const key = `newsletter:${id}`
    const states = async () => {
      const { rows } = await pool.query<{ state: string; attempts: number }>(
        'select state, attempts from market.newsletter_delivery where send_id = $1 order by id',
        [id],
      )
      return rows.map(({ state, attempts }) => [state, attempts])
    }
    await pool.query(
      `insert into market.newsletter_delivery (send_id, email, reader, attempts)
        values ($1, $2, 's:0', 1), ($1, $3, 's:0', 0)`,
      [id, `first-${randomUUID()}@stackyard.test`, `next-${randomUUID()}@stackyard.test`],
    )
    await pool.query(
      `select graphile_worker.add_job('newsletter:send', json_build_object('sendId', $1::int), job_key := $2)`,
      [id, key],
    )
    await eventually('the job is to come again later', WITHIN_MS, async () => {
      const { rows } = await pool.query(
        'select 1 from graphile_worker.jobs where key = $1 and locked_at is null and run_at > now()',
        [key],
      )
      return rows[0]
    })
    expect(await states()).toEqual([
      ['queued', 1],
      ['sent', 1],
    ])
    await pool.query(
      `update market.newsletter_delivery set changed_at = now() - interval '61 seconds' where send_id = $1`,
      [id],
    )
    await pool.query(
      `select graphile_worker.add_job('newsletter:send', json_build_object('sendId', $1::int), job_key := $2)`,
      [id, key],
    )
    expect(await ended(id)).toMatchObject({ total: 2, sent: 2 })
    expect(await states()).toEqual([
      ['sent', 2],
      ['sent', 1],
    ])
  })

  it('a test goes to the admin alone and is no sending', async () => {
    const { results } = await sendTemplate({ newsletterId, segment: 'news', test: true })
    expect(results).toEqual({ send: null, testTo: ACTORS.admin })
    expect(mailsOf(`Test: ${subject}`).map(({ to }) => to)).toEqual([ACTORS.admin])
  })

  it('sends only what editors marked as ready, to a seller who has a newsletter', async () => {
    const editor = await panelToken(url, 'editor')
    const draft = await cms(url, editor, 'POST', '/newsletters', { subject: 'Not yet', body: paragraphs('…') })
    expect(await sendTemplate({ newsletterId: draft.id, segment: 'news' })).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'newsletterId' }] } },
    })
    expect(await sendTemplate({ newsletterId: 999_999, segment: 'news' })).toMatchObject({ status: 400 })
    expect(await sendTemplate({ newsletterId, segment: 'seller' })).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'sellerId' }] } },
    })
    expect(await sendTemplate({ newsletterId, segment: 'seller', sellerId: 999_999 })).toMatchObject({ status: 400 })
    const templates = await ok<Newsletter[]>(url, 'GET', '/newsletter/templates', { token: admin })
    expect(templates.find(({ id }) => id === newsletterId)).toMatchObject({ subject, isReady: true })
  })

  it('R-536, R-540: is for admins alone', async () => {
    for (const actor of ['customer', 'seller', 'manager', 'editor'] as const)
      expect(await sendTemplate({ newsletterId, segment: 'news' }, await tokenOf(url, actor))).toMatchObject({
        status: 403,
      })
  })
})

describe('a seller’s newsletter', () => {
  it('R-246: is subscribed to and left by people who are signed in', async () => {
    const { sellerId, reader } = await sellerWithReader()
    const body = { sellerId }
    const again = await call(url, 'POST', '/newsletter/subscribe', { token: reader.token, body })
    expect(again).toMatchObject({ status: 200, message: 'Newsletter Subscribed!', results: { subscribed: true } })
    const of = async () =>
      (await ok<Subscription[]>(url, 'GET', `/newsletter/subscriptions?query=${reader.email}`, { token: admin })).map(
        ({ sellerId: id, state }) => [id, state],
      )
    expect(await of()).toEqual([[sellerId, 'confirmed']])
    await ok(url, 'POST', '/newsletter/subscribe', { token: reader.token, body: { sellerId, subscribed: false } })
    expect(await of()).toEqual([[sellerId, 'ended']])
  })

  it('R-245: is there only for sellers who have one', async () => {
    const seller = await newSeller(stack)
    await pool.query('update users set enable_newsletter = false where id = $1', [seller.user.id])
    const token = await tokenOf(url, 'customer')
    for (const sellerId of [seller.user.id, 999_999])
      expect(await call(url, 'POST', '/newsletter/subscribe', { token, body: { sellerId } })).toMatchObject({
        status: 404,
      })
  })
})
