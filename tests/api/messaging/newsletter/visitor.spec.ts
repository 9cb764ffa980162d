import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { url, pool, outbox } = sharedStack()
const WITHIN_MS = 30_000

const newEmail = () => `reader-${randomUUID()}@stackyard.test`
const mailsTo = (email: string) => outbox().filter(({ to }) => to === email)
const mailTo = (email: string, subject: RegExp) =>
  eventually(`a mail to ${email}`, WITHIN_MS, async () => mailsTo(email).find((mail) => subject.test(mail.subject)))
const linkIn = ({ text }: { text: string }): string => /https?:\/\/\S+\/newsletter\/\S+/.exec(text)?.[0] ?? ''
const page = async (link: string, method: 'GET' | 'POST', body?: string) => {
  const answer = await fetch(link.replace(/^https?:\/\/[^/]+/, url), {
    method,
    headers: {
      'x-forwarded-for': anyAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text() }
}
const stateOf = async (email: string) => {
  const { rows } = await pool.query<{ state: string }>(
    'select state from market.newsletter_subscription where email = $1 and seller_id = 0',
    [email],
  )
  return rows[0]?.state
}

describe('subscribing to the news', () => {
  it('R-535: begins with a confirmation by email and ends by its link', async () => {
    const email = newEmail()
    await ok(url, 'POST', '/posts/subscribe', { body: { email: ` ${email.toUpperCase()} ` } })
    expect(await stateOf(email)).toBe('pending')
    const link = linkIn(await mailTo(email, /^Confirm/))
    expect((await page(link, 'GET')).text).toContain('<button type="submit"')
    expect(await stateOf(email)).toBe('pending')
    expect((await page(link, 'POST')).status).toBe(200)
    expect(await stateOf(email)).toBe('confirmed')

    await ok(url, 'POST', '/posts/unsubscribe', { body: { email } })
    expect(await stateOf(email)).toBe('confirmed')
    const end = linkIn(await mailTo(email, /^Unsubscribe/))
    await page(end, 'GET')
    expect(await stateOf(email)).toBe('confirmed')
    expect((await page(end, 'POST', 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await stateOf(email)).toBe('ended')
    expect(
      await ok(url, 'POST', '/posts/unsubscribe', { body: { token: new URL(end).searchParams.get('token') } }),
    ).toEqual({ done: true })
  })

  it('asks an address once in a while only, and answers the same', async () => {
    const email = newEmail()
    const first = await call(url, 'POST', '/posts/subscribe', { body: { email } })
    await mailTo(email, /^Confirm/)
    const second = await call(url, 'POST', '/posts/subscribe', { body: { email } })
    expect(second.message).toBe(first.message)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from market.newsletter_subscription where email = $1`,
      [email],
    )
    expect(rows[0]?.count).toBe(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('mails the link that ends it once in a while only, and answers the same', async () => {
    const email = newEmail()
    await ok(url, 'POST', '/posts/subscribe', { body: { email } })
    await page(linkIn(await mailTo(email, /^Confirm/)), 'POST')
    const leave = () => ok(url, 'POST', '/posts/unsubscribe', { body: { email } })
    const first = await leave()
    await mailTo(email, /^Unsubscribe/)
    expect(await leave()).toEqual(first)
    await eventually('no mail is to go out any more', WITHIN_MS, async () => {
      const { rows } = await pool.query(
        `select 1 from graphile_worker.jobs where key =
          (select 'newsletter:unsubscribe:' || id from market.newsletter_subscription where email = $1)`,
        [email],
      )
      return rows.length === 0 ? true : undefined
    })
    expect(mailsTo(email).filter(({ subject }) => subject.startsWith('Unsubscribe'))).toHaveLength(1)
  })

  it('R-534: an address that is empty or none is refused, and nothing is sent', async () => {
    for (const email of ['', 'x', 'a@b', undefined]) {
      expect(await call(url, 'POST', '/posts/subscribe', { body: { email } })).toMatchObject({ status: 400 })
      if (email !== undefined) expect(await stateOf(email)).toBeUndefined()
    }
    expect(await call(url, 'POST', '/posts/unsubscribe', { body: {} })).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'email' }] } },
    })
  })

  it.each(['confirm', 'unsubscribe', 'letters'])('a link to /newsletter/%s asks, and claims nothing', async (kind) => {
    const { status, text } = await page(`${url}/newsletter/${kind}?token=x`, 'GET')
    expect(status).toBe(200)
    expect(text).toContain('<form method="post">')
    expect(text).toMatch(/<p[^>]*>Press the button(?:, and you get| to stop our) /)
  })

  it('refuses forged links, and those of another purpose', async () => {
    const email = newEmail()
    await ok(url, 'POST', '/posts/subscribe', { body: { email } })
    const token = new URL(linkIn(await mailTo(email, /^Confirm/))).searchParams.get('token') ?? ''
    for (const wrong of ['', 'x', token.replace(/^s/, 'u'), `${token}x`])
      expect((await page(`${url}/newsletter/confirm?token=${encodeURIComponent(wrong)}`, 'POST')).status).toBe(400)
    expect((await page(`${url}/newsletter/unsubscribe?token=${token}`, 'POST')).status).toBe(400)
    expect(await call(url, 'POST', '/posts/unsubscribe', { body: { token } })).toMatchObject({
      status: 400,
      error: { code: 'TOKEN_INVALID' },
    })
    expect(await stateOf(email)).toBe('pending')
  })

  it('answers the form of an Arabic page in Arabic, and leads back to Arabic news', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${url}/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'x-forwarded-for': anyAddress(), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ language: 'ar', ...fields }).toString(),
      })
    for (const [email, status] of [[newEmail(), 200] as const, ['x', 400] as const]) {
      const answer = await send({ email })
      expect(answer.status).toBe(status)
      const text = await answer.text()
      expect(text).toContain('<html lang="ar" dir="rtl">')
      expect(/<h1[^>]*>([^<]*)</.exec(text)?.[1]).toMatch(/\p{Script=Arabic}/u)
      expect(text).toContain('href="/ar/news"')
    }
  })

  it('works by a form without a script, and holds back a flood from one address', async () => {
    const from = anyAddress()
    const send = (email: string) =>
      fetch(`${url}/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email }).toString(),
      })
    const email = newEmail()
    const answer = await send(email)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect([answer.status, await stateOf(email)]).toEqual([200, 'pending'])
    expect(await answer.text()).toContain('<html lang="en">')
    expect((await send('"><script>alert(1)</script>')).status).toBe(400)
    const unreadable = await fetch(`${url}/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from, 'content-type': 'multipart/form-data' },
      body: 'email',
    })
    expect([unreadable.status, unreadable.headers.get('content-type')]).toEqual([
      400,
      expect.stringContaining('text/html'),
    ])
    const statuses: number[] = []
    for (let index = 0; index < 6; index++) statuses.push((await send(newEmail())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
