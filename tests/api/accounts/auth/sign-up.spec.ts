import type { Session } from '@stackyard/shared/schema/account'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { linkOf, mailTo, newAccount, newEmail, signUpBody } from './new-account'

const stack = sharedStack()
const { url, pool } = stack

const signUp = (changes: Record<string, unknown>) =>
  call<Session>(url, 'POST', '/auth/signup', { body: signUpBody(changes) })

describe('sign-up', () => {
  it('opens a customer account, signs in and keeps nothing in clear', async () => {
    const session = await newAccount(url, { email: `  UPPER-${newEmail()} ` })
    expect(session.user).toMatchObject({ userType: 'customer', planId: 'free', isActive: true, isEmailVerified: false })
    expect(session.user.email).toBe(session.user.email.toLowerCase().trim())
    expect(await ok(url, 'GET', '/user/profile/', { token: session.token })).toMatchObject({ id: session.user.id })
    const { rows } = await pool.query('select * from market.session where user_id = $1', [session.user.id])
    expect(rows).toHaveLength(1)
    for (const secret of [session.token, session.refreshToken]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('opens a seller account with its service type, in any case', async () => {
    const { user } = await newAccount(url, { userType: 'seller', serviceType: 'Warehouse', company: 'Okafor Storage' })
    expect(user).toMatchObject({ userType: 'seller', serviceType: 'warehouse', company: 'Okafor Storage' })
    expect(user.userUrl).toMatch(/^okafor-storage-[a-z0-9]+$/)
    const reply = await signUp({ userType: 'seller' })
    expect(reply.error?.data.issues).toEqual([{ path: 'serviceType', message: 'Choose what you offer' }])
  })

  it('sends a mail whose link verifies the address, and may be opened twice (R-462)', async () => {
    const session = await newAccount(url, { returnTo: '/warehouses/some-place?month=3#RESERVE' })
    const mail = await mailTo(stack, session.user.email, /Verify your email/)
    expect(mail.html).toMatch(/^<!DOCTYPE html/)
    const link = linkOf(mail)
    expect(link.pathname).toBe('/auth/email-verify')
    expect(link.searchParams.get('returnTo')).toBe('/warehouses/some-place?month=3#RESERVE')
    const body = { token: link.searchParams.get('token') }
    await ok(url, 'POST', '/auth/verify-email', { body })
    const profile = await ok<{ isEmailVerified: boolean }>(url, 'GET', '/user/profile/', { token: session.token })
    expect(profile.isEmailVerified).toBe(true)
    await ok(url, 'POST', '/auth/verify-email', { body })
  })

  it('keeps no returnTo that leads elsewhere', async () => {
    const session = await newAccount(url, { returnTo: '//elsewhere.test/steal' })
    const link = linkOf(await mailTo(stack, session.user.email, /Verify your email/))
    expect(link.searchParams.get('returnTo')).toBeNull()
  })

  it('refuses an address that has an account, whatever its case', async () => {
    const { user } = await newAccount(url)
    const reply = await signUp({ email: user.email.toUpperCase() })
    expect(reply).toMatchObject({ status: 409, error: { code: 'EMAIL_TAKEN' } })
  })

  it('opens one account when the same form is sent five times at once', async () => {
    const email = newEmail()
    const replies = await Promise.all(Array.from({ length: 5 }, () => signUp({ email })))
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409, 409])
    const { rows } = await pool.query('select id from users where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['an address without @', { email: 'nobody' }, 'email'],
    ['an address with a line break', { email: 'a@stackyard.test\r\nbcc: b@stackyard.test' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['a password of one letter', { password: 'aaaaaaaaaaaa' }, 'password'],
    ['no first name', { firstName: '  ' }, 'firstName'],
    ['the role of an admin', { userType: 'admin' }, 'userType'],
    ['the role of an editor', { userType: 'editor' }, 'userType'],
    ['the role of a manager', { userType: 'manager' }, 'userType'],
  ])('refuses %s and says where', async (_, changes, path) => {
    const reply = await signUp(changes)
    expect(reply).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
  })

  it('sets nothing of the standing, whatever is sent', async () => {
    const { user } = await newAccount(url, {
      id: 1,
      isVerified: true,
      isEmailVerified: true,
      kycVerified: true,
      diamond: 5,
      planId: 'scale',
      membership: 'scale',
      balance: 1000,
      isActive: false,
      userUrl: 'admin',
      roles: ['admin'],
      _verified: true,
    })
    expect(user).toMatchObject({
      isVerified: false,
      isEmailVerified: false,
      kycVerified: false,
      diamond: 0,
      planId: 'free',
      membership: null,
      isActive: true,
    })
    expect(user.id).not.toBe(1)
    expect(user.userUrl).not.toBe('admin')
  })
})

describe('sign-up is for people', () => {
  const refusal = {
    statusCode: 400,
    error: { code: 'CAPTCHA_FAILED', data: { issues: [{ path: 'captchaToken', message: expect.any(String) }] } },
  }

  it.each([undefined, '', 'made-up'])('a captcha token %j opens nothing', async (captchaToken) => {
    const email = newEmail()
    expect(await signUp({ email, captchaToken })).toMatchObject(refusal)
    const { rowCount } = await pool.query('select 1 from users where email = $1', [email])
    expect(rowCount).toBe(0)
  })

  it('does not tell a robot whether an address has an account', async () => {
    const { user } = await newAccount(url)
    expect(await signUp({ email: user.email, captchaToken: 'made-up' })).toMatchObject(refusal)
  })

  it('names the widget and its key in the public config', async () => {
    const config = await ok<{ captchaSiteKey: string; captchaScriptUrl: string }>(url, 'GET', '/config')
    const script = await (await fetch(config.captchaScriptUrl)).text()
    expect(config.captchaSiteKey.length).toBeGreaterThan(10)
    expect(script).toContain('window.turnstile')
  })
})
