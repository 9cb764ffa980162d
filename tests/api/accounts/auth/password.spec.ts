import type { Session } from '@stackyard/shared/schema/account'
import { unsubscribeToken } from '@stackyard/cms/modules/accounts/account/secret-token'
import { describe, expect, it } from 'vitest'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { serverEnv } from '../../../setup/server-env'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, linkOf, mailTo, newAccount, newEmail, signUpBody } from './new-account'
import { proofFor } from './proof'

const stack = sharedStack()
const { url } = stack
const SECOND_PASSWORD = 'Pallet-Jack-2207'

const signIn = (email: string, password: string, from = anyAddress()) =>
  call<Session>(url, 'POST', '/auth/login', { body: { email, password }, from })
const forgot = (email: string) => call(url, 'POST', '/auth/forgot-password', { body: { email } })
const reset = (token: string | null, password = SECOND_PASSWORD) =>
  call(url, 'POST', '/auth/reset-password', { body: { token, password } })
const isSignedIn = async (token: string) => (await call(url, 'GET', '/user/profile/', { token })).status === 200

it('is not the address of its account, whether at sign-up or later', async () => {
  const email = newEmail()
  const body = signUpBody({ email, password: email.toUpperCase() })
  const message = 'Choose a password that is not your email address'
  expect((await call(url, 'POST', '/auth/signup', { body })).error?.data.issues).toEqual([
    { path: 'password', message },
  ])
  const { token, user } = await newAccount(url)
  const change = { currentPassword: FIRST_PASSWORD, newPassword: user.email }
  const reply = await call(url, 'PATCH', '/auth/update-password', { token, body: change })
  expect(reply).toMatchObject({ status: 400, message, error: { data: { issues: [{ path: 'newPassword', message }] } } })
  expect((await signIn(user.email, FIRST_PASSWORD)).status).toBe(200)
})

describe('a forgotten password', () => {
  it('answers alike for known and unknown addresses', async () => {
    const { user } = await newAccount(url)
    const known = await forgot(user.email)
    const unknown = await forgot(newEmail())
    expect(known.status).toBe(200)
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null })
  })

  it('takes a known address as long as an unknown one: the account is looked up by the worker', async () => {
    const { user } = await newAccount(url)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 9; round += 1)
      for (const kind of ['known', 'unknown'] as const) {
        const started = performance.now()
        await forgot(kind === 'known' ? user.email : newEmail())
        times[kind].push(performance.now() - started)
      }
    const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(100)
  })

  it('sends one mail, however often it is asked for at once', async () => {
    const { user } = await newAccount(url)
    await Promise.all(Array.from({ length: 6 }, () => forgot(user.email)))
    await mailTo(stack, user.email, /Set a new password/)
    const other = newEmail()
    await newAccount(url, { email: other })
    await forgot(other)
    await mailTo(stack, other, /Set a new password/)
    const sent = stack.outbox().filter((mail) => mail.to === user.email && /Set a new password/.test(mail.subject))
    expect(sent).toHaveLength(1)
  })

  it('R-461: is set anew by the link of the mail, once; every session ends and the lock opens', async () => {
    const session = await newAccount(url)
    const { email } = session.user
    const from = anyAddress()
    const guess = async (password: string) =>
      call(url, 'POST', '/auth/login', { body: { email, password, proof: await proofFor(url, email) }, from })
    await Promise.all(Array.from({ length: 9 }, () => guess('not-the-password')))
    expect((await guess(FIRST_PASSWORD)).status).toBe(423)
    await forgot(email)
    const link = linkOf(await mailTo(stack, email, /Set a new password/))
    expect(link.pathname).toBe('/auth/reset-password')
    const token = link.searchParams.get('token')
    expect((await reset(token, 'short')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
    expect(await isSignedIn(session.token)).toBe(false)
    expect((await signIn(email, FIRST_PASSWORD)).status).toBe(401)
    expect((await signIn(email, SECOND_PASSWORD)).status).toBe(200)
    expect(await reset(token)).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } })
    expect((await mailTo(stack, email, /password was changed/)).text).toContain('/auth/forgot-password')
  })

  it('is not set by a token that is over, of another kind, or invented', async () => {
    const { user } = await newAccount(url)
    const verification = linkOf(await mailTo(stack, user.email, /Verify your email/)).searchParams.get('token')
    expect((await reset(verification)).status).toBe(400)
    await forgot(user.email)
    const token = linkOf(await mailTo(stack, user.email, /Set a new password/)).searchParams.get('token')
    await stack.pool.query(`update market.mail_token set expires_at = now() - interval '1 second' where user_id = $1`, [
      user.id,
    ])
    expect((await reset(token)).status).toBe(400)
    expect((await reset('an-invented-token')).status).toBe(400)
    expect((await signIn(user.email, FIRST_PASSWORD)).status).toBe(200)
  })
})

describe('the own password', () => {
  it('is changed with the present one; other sessions end, a new one begins', async () => {
    const first = await newAccount(url)
    const other = (await signIn(first.user.email, FIRST_PASSWORD)).results
    const update = (currentPassword: string) =>
      call<Session>(url, 'PATCH', '/auth/update-password', {
        token: first.token,
        body: { currentPassword, newPassword: SECOND_PASSWORD },
      })
    const refused = await update('not-the-password')
    expect(refused).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    expect(refused.error?.data.issues?.[0]?.path).toBe('currentPassword')
    const renewed = await update(FIRST_PASSWORD)
    expect(renewed.status).toBe(200)
    expect(await isSignedIn(first.token)).toBe(false)
    expect(await isSignedIn(other.token)).toBe(false)
    expect(await isSignedIn(renewed.results.token)).toBe(true)
    expect((await signIn(first.user.email, SECOND_PASSWORD)).status).toBe(200)
  })

  it('closes the account: sessions end and sign-in is refused', async () => {
    const session = await newAccount(url)
    const close = (password: string) =>
      call(url, 'POST', '/auth/deactivate-account', { token: session.token, body: { password } })
    expect((await close('not-the-password')).status).toBe(400)
    expect(await isSignedIn(session.token)).toBe(true)
    expect((await close(FIRST_PASSWORD)).status).toBe(200)
    expect(await isSignedIn(session.token)).toBe(false)
    expect((await signIn(session.user.email, FIRST_PASSWORD)).status).toBe(403)
  })
})

describe('unsubscribing', () => {
  const { PAYLOAD_SECRET = '' } = serverEnv({ databaseUrl: '', dataDir: '' })

  it('works by the link of a mail, without a session', async () => {
    const { user, token } = await newAccount(url)
    await ok(url, 'PUT', '/user/profile/', {
      token,
      body: { enableNewsletter: true, enableMarketingNotifications: true },
    })
    await ok(url, 'POST', '/auth/email-unsubscribe', { body: { token: unsubscribeToken(user.id, PAYLOAD_SECRET) } })
    expect(await ok(url, 'GET', '/user/profile/', { token })).toMatchObject({
      enableNewsletter: false,
      enableMarketingNotifications: false,
    })
  })

  it('refuses a link made for somebody else', async () => {
    const { user } = await newAccount(url)
    const forged = unsubscribeToken(user.id, PAYLOAD_SECRET).replace(/^\d+/, '1')
    const reply = await call(url, 'POST', '/auth/email-unsubscribe', { body: { token: forged } })
    expect(reply).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } })
  })
})
