import type { Session, SocialOutcome } from '@stackyard/shared/schema/account'
import type { ReferralLink } from '@stackyard/shared/schema/referral'
import { describe, expect, it } from 'vitest'
import { ACTORS } from '../../../setup/actors'
import { call, ok, type Reply } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, newAccount, newEmail } from './new-account'

const { url, pool } = sharedStack()

const providers = ['google', 'linkedin'] as const
type Provider = (typeof providers)[number]
type Begun = { provider: Provider; address: URL; cookie: string }
type Person = { email: string; verified?: '' | '1'; fault?: string; firstName?: string; lastName?: string }

/** What the browser does at the button: asks where to go and keeps the cookie. */
async function begin(provider: Provider, returnTo?: string): Promise<Begun> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`
  const reply = await call<{ url: string }>(url, 'GET', `/auth/${provider}${query}`)
  expect(reply.status).toBe(200)
  const cookie = reply.headers.get('set-cookie') ?? ''
  return { provider, address: new URL(reply.results.url), cookie }
}

/** What the person does at the provider; answers with the address the browser is sent back to. */
async function choose({ address }: Begun, person: Person): Promise<URL> {
  const body = new URLSearchParams(address.searchParams)
  const fields = { verified: '1', firstName: 'Noa', lastName: 'Lind', ...person }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await fetch(address.origin + address.pathname, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(302)
  return new URL(response.headers.get('location') ?? '')
}

type Changes = { state?: string; iss?: string; cookie?: string; provider?: Provider }

/** What the app does with the address of the way back: sends all that it says. */
const finish = (
  begun: Begun,
  back: URL,
  { provider = begun.provider, cookie = begun.cookie, ...changes }: Changes = {},
) =>
  call<SocialOutcome>(url, 'POST', `/auth/${provider}-token`, {
    body: { ...Object.fromEntries(back.searchParams), ...changes },
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })

async function signIn(provider: Provider, person: Person): Promise<Reply<SocialOutcome>> {
  const begun = await begin(provider)
  return finish(begun, await choose(begun, person))
}

const newcomerOf = async (provider: Provider, person: Person) => {
  const { results } = await signIn(provider, person)
  expect(results.session).toBeNull()
  if (!results.newcomer) throw new Error('no newcomer')
  return results.newcomer
}

const openAccount = (body: Record<string, unknown>) =>
  call<Session>(url, 'POST', '/auth/social-create-account-from-login', { body })

const proved = async () => {
  const session = await newAccount(url)
  await pool.query('update users set is_email_verified = true where id = $1', [session.user.id])
  return session
}

const countOf = async (email: string) => (await pool.query('select 1 from users where email = $1', [email])).rowCount

const refusal = { status: 400, results: null, error: { code: 'SOCIAL_REFUSED' } }

describe.each(providers)('sign-in with %s', (provider) => {
  it('begins with state, PKCE and, where it comes back, a nonce, and a cookie that scripts can’t read', async () => {
    const { address, cookie } = await begin(provider)
    const { searchParams } = address
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${url}/auth/social/${provider}`,
    })
    expect(searchParams.has('nonce')).toBe(provider === 'google')
    for (const name of [...searchParams.keys()].filter((key) => /^(state|nonce|code_challenge)$/.test(key))) {
      const value = searchParams.get(name) ?? ''
      expect(value.length).toBeGreaterThan(40)
      expect(cookie).not.toContain(value)
    }
    expect(cookie).toMatch(/; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax/)
    expect((await begin(provider)).address.searchParams.get('state')).not.toBe(searchParams.get('state'))
  })

  it('lets a known person with a verified email in, and no code twice', async () => {
    const { user } = await proved()
    const begun = await begin(provider, '/warehouses/some-place?month=3#RESERVE')
    const back = await choose(begun, { email: user.email.toUpperCase() })
    const reply = await finish(begun, back)
    expect(reply).toMatchObject({ status: 200, results: { newcomer: null, session: { user: { id: user.id } } } })
    expect(reply.results.returnTo).toBe('/warehouses/some-place?month=3#RESERVE')
    expect(reply.headers.get('set-cookie')).toContain('Max-Age=0')
    const token = reply.results.session?.token ?? ''
    expect(await ok(url, 'GET', '/user/profile/', { token })).toMatchObject({ id: user.id })
    expect(await finish(begun, back)).toMatchObject(refusal)
  })

  it('never lets an email in that the provider has not verified, known or not', async () => {
    const { user } = await proved()
    const count = async () => (await pool.query('select 1 from market.session where user_id = $1', [user.id])).rowCount
    const before = await count()
    for (const email of [user.email, newEmail()]) {
      const reply = await signIn(provider, { email, verified: '' })
      expect(reply).toMatchObject({ status: 403, results: null, error: { code: 'SOCIAL_EMAIL_UNVERIFIED' } })
    }
    expect(await count()).toBe(before)
  })

  it('opens an account for an unknown email, once, and knows it from then on', async () => {
    const email = newEmail()
    const newcomer = await newcomerOf(provider, { email })
    expect(newcomer).toMatchObject({ email, firstName: 'Noa', lastName: 'Lind' })
    expect(await countOf(email)).toBe(0)
    const inviter = await newAccount(url)
    const link = () => ok<ReferralLink>(url, 'POST', '/referral/generate-link', { token: inviter.token })
    const { code: referralCode } = await link()
    const body = { ...newcomer, userType: 'seller', serviceType: 'warehouse', referralCode }
    const opened = await openAccount(body)
    expect((await link()).joinedCount).toBe(1)
    expect(opened.results.user).toMatchObject({ email, userType: 'seller', isEmailVerified: true, planId: 'free' })
    expect(await ok(url, 'GET', '/user/profile/', { token: opened.results.token })).toMatchObject({ email })
    expect(await openAccount(body)).toMatchObject({ status: 409, error: { code: 'EMAIL_TAKEN' } })
    const again = await signIn(provider, { email })
    expect(again.results.session?.user.id).toBe(opened.results.user.id)
  })

  it.each(['nonce', 'issuer', 'audience', 'expired', 'signature', 'none'])(
    'refuses an ID token whose fault is: %s',
    async (fault) => {
      const { user } = await proved()
      expect(await signIn(provider, { email: user.email, fault })).toMatchObject(refusal)
    },
  )

  it('says so when the provider is down', async () => {
    const reply = await signIn(provider, { email: newEmail(), fault: 'down' })
    expect(reply).toMatchObject({ status: 503, error: { code: 'SOCIAL_UNAVAILABLE' } })
    expect(reply.message).toMatch(/does not answer/)
  })
})

