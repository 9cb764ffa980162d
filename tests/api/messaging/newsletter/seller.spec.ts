import { randomUUID } from 'node:crypto'
import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'
import type {
  SellerNewsletter,
  SellerNewsletterState,
  SellerSubscriber,
} from '@stackyard/shared/schema/seller-newsletter'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const stack = sharedStack()
const { url, pool, outbox } = stack
const WITHIN_MS = 30_000

/** A seller who has a newsletter and one subscriber. */
async function sellerWithReader(plan = 'free') {
  const [seller, reader] = [await newSeller(stack), await newBuyer(stack)]
  await pool.query(`update users set enable_newsletter = true, plan_id = $2, company = $3 where id = $1`, [
    seller.user.id,
    plan,
    'Quay\n<Storage>',
  ])
  await ok(url, 'POST', '/newsletter/subscribe', { token: reader.token, body: { sellerId: seller.user.id } })
  return { seller, reader, token: seller.token }
}
const letter = (subject: string) => ({
  subject,
  preheader: 'In short',
  text: 'Two bays are free.\n\n[See](https://quay.test/)',
})
const write = (token: string, subject: string) =>
  ok<SellerNewsletter>(url, 'POST', '/newsletter/own', { token, body: letter(subject) })
const send = (token: string, id: number, body: Record<string, unknown> = {}) =>
  call<{ send: NewsletterSend | null; testTo: string | null }>(url, 'POST', `/newsletter/own/${id}/send`, {
    token,
    body,
  })
const sends = (token: string) => ok<NewsletterSend[]>(url, 'GET', '/newsletter/own-sends', { token })
const state = (token: string) => ok<SellerNewsletterState>(url, 'GET', '/newsletter/own-state', { token })

