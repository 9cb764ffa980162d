import type { Quote } from '@stackyard/shared/schema/quote'
import { describe, expect, it } from 'vitest'
import { ACTORS } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ask, listingOf, newAddress, quoteBody } from './ask'

const stack = sharedStack()
const { url, pool } = stack

const kept = async (email: string) =>
  (
    await pool.query<{ id: string; customer_id: number | null }>(
      'select * from market.quote_request where email = $1',
      [email],
    )
  ).rows

const mailTo = (email: string, subject: RegExp) =>
  eventually(`a mail "${subject.source}"`, 30_000, async () =>
    stack.outbox().find((mail) => mail.to === email && subject.test(mail.subject)),
  )

describe('a visitor asks for a quote', () => {
  it('R-182: the request is kept, an account without a known password is opened, and its mail sets one', async () => {
    const email = newAddress()
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const reply = await ask(url, quoteBody(warehouseId, email))
    expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true, results: { message: reply.message } })
    expect(reply.message).toMatch(/sent/)
    await mailTo(email, /^Your request to/)
    const invitation = await mailTo(email, /set a password$/)
    const token = /token=([\w-]+)/.exec(invitation.text)?.[1]
    const password = 'Racks-and-Docks-9'
    expect(await call(url, 'POST', '/auth/reset-password', { body: { token, password } })).toMatchObject({
      success: true,
    })
    const session = await call<{ token: string; user: { userType: string } }>(url, 'POST', '/auth/login', {
      body: { email, password },
    })
    expect(session.results.user).toMatchObject({ userType: 'customer', company: 'Quill Toys', isEmailVerified: true })
    const own = await call<{ message: string }[]>(url, 'GET', '/merchants/quotes', { token: session.results.token })
    expect(own.total).toBe(1)
    expect(own.results[0]?.message).toBe('We need room for toys from March on.')
  })

  it('a known address gets the same answer, and its account no second one; another role’s account is left alone', async () => {
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const buyer = await newBuyer(stack)
    const fresh = await ask(url, quoteBody(warehouseId, newAddress()))
    const known = await ask(url, quoteBody(warehouseId, buyer.email))
    const editors = await ask(url, quoteBody(warehouseId, ACTORS.editor))
    for (const reply of [known, editors])
      expect({ ...reply, headers: undefined }).toEqual({ ...fresh, headers: undefined })
    await mailTo(buyer.email, /^Your request to/)
    await mailTo(ACTORS.editor, /^Your request to/)
    const linked = await eventually('the link to the account', 30_000, async () => {
      const [row] = await kept(buyer.email)
      return row?.customer_id ?? undefined
    })
    expect(linked).toBe(buyer.id)
    expect((await kept(ACTORS.editor))[0]?.customer_id).toBeNull()
  })

  it('an account that has not proved the address does not see the request before it has', async () => {
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const buyer = await newBuyer(stack, { isEmailVerified: false })
    expect((await ask(url, quoteBody(warehouseId, buyer.email))).status).toBe(200)
    await mailTo(buyer.email, /^Your request to/)
    const [row] = await kept(buyer.email)
    expect(row?.customer_id).toBeNull()
    const list = () => call<Quote[]>(url, 'GET', '/merchants/quotes', { token: buyer.token })
    const status = async () => (await call(url, 'GET', `/merchants/quotes/${row?.id}`, { token: buyer.token })).status
    expect([(await list()).total, await status()]).toEqual([0, 404])
    await pool.query('update users set is_email_verified = true where id = $1', [buyer.id])
    expect([(await list()).total, await status()]).toEqual([1, 200])
  })

  it('the same request again, also five at once, is kept once and told once', async () => {
    const email = newAddress()
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const company = `Quill ${email.slice(0, 16)}`
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ask(url, quoteBody(warehouseId, email, { company }))),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await kept(email)).toHaveLength(1)
    const told = await pool.query('select 1 from market.notification where kind = $1 and message like $2', [
      'quote_request',
      `${company}%`,
    ])
    expect(told.rowCount).toBe(1)
  })

  it('needs the captcha and an address', async () => {
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const email = newAddress()
    expect(await ask(url, quoteBody(warehouseId, email, { captchaToken: undefined }))).toMatchObject({
      status: 400,
      error: { code: 'CAPTCHA_FAILED' },
    })
    expect(await ask(url, quoteBody(warehouseId, undefined))).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'userInfo.email', message: 'Email is required' }] } },
    })
    expect(await kept(email)).toEqual([])
  })

  it('each required field says what it needs', async () => {
    const reply = await ask(url, { userInfo: {}, categories: [], company: ' ', warehouseId: 1 })
    expect(reply.status).toBe(400)
    const messages = new Map(reply.error?.data.issues?.map(({ path, message }) => [path, message]))
    expect(Object.fromEntries(messages)).toMatchObject({
      company: 'Company Name is required',
      categories: 'Category is required',
      'userInfo.firstName': 'First name is required',
      'userInfo.lastName': 'Last name is required',
      'userInfo.about': 'Message is required.',
      'userInfo.storageVolume': 'Storage volume is required',
      'userInfo.monthlyShipmentVolume': 'Monthly shipment volume is required',
    })
    const wrong = quoteBody(1, 'nobody', { foundedYear: 1799 })
    const bad = await ask(url, {
      ...wrong,
      userInfo: { ...wrong.userInfo, phone: 'x', website: 'javascript:alert(1)' },
    })
    expect(bad.error?.data.issues?.map(({ message }) => message).sort()).toEqual([
      'Enter a valid email address',
      'Enter a valid phone number',
      'Enter a valid website URL',
      'Year Founded must be later than 1800',
    ])
  })

  it('a listing that is hidden or not there is not asked', async () => {
    expect(await ask(url, quoteBody(999_999_999, newAddress()))).toMatchObject({
      status: 404,
      error: { code: 'LISTING_UNAVAILABLE' },
    })
  })

  it('without a listing the seller is asked by their profile’s address; a managed one’s requests go to admins', async () => {
    const { rows } = await pool.query<{ user_url: string; email: string }>(
      `select user_url, email from users where email = any($1) and user_url is not null`,
      [[ACTORS.seller, ACTORS.manager]],
    )
    for (const { user_url, email } of rows) {
      const company = `Quill ${newAddress()}`
      const body = quoteBody(0, newAddress(), { company, warehouseId: undefined, warehouseSellerUrl: user_url })
      expect((await ask(url, body)).status).toBe(200)
      const told = await pool.query<{ user_type: string }>(
        `select distinct u.user_type::text from market.notification n join users u on u.id = n.user_id
         where n.kind = 'quote_request' and n.message like $1`,
        [`${company}%`],
      )
      expect(told.rows).toEqual([{ user_type: email === ACTORS.manager ? 'admin' : 'seller' }])
    }
    expect(rows.length).toBeGreaterThan(0)
  })
})