describe('the way back', () => {
  it('counts only in the browser that began it, with its own state, at its own provider', async () => {
    const { user } = await proved()
    const mine = await begin('google')
    const other = await begin('google')
    const back = await choose(mine, { email: user.email })
    expect(await finish(mine, back, { cookie: '' })).toMatchObject(refusal)
    expect(await finish(mine, back, { cookie: other.cookie })).toMatchObject(refusal)
    expect(await finish(mine, back, { state: other.address.searchParams.get('state') ?? '' })).toMatchObject(refusal)
    expect(await finish(mine, back, { provider: 'linkedin' })).toMatchObject(refusal)
    expect(await finish(mine, back, { cookie: 'stackyard-social=Zm9yZ2Vk' })).toMatchObject(refusal)
    expect((await finish(mine, back)).results.session?.user.id).toBe(user.id)
  })

  it('names the provider that announces its name, and no other', async () => {
    const { user } = await proved()
    const begun = await begin('google')
    const back = await choose(begun, { email: user.email })
    expect(back.searchParams.get('iss')).toBe(`${begun.address.origin}/google`)
    expect(await finish(begun, back, { iss: `${begun.address.origin}/linkedin` })).toMatchObject(refusal)
    const again = await choose(begun, { email: user.email })
    expect((await finish(begun, again)).results.session?.user.id).toBe(user.id)
    const silent = await choose(begun, { email: user.email })
    silent.searchParams.delete('iss')
    expect(await finish(begun, silent)).toMatchObject(refusal)
  })

  it('takes no code that another sign-in was given (PKCE)', async () => {
    const { user } = await proved()
    const theirs = await begin('google')
    const stolen = await choose(theirs, { email: user.email })
    const mine = await begin('google')
    stolen.searchParams.set('state', mine.address.searchParams.get('state') ?? '')
    expect(await finish(mine, stolen)).toMatchObject(refusal)
  })

  it('leads to no other origin', async () => {
    const begun = await begin('google', '//elsewhere.test/steal')
    const { results } = await finish(begun, await choose(begun, { email: (await proved()).user.email }))
    expect(results.returnTo).toBe('')
  })
})

describe('accounts', () => {
  it('whose email was never proved lose the password and sessions of whoever opened them', async () => {
    const first = await newAccount(url)
    const { results } = await signIn('google', { email: first.user.email })
    expect(results.session?.user).toMatchObject({ id: first.user.id, isEmailVerified: true })
    expect(await ok(url, 'GET', '/user/profile/', { token: results.session?.token ?? '' })).toBeTruthy()
    expect((await call(url, 'GET', '/user/profile/', { token: first.token })).status).toBe(401)
    const body = { email: first.user.email, password: FIRST_PASSWORD }
    expect((await call(url, 'POST', '/auth/login', { body })).status).toBe(401)
  })

  it('with a second factor get its ticket in place of a session', async () => {
    const { user } = await proved()
    await pool.query(`insert into market.second_factor (user_id, kind, name) values ($1, 'code', 'Phone')`, [user.id])
    const { results } = await signIn('google', { email: user.email })
    expect(results).toMatchObject({ session: null, secondStep: { hasCode: true, passkey: null } })
  })

  it('that are deactivated, or of editors and admins, stay shut', async () => {
    const { user } = await proved()
    await pool.query('update users set is_active = false where id = $1', [user.id])
    expect(await signIn('google', { email: user.email })).toMatchObject({
      status: 403,
      error: { code: 'ACCOUNT_DEACTIVATED' },
    })
    for (const email of [ACTORS.admin, ACTORS.editor])
      expect(await signIn('google', { email })).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
  })

  it('open only with the token of a sign-in, for its address and with a role people may choose', async () => {
    const newcomer = await newcomerOf('google', { email: newEmail() })
    const body = { ...newcomer, userType: 'customer' }
    const forged = `${newcomer.socialToken.slice(0, -4)}AAAA`
    expect(await openAccount({ ...body, socialToken: forged })).toMatchObject(refusal)
    const flow = (await begin('google')).cookie.match(/=([^;]+)/)?.[1] ?? ''
    expect(await openAccount({ ...body, socialToken: flow })).toMatchObject(refusal)
    for (const changes of [{ userType: 'admin' }, { userType: 'seller' }, { firstName: ' ' }])
      expect(await openAccount({ ...body, ...changes })).toMatchObject({
        status: 400,
        error: { code: 'VALIDATION_FAILED' },
      })
    const other = newEmail()
    const opened = await openAccount({ ...body, email: other, kycVerified: true, planId: 'scale' })
    expect(opened.results.user).toMatchObject({ email: newcomer.email, kycVerified: false, planId: 'free' })
    expect(await countOf(other)).toBe(0)
  })
})