describe('a seller’s own newsletter', () => {
  it('is written, tried, changed, and goes to its subscribers with the seller’s name', async () => {
    const { seller, reader, token } = await sellerWithReader()
    const subject = `Free bays ${randomUUID()}`
    const made = await write(token, subject.replace(' ', '\r\n '))
    expect(made.subject).toBe(subject)
    expect(made.html).toContain('<a href="https://quay.test/"')
    expect((await send(token, made.id, { test: true })).results).toEqual({ send: null, testTo: seller.email })
    const tests = outbox().filter((mail) => mail.subject === `Test: ${subject}`)
    expect(tests.map(({ to }) => to)).toEqual([seller.email])
    expect(JSON.stringify(tests)).not.toMatch(/newsletter\/unsubscribe|List-Unsubscribe/)
    await ok(url, 'PUT', `/newsletter/own/${made.id}`, {
      token,
      body: { ...letter(subject), text: 'Three bays <i>are</i> free.' },
    })
    const { results } = await send(token, made.id)
    await eventually('the newsletter is out', WITHIN_MS, async () =>
      (await sends(token)).find((one) => one.id === results.send?.id && one.state === 'sent'),
    )
    const [mail] = outbox().filter((one) => one.subject === subject)
    expect(mail?.to).toBe(reader.email)
    expect(mail?.html).toContain('Three bays &lt;i&gt;are&lt;/i&gt; free.')
    expect(mail?.html).toContain('newsletter of Quay &lt;Storage&gt; at')
    expect(mail?.text).toContain('Unsubscribe: http')
    expect(await state(token)).toEqual({ isEnabled: true, subscribers: 1, used: 1, limit: 1 })
    const [subscriber] = await ok<SellerSubscriber[]>(url, 'GET', '/newsletter/own-subscribers', { token })
    expect(subscriber?.address).toBe(`${reader.email[0]}…@${reader.email.split('@')[1]}`)
  })

  it('keeps to the plan when sendings come at once; one that is taken back does not count', async () => {
    const { token } = await sellerWithReader('free')
    const { id } = await write(token, 'Once')
    const sendAt = new Date(Date.now() + 86_400_000).toISOString()
    const answers = await Promise.all([1, 2, 3].map(() => send(token, id, { sendAt })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
    expect(answers.find(({ status }) => status === 403)?.error?.code).toBe('PLAN_LIMIT_REACHED')
    const planned = answers.find(({ status }) => status === 200)?.results.send
    expect(planned).toMatchObject({ state: 'scheduled', newsletterId: null, sellerNewsletterId: id })
    const { token: stranger } = await sellerWithReader()
    const cancel = (by: string) => call(url, 'POST', `/newsletter/own-sends/${planned?.id}/cancel`, { token: by })
    expect((await cancel(stranger)).status).toBe(404)
    expect((await cancel(token)).status).toBe(200)
    expect((await cancel(token)).status).toBe(409)
    expect((await state(token)).used).toBe(0)
    expect((await send(token, id, { sendAt })).status).toBe(200)
  })

  it('goes to nobody from an address that is not proved, not even as a test', async () => {
    const { seller, token } = await sellerWithReader()
    const { id } = await write(token, 'Unproved')
    await pool.query('update users set is_email_verified = false where id = $1', [seller.user.id])
    for (const body of [{ test: true }, {}])
      expect(await send(token, id, body)).toMatchObject({ status: 403, error: { code: 'EMAIL_NOT_VERIFIED' } })
    expect(outbox().filter(({ to, subject }) => to === seller.email && subject.endsWith('Unproved'))).toEqual([])
  })

  it('ends with the newsletter: a planned sending and one on its way; what had begun counts for the plan', async () => {
    const { seller, token } = await sellerWithReader('growth')
    const { id } = await write(token, 'Planned')
    const sendAt = new Date(Date.now() + 86_400_000).toISOString()
    const planned = (await send(token, id, { sendAt })).results.send?.id ?? 0
    const { rows } = await pool.query<{ id: number }>(
      `insert into market.newsletter_send (newsletter_id, seller_newsletter_id, subject, html, plain, segment, seller_id,
        state, created_by) values (0, $2, 'Begun', '', '', 'seller', $1, 'sending', $1) returning id`,
      [seller.user.id, id],
    )
    const begun = rows[0]?.id ?? 0
    await pool.query(`insert into market.newsletter_delivery (send_id, email, reader) values ($1, $2, 's:0')`, [
      begun,
      `left-${randomUUID()}@stackyard.test`,
    ])
    await pool.query('update users set enable_newsletter = false where id = $1', [seller.user.id])
    for (const sendId of [planned, begun])
      await pool.query(
        `select graphile_worker.add_job('newsletter:send', json_build_object('sendId', $1::int), job_key := $2)`,
        [sendId, `newsletter:${sendId}`],
      )
    const ended = await eventually('both have ended', WITHIN_MS, async () => {
      const all = await sends(token)
      return all.every((one) => one.state === 'cancelled') ? all : undefined
    })
    expect(Object.fromEntries(ended.map((one) => [one.id, [one.total, one.sent, one.failed]]))).toEqual({
      [planned]: [0, 0, 0],
      [begun]: [1, 0, 1],
    })
    expect(await state(token)).toMatchObject({ isEnabled: false, used: 1 })
  })

  it('is the seller’s alone', async () => {
    const { token } = await sellerWithReader()
    const { id } = await write(token, 'Mine')
    const other = (await newSeller(stack)).token
    expect(await ok(url, 'GET', '/newsletter/own', { token: other })).toEqual([])
    expect((await call(url, 'PUT', `/newsletter/own/${id}`, { token: other, body: letter('Yours') })).status).toBe(404)
    expect((await call(url, 'DELETE', `/newsletter/own/${id}`, { token: other })).status).toBe(404)
    expect((await send(other, id)).status).toBe(404)
    expect((await send(await tokenOf(url, 'customer'), id)).status).toBe(403)
    await ok(url, 'DELETE', `/newsletter/own/${id}`, { token })
    expect((await send(token, id)).status).toBe(404)
  })

  it('goes nowhere without subscribers or while it is switched off', async () => {
    const { token } = await newSeller(stack)
    const { id } = await write(token, 'Nobody')
    await ok(url, 'PUT', '/user/profile', { token, body: { enableNewsletter: false } })
    expect(await send(token, id)).toMatchObject({ status: 409, message: expect.stringContaining('Switch') })
    await ok(url, 'PUT', '/user/profile', { token, body: { enableNewsletter: true } })
    expect(await send(token, id)).toMatchObject({ status: 409, message: expect.stringContaining('Nobody') })
  })
})
