import { createHash } from 'node:crypto'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { describe, expect, it } from 'vitest'
import { ACTORS, signInWith, tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { listingOf } from '../quote/ask'
import { accountBody, countNotices, newAddress, openAccount, PASSWORD, readRfp } from './rfp'

const stack = sharedStack()
const { url, pool } = stack

describe('step 0 of the wizard opens a merchant account', () => {
  it('R-008, R-197: a customer on the free plan signs in with the email and password given, and a mail verifies the address', async () => {
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
    expect(own.results).toMatchObject({
      company: 'Quill Toys',
      foundedYear: 1998,
      refMessage: 'Two docks at least.',
      origin: 'public',
    })
  })

  it('R-182: the provider of the warehouse may read the request and is notified; others may not', async () => {
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
    expect(await countNotices(pool, [id])).toBe(1)
  })

  it('R-197: a known address gets the same reply, its account stays as it is, and its owner an email; nothing is made twice', async () => {
    const email = newAddress()
    const warehouseId = await listingOf(pool, ACTORS.seller)
    const replies = await Promise.all([
      openAccount(url, accountBody(email, { warehouseId })),
      openAccount(url, accountBody(email, { warehouseId })),
    ])
    const other = accountBody(email, { password: 'Another-secret-5', company: 'Thieves', warehouseId })
    const known = await openAccount(url, other)
    for (const { status, results } of [...replies, known]) {
      expect(status).toBe(200)
      expect(results).toEqual({ message: known.results.message, data: { id: expect.any(Number) } })
    }
    const made = await pool.query<{ id: number }>('select id from users where email = $1', [email])
    expect(made.rowCount).toBe(1)
    const ids = [...replies, known].map(({ results }) => results.data?.id ?? 0)
    expect(ids.filter((id) => id === made.rows[0]?.id)).toHaveLength(1)
    expect((await pool.query('select 1 from users where id = any($1)', [ids])).rowCount).toBe(1)
    expect(await countNotices(pool, ids)).toBe(1)

    const { token } = await signInWith(url, email, PASSWORD)
    const own = await call<MerchantRecord>(url, 'GET', '/merchants/own', { token })
    expect(own.results.company).toBe('Quill Toys')

    await pool.query('update users set is_email_verified = true where email = $1', [email])
    for (let turn = 0; turn < 5; turn++) expect((await openAccount(url, other)).status).toBe(200)
    const emails = await eventually('the email to the owner of a known address', 30_000, async () => {
      const mails = stack.outbox().filter(({ to, subject }) => to === email && /already have an account/.test(subject))
      return mails.length >= 3 ? mails : undefined
    })
    expect(emails).toHaveLength(3)
    expect(emails[0]?.text).toContain(
      `/auth/login?returnTo=${encodeURIComponent(`/warehouses/rfp/${warehouseId}?steps=1`)}`,
    )
    expect(JSON.stringify(emails)).not.toContain('Thieves')
  })

  it('R-197: the address of an admin or a provider is treated like any other known address', async () => {
    for (const email of [ACTORS.admin, ACTORS.seller2]) {
      const reply = await openAccount(url, accountBody(email))
      expect(reply).toMatchObject({ status: 200, results: { data: { id: expect.any(Number) } } })
      await expect(signInWith(url, email, PASSWORD)).rejects.toThrow()
    }
  })

  it('R-199: a failure at the last step leaves no account, and the address opens one later', async () => {
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

  it('R-194: nobody gets in without the captcha, and only the account’s fields are believed', async () => {
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

  it('R-191, R-192: name, address, password and message are required, each with its sentence; the company is not', async () => {
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

  it('R-195: somebody who is signed in opens no second account, captcha or not, in no role', async () => {
    for (const actor of ['customer', 'seller', 'manager', 'admin'] as const) {
      const token = await tokenOf(url, actor)
      const email = newAddress()
      const reply = await call(url, 'PATCH', '/merchants/create-warehouse-merchant', {
        token,
        body: accountBody(email),
      })
      expect([actor, reply.status]).toEqual([actor, 409])
      expect((await pool.query('select 1 from users where email = $1', [email])).rowCount).toBe(0)
    }
  })
})
