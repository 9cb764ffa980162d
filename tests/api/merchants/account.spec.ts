import { createHash } from 'node:crypto'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { describe, expect, it } from 'vitest'
import { ACTORS, signInWith, tokenOf } from '../../setup/actors'
import { call } from '../../setup/api'
import { newBuyer } from '../../setup/buyer'
import { sharedStack } from '../../setup/stack'
import { eventually } from '../../setup/wait'
import { listingOf } from '../quote/ask'
import { accountBody, newAddress, openAccount, PASSWORD, readRfp } from './rfp'

const stack = sharedStack()
const { url, pool } = stack

describe('step 0 of the wizard opens a merchant account (000 §4.8)', () => {
  it('R-008: a customer on the free plan signs in with the e-mail and password given, and a mail verifies the address', async () => {
    const email = newAddress()
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const reply = await openAccount(url, accountBody(email, { warehouseId }))
    expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true, isError: false })
    const session = await signInWith(url, email, PASSWORD)
    expect(session.user).toMatchObject({
      id: reply.results.data?.id,
      userType: 'customer',
      planId: 'free',
      isEmailVerified: false,
    })
    await eventually('the mail that verifies the address', 30_000, async () =>
      stack.outbox().find(({ to, subject }) => to === email && /verify/i.test(subject)),
    )
    const own = await call<MerchantRecord>(url, 'GET', '/merchants/own', { token: session.token })
    expect(own.results).toMatchObject({ company: 'Quill Toys', foundedYear: 1998, refMessage: 'Two docks at least.' })
  })

  it('the provider of the warehouse may read the request and is told; others may not', async () => {
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const { results } = await openAccount(url, accountBody(newAddress(), { warehouseId, company: 'Ostrich Lamps' }))
    const id = results.data?.id ?? 0
    const [seller, other, admin] = await Promise.all(
      (['seller', 'seller2', 'admin'] as const).map((actor) => tokenOf(url, actor)),
    )
    expect((await readRfp(url, id, seller ?? '')).results.company).toBe('Ostrich Lamps')
    expect((await readRfp(url, id, admin ?? '')).status).toBe(200)
    expect((await readRfp(url, id, other ?? '')).status).toBe(404)
    expect((await readRfp(url, id, (await newBuyer(stack)).token)).status).toBe(404)
    const received = await call<{ id: number }[]>(url, 'GET', '/merchants/rfps', { token: seller ?? '' })
    expect(received.results.map((one) => one.id)).toContain(id)
    const told = await pool.query(`select 1 from market.notification where data ->> 'merchantId' = $1`, [String(id)])
    expect(told.rowCount).toBe(1)
  })

  it('a known address is refused and its account stays as it is; of two calls at once one opens it', async () => {
    const email = newAddress()
    const replies = await Promise.all([openAccount(url, accountBody(email)), openAccount(url, accountBody(email))])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const taken = await openAccount(url, accountBody(email, { password: 'Another-secret-5', company: 'Thieves' }))
    expect(taken).toMatchObject({ status: 409, error: { code: 'EMAIL_TAKEN' } })
    const { token } = await signInWith(url, email, PASSWORD)
    const own = await call<MerchantRecord>(url, 'GET', '/merchants/own', { token })
    expect(own.results.company).toBe('Quill Toys')
  })

  it('a failure at the last step leaves no account, and the address opens one later', async () => {
    const email = newAddress()
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const digest = createHash('sha256').update(email).digest('hex')
    const cap = [`rfp:${digest}`]
    await pool.query(
      `insert into market.mail_cap (key, sent, changed_at) values ($1, array_fill(now(), array[20]), now())`,
      cap,
    )
    const refused = await openAccount(url, accountBody(email, { warehouseId }))
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } })
    const left = await pool.query(`select id from users where email = $1`, [email])
    expect(left.rowCount).toBe(0)
    expect(stack.outbox().filter(({ to }) => to === email)).toEqual([])
    await pool.query(`delete from market.mail_cap where key = $1`, cap)
    expect(await openAccount(url, accountBody(email, { warehouseId }))).toMatchObject({ status: 200 })
  })

  it('nobody gets in without the captcha, and nothing but the account’s fields is believed', async () => {
    const email = newAddress()
    expect(await openAccount(url, accountBody(email, { captchaToken: undefined }))).toMatchObject({
      error: { code: 'CAPTCHA_FAILED' },
    })
    const userInfo = { email, firstName: 'Mara', lastName: 'Quill', about: 'Hello', userType: 'admin', planId: 'scale' }
    const body = accountBody(email, {
      userInfo,
      userType: 'admin',
      planId: 'scale',
      isEmailVerified: true,
      merchantId: 1,
    })
    expect((await openAccount(url, body)).success).toBe(true)
    const { user } = await signInWith(url, email, PASSWORD)
    expect(user).toMatchObject({ userType: 'customer', planId: 'free', isEmailVerified: false })
  })

  it('name, address, password and message are required, each with its sentence; the company is not', async () => {
    const refused = await openAccount(url, { ...accountBody('x'), userInfo: {}, password: '' })
    expect(refused.status).toBe(400)
    const issues = Object.fromEntries((refused.error?.data.issues ?? []).map(({ path, message }) => [path, message]))
    expect(issues).toMatchObject({
      'userInfo.email': 'Email is required',
      'userInfo.firstName': 'First Name is required',
      'userInfo.lastName': 'Last Name is required',
      'userInfo.about': 'Message is required',
    })
    expect(Object.keys(issues)).toContain('password')
    expect((await openAccount(url, accountBody(newAddress(), { company: undefined }))).success).toBe(true)
  })
})
