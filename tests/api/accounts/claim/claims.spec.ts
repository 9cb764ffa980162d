import { randomUUID } from 'node:crypto'
import type { ClaimedProfile, UnclaimedUser, VerifiedClaim } from '@stackyard/shared/schema/claim'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import type { Quote } from '@stackyard/shared/schema/quote'
import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { PASSWORD, signInWith, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { DUMMY_TOKEN } from '../../../simulators/captcha/start'
import { linkOf, mailTo } from '../auth/new-account'
import { ask, newAddress, quoteBody } from '../../reservations/quote/ask'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

const stack = sharedStack()
const { url, pool } = stack
const admin = () => tokenOf(url, 'admin')

const newManager = async () =>
  ok<DirectoryUser>(url, 'PUT', '/admin/manager', {
    token: await admin(),
    body: { company: freshName('Pier'), about: 'From public sources.', phone: '775-555-0188' },
  })

const form = (userId: number, changes: Record<string, unknown> = {}) => ({
  firstName: 'Ira',
  lastName: 'Vance',
  company: 'Pier Logistics',
  title: 'Owner',
  phoneNumber: '775-555-0133',
  email: `claim-${randomUUID()}@stackyard.test`,
  userId,
  captchaToken: DUMMY_TOKEN,
  ...changes,
})
const send = (body: unknown, token?: string) =>
  call(url, 'POST', '/users/sendClaimProfile', token ? { token, body } : { body })
const verify = (token: string) => call<VerifiedClaim>(url, 'POST', '/users/claimProfileVerify', { body: { token } })
const tokenTo = async (email: string, number = 1) =>
  linkOf(await mailTo(stack, email, /Confirm your claim/, number)).searchParams.get('token') ?? ''
const waiting = async () => ok<UnclaimedUser[]>(url, 'GET', '/users/unclaimUsers', { token: await admin() })

/** A claim whose address is proved. Answers with the person's id as the admins' list has it. */
async function proved(userId: number, changes: Record<string, unknown> = {}) {
  const body = form(userId, changes)
  expect(await send(body)).toMatchObject({ success: true, message: 'Sent Successfully!' })
  expect(await verify(await tokenTo(body.email))).toMatchObject({ success: true })
  const person = (await waiting()).find(({ email }) => email === body.email)
  if (!person) throw new Error(`${body.email} is not among the unclaimed users`)
  return { person, body }
}

describe('the claim form', () => {
  it.each(['firstName', 'lastName', 'company', 'title', 'email'])('asks for %s (R-229)', async (field) => {
    const reply = await send(form(1, { [field]: ' ' }))
    expect(reply.error?.data.issues).toEqual([expect.objectContaining({ path: field })])
  })

  it('takes a claim without a phone number, from people only, of managed profiles only (R-228, R-231)', async () => {
    const manager = await newManager()
    const { phoneNumber: _phone, ...rest } = form(manager.id)
    expect(await send(rest)).toMatchObject({ success: true, message: 'Sent Successfully!' })
    expect((await send(form(manager.id, { captchaToken: 'no' }))).error?.code).toBe('CAPTCHA_FAILED')
    expect((await send(form((await newSeller(stack)).user.id))).status).toBe(404)
  })

  it('is not for whoever is signed in (R-230)', async () => {
    const manager = await newManager()
    const { token } = await newBuyer(stack)
    const reply = await send(form(manager.id), token)
    expect(reply).toMatchObject({ status: 403, message: expect.stringContaining('write to us') as string })
  })
})

describe('a claim that was sent', () => {
  it('is proved by the link of its mail and stands among the unclaimed users (R-482, R-486)', async () => {
    const manager = await newManager()
    const body = form(manager.id)
    await send(body)
    const token = await tokenTo(body.email)
    expect((await waiting()).map(({ email }) => email)).not.toContain(body.email)
    expect((await verify(token)).results).toEqual({ company: 'Pier Logistics', email: body.email })
    expect((await verify(token)).success).toBe(true)
    const mine = (await waiting()).filter(({ email }) => email === body.email)
    expect(mine).toEqual([
      expect.objectContaining({ firstName: 'Ira', lastName: 'Vance', managerId: manager.id, title: 'Owner' }),
    ])
    const { rows } = await pool.query(
      `select 1 from market.notification where kind = 'profile_claim' and data ->> 'userId' = $1`,
      [String(mine[0]?.id)],
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it('mails one address a few times an hour, for whatever profile', async () => {
    const [manager, other] = [await newManager(), await newManager()]
    const body = form(manager.id)
    for (const userId of [manager.id, manager.id, manager.id, manager.id, other.id])
      expect(await send({ ...body, userId })).toMatchObject({ success: true })
    expect((await send({ ...body, userId: other.id })).error?.code).toBe('RATE_LIMITED')
    expect(await send(form(other.id))).toMatchObject({ success: true })
  })

  it('sent again works by the last mail; a link that is over or forged does nothing', async () => {
    const manager = await newManager()
    const body = form(manager.id)
    await send(body)
    const first = await tokenTo(body.email)
    await send({ ...body, firstName: 'Somebody', company: 'Else' })
    const second = await tokenTo(body.email, 2)
    const { rows: kept } = await pool.query(
      'select first_name as "firstName", company from market.profile_claim where email = $1',
      [body.email],
    )
    expect(kept).toEqual([{ firstName: body.firstName, company: body.company }])
    expect((await verify(first)).error?.code).toBe('TOKEN_INVALID')
    expect((await verify('not-a-token-at-all')).error?.code).toBe('TOKEN_INVALID')
    await pool.query(`update market.profile_claim set expires_at = now() - interval '1 minute' where email = $1`, [
      body.email,
    ])
    expect((await verify(second)).error?.code).toBe('TOKEN_INVALID')
  })

  it('takes the provider’s account that the address has, and refuses one of another kind', async () => {
    const manager = await newManager()
    const seller = await newSeller(stack)
    const { person } = await proved(manager.id, { email: seller.email })
    expect(person.id).toBe(seller.user.id)
    const buyer = await newBuyer(stack)
    await send(form(manager.id, { email: buyer.email }))
    expect((await verify(await tokenTo(buyer.email))).error?.code).toBe('CONFLICT')
  })

  it('shuts out whoever opened the account of its address without proving it', async () => {
    const manager = await newManager()
    const squatter = await newSeller(stack)
    await pool.query('update users set is_email_verified = false where id = $1', [squatter.user.id])
    const { person } = await proved(manager.id, { email: squatter.email })
    expect(person.id).toBe(squatter.user.id)
    expect((await call(url, 'GET', '/user/profile/', { token: squatter.token })).status).toBe(401)
    const body = { email: squatter.email, password: PASSWORD }
    expect((await call(url, 'POST', '/auth/login', { body })).error?.code).toBe('WRONG_CREDENTIALS')
    const { rows } = await pool.query('select is_email_verified from users where id = $1', [person.id])
    expect(rows).toEqual([{ is_email_verified: true }])
  })
})

describe('an admin', () => {
  it('hands a profile over: listings, requests, words and address go along, the managed profile ends (R-484, R-490)', async () => {
    const manager = await newManager()
    const token = await admin()
    const listing = await ok<WarehouseRecord>(url, 'POST', '/admin/manager/warehouse', {
      token,
      body: { ...liveListing(freshName('Pier')), managerId: manager.id },
    })
    const asker = newAddress()
    const request = quoteBody(0, asker, { warehouseId: undefined, warehouseSellerUrl: manager.userUrl })
    expect(await ask(url, request)).toMatchObject({ success: true })
    const reader = await newBuyer(stack)
    await pool.query(
      `insert into market.rfp_access (merchant_id, seller_id, state, decided_at) values ($1, $2, 'approve', now())`,
      [reader.id, manager.id],
    )
    const rival = await proved(manager.id)
    const { person, body } = await proved(manager.id)
    const data = { unclaimUser: person.id, managerId: manager.id }
    const done = await ok<ClaimedProfile>(url, 'POST', '/admin/claimExistingUser', { token, body: { data } })
    expect(done).toMatchObject({ userId: person.id, managerId: manager.id, listings: 1 })
    expect((await waiting()).map(({ id }) => id)).not.toContain(person.id)
    expect((await waiting()).map(({ id }) => id)).not.toContain(rival.person.id)

    const access = await pool.query('select seller_id from market.rfp_access where merchant_id = $1', [reader.id])
    expect(access.rows).toEqual([{ seller_id: person.id }])

    const shown = await ok<{ seller: { id: number; userType: string } }>(url, 'GET', `/warehouse/${listing.id}`)
    expect(shown.seller).toMatchObject({ id: person.id, userType: 'seller' })
    const profile = await ok<PublicProfile>(url, 'GET', `/users/${manager.userUrl}`)
    expect(profile).toMatchObject({ id: person.id, userType: 'seller', company: 'Pier Logistics', serviceCount: 1 })
    expect(profile.about).toBe('From public sources.')
    expect((await call(url, 'POST', '/admin/claimExistingUser', { token, body: { data } })).error?.code).toBe(
      'CONFLICT',
    )

    const reset = linkOf(await mailTo(stack, body.email, /is yours/)).searchParams.get('token')
    await ok(url, 'POST', '/auth/reset-password', { body: { token: reset, password: 'Pier-Crane-2041' } })
    const session = await signInWith(url, body.email, 'Pier-Crane-2041')
    const renamed = await ok<WarehouseRecord>(url, 'PUT', `/warehouse/${listing.id}`, {
      token: session.token,
      body: { name: freshName('Pier own') },
    })
    expect(renamed).toMatchObject({ sellerId: person.id })
    const asked = await ok<Quote[]>(url, 'GET', '/merchants/merchantList', { token: session.token })
    expect(asked.map(({ merchant }) => merchant.email)).toEqual([asker])
    await mailTo(stack, rival.body.email, /Your claim of/)
  })

  it('R-491: grants or denies by the person; both are final', async () => {
    const token = await admin()
    const act = (name: string, userId: number) =>
      call(url, 'POST', `/admin/${name}AccessManagedProfile`, { token, body: { userId } })
    const manager = await newManager()
    const denied = await proved(manager.id)
    expect(await act('deny', denied.person.id)).toMatchObject({ success: true })
    await mailTo(stack, denied.body.email, /Your claim of/)
    expect((await act('grant', denied.person.id)).error?.code).toBe('CONFLICT')
    const granted = await proved(manager.id)
    expect((await act('grant', granted.person.id)).results).toMatchObject({ managerId: manager.id })
    expect((await act('deny', granted.person.id)).error?.code).toBe('CONFLICT')
    const seller = await newSeller(stack)
    expect(
      (await call(url, 'POST', '/admin/grantAccessManagedProfile', { token: seller.token, body: { userId: 1 } }))
        .status,
    ).toBe(403)
  })

  it('of two who hand the same profile over at once, one does', async () => {
    const token = await admin()
    const manager = await newManager()
    const people = [await proved(manager.id), await proved(manager.id)]
    const replies = await Promise.all(
      people.map(({ person }) =>
        call(url, 'POST', '/admin/claimExistingUser', {
          token,
          body: { data: { unclaimUser: person.id, managerId: manager.id } },
        }),
      ),
    )
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
  })
})
