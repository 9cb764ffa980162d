import type { SocialOutcome } from '@stackyard/shared/schema/account'
import type { SignInMethods } from '@stackyard/shared/schema/own-account'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { linkOf, mailTo, newAccount, newEmail } from '../auth/new-account'
import { helperActing } from './acting'

const stack = sharedStack()
const { url, pool } = stack
const PATH = '/user/sign-in-methods'

type Begun = { url: string; cookie: string }

const methods = (token: string) => ok<SignInMethods>(url, 'GET', PATH, { token })
const google = async (token: string) => (await methods(token)).providers.find(({ provider }) => provider === 'google')
const unlink = (token: string) => call<SignInMethods>(url, 'DELETE', `${PATH}/google`, { token })

async function beginLink(token: string): Promise<Begun> {
  const reply = await call<{ url: string }>(url, 'POST', `${PATH}/google`, { token })
  expect(reply.status).toBe(200)
  return { url: reply.results.url, cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

async function beginSignIn(): Promise<Begun> {
  const reply = await call<{ url: string }>(url, 'GET', '/auth/google')
  return { url: reply.results.url, cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

/** What the person does at the provider, and the way back with the session of `token`. */
async function finish(begun: Begun, email: string, token?: string) {
  const address = new URL(begun.url)
  const form = new URLSearchParams(address.searchParams)
  for (const [name, value] of Object.entries({ verified: '1', firstName: 'Noa', lastName: 'Lind', email }))
    form.set(name, value)
  const sent = await fetch(address.origin + address.pathname, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  return call<SocialOutcome>(url, 'POST', '/auth/google-token', {
    ...(token ? { token } : {}),
    body: { code: back.searchParams.get('code'), state: back.searchParams.get('state') },
    headers: { cookie: begun.cookie },
  })
}

const atProvider = () => `noa-${randomUUID()}@provider.test`

describe('linked accounts', () => {
  it('one with another address is linked, told by email, lets its person in, and is unlinked again', async () => {
    const { user, token } = await newAccount(url)
    await pool.query('update users set is_email_verified = true where id = $1', [user.id])
    const email = atProvider()
    expect(await google(token)).toMatchObject({ isOffered: true, isLinked: false, email: null })
    const linked = await finish(await beginLink(token), email, token)
    expect(linked.results).toMatchObject({ linked: 'google', session: null, returnTo: '/settings/#security' })
    expect(await google(token)).toMatchObject({ isLinked: true, email })
    await mailTo(stack, user.email, /Google/)
    expect((await finish(await beginSignIn(), email)).results.session?.user.id).toBe(user.id)
    expect((await unlink(token)).results.providers).toContainEqual(
      expect.objectContaining({ provider: 'google', isLinked: false }),
    )
    expect((await unlink(token)).status).toBe(404)
    expect((await finish(await beginSignIn(), email)).results.session).toBeNull()
  })

  it('one that belongs to another account is refused, and so is a way back with another session', async () => {
    const [first, second] = [await newAccount(url), await newAccount(url)]
    const email = atProvider()
    await finish(await beginLink(first.token), email, first.token)
    const taken = await finish(await beginLink(second.token), email, second.token)
    expect(taken.error?.code).toBe('SOCIAL_LINK_TAKEN')
    const foreign = await finish(await beginLink(second.token), atProvider(), first.token)
    expect(foreign.error?.code).toBe('SOCIAL_REFUSED')
    expect((await finish(await beginLink(second.token), atProvider())).error?.code).toBe('SOCIAL_REFUSED')
    expect(await google(second.token)).toMatchObject({ isLinked: false })
  })

  it('the last way to sign in stays; a password set by the link of an email lets it go', async () => {
    const email = newEmail()
    const { newcomer } = (await finish(await beginSignIn(), email)).results
    const body = { socialToken: newcomer?.socialToken, userType: 'customer', firstName: 'Noa', lastName: 'Lind' }
    const { token } = await ok<{ token: string }>(url, 'POST', '/auth/social-create-account-from-login', { body })
    expect(await methods(token)).toMatchObject({ hasPassword: false, isFresh: true })
    expect((await unlink(token)).error?.code).toBe('LAST_SIGN_IN_METHOD')
    await ok(url, 'POST', `${PATH}/password`, { token })
    const link = linkOf(await mailTo(stack, email, /password/i))
    const set = { token: link.searchParams.get('token'), password: 'Harbor-Crane-42' }
    await ok(url, 'POST', '/auth/reset-password', { body: set })
    const session = await ok<{ token: string }>(url, 'POST', '/auth/login', { body: { email, password: set.password } })
    expect(await methods(session.token)).toMatchObject({ hasPassword: true, isFresh: false })
    expect((await unlink(session.token)).success).toBe(true)
  })

  it('are nothing for visitors, helpers, and members of our team', async () => {
    expect((await call(url, 'GET', PATH)).status).toBe(401)
    const { token } = await helperActing(stack)
    for (const method of ['GET', 'POST'] as const)
      expect((await call(url, method, method === 'GET' ? PATH : `${PATH}/google`, { token })).status).toBe(403)
    const admin = await tokenOf(url, 'admin')
    expect((await call(url, 'POST', `${PATH}/google`, { token: admin })).status).toBe(403)
  })
})
