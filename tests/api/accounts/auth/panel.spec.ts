import { describe, expect, it } from 'vitest'
import { anyAddress } from '../../../setup/address'
import { ACTORS, PASSWORD, signInWith } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, newAccount, newEmail } from './new-account'

const { url, pool } = sharedStack()

async function panelCall(path: string, body: unknown, from = anyAddress()) {
  const response = await fetch(`${url}/cms-api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as { errors?: { message: string }[]; token?: string },
  }
}

const signIn = (email: string, password: string, from?: string) => panelCall('login', { email, password }, from)

/** An editor of a test's own. */
async function newEditor(): Promise<string> {
  const { user } = await newAccount(url)
  await pool.query(`update users set user_type = 'editor' where id = $1`, [user.id])
  return user.email
}

/** A browser of somebody of the team, with the panel open by a sign-in of just now. */
async function browserOf(email: string, password: string) {
  const { token } = await signInWith(url, email, password)
  const opened = await call(url, 'POST', '/auth/panel-session', { token })
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split('; ')
  return async (method: 'POST' | 'PATCH', path: string, body: unknown) => {
    const answer = await fetch(`${url}/cms-api/users${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, said: await answer.text() }
  }
}

const canSignIn = async (email: string, password: string): Promise<boolean> =>
  (await call(url, 'POST', '/auth/login', { body: { email, password } })).success

describe('passwords in the panel', () => {
  it('the own password and email address are changed in the app, whoever is signed in', async () => {
    const { user } = await newAccount(url)
    await pool.query(`update users set user_type = 'editor' where id = $1`, [user.id])
    const mine = await browserOf(user.email, FIRST_PASSWORD)
    for (const change of [{ password: 'Another-horse-8' }, { email: newEmail() }]) {
      const { status, said } = await mine('PATCH', `/${user.id}`, change)
      expect({ status, said }).toEqual({ status: 403, said: expect.stringContaining('in the app, in Settings') })
    }
    expect(await mine('PATCH', `/${user.id}`, { firstName: 'Ada', email: user.email })).toMatchObject({ status: 200 })
    expect(await canSignIn(user.email, FIRST_PASSWORD)).toBe(true)
    // An admin may do to them what they may not do themselves.
    const admin = await browserOf(ACTORS.admin, PASSWORD)
    const email = newEmail()
    for (const change of [{ password: 'Another-horse-8' }, { email }])
      expect(await admin('PATCH', `/${user.id}`, change)).toMatchObject({ status: 200 })
    expect(await canSignIn(email, 'Another-horse-8')).toBe(true)
  })

  it('of others keep the rules of new passwords, at a change, a new account, and a forgotten one', async () => {
    const admin = await browserOf(ACTORS.admin, PASSWORD)
    const { user } = await newAccount(url)
    const weak = ['short', 'aaaaaaaaaaaa', ' Correct-horse-7', user.email]
    for (const password of weak) expect((await admin('PATCH', `/${user.id}`, { password })).status, password).toBe(400)
    expect((await admin('PATCH', `/${user.id}`, { password: 'Another-horse-8' })).status).toBe(200)
    const email = newEmail()
    const made = { email, firstName: 'Ada', lastName: 'Nye', userType: 'customer' }
    for (const password of ['short', email]) expect((await admin('POST', '', { ...made, password })).status).toBe(400)
    expect((await admin('POST', '', { ...made, password: 'Another-horse-8' })).status).toBe(201)

    const editor = await newEditor()
    const token = `reset-of-${editor}`
    await pool.query(
      `update users set reset_password_token = $2, reset_password_expiration = now() + interval '1 hour' where email = $1`,
      [editor, token],
    )
    for (const password of ['short', editor])
      expect((await panelCall('reset-password', { token, password })).status, password).toBe(400)
    expect(await canSignIn(editor, FIRST_PASSWORD)).toBe(true)
    expect((await panelCall('reset-password', { token, password: 'Another-horse-9' })).status).toBe(200)
    expect(await canSignIn(editor, 'Another-horse-9')).toBe(true)
  })
})

describe("the panel's own sign-in", () => {
  it('answers alike to a wrong password, an unknown address, a locked account and one that is not staff', async () => {
    const email = await newEditor()
    const from = anyAddress()
    expect((await signIn(email, FIRST_PASSWORD)).body.token).toBeTruthy()
    const wrong = await signIn(email, 'Not-the-password-1', from)
    expect(wrong.status).toBe(401)
    for (let failed = 1; failed < 9; failed++) await signIn(email, 'Not-the-password-1', from)
    expect(await signIn(email, FIRST_PASSWORD, from), 'locked, with the right password').toEqual(wrong)
    expect(await signIn(email, 'Not-the-password-1', from), 'locked').toEqual(wrong)
    expect(await signIn(newEmail(), FIRST_PASSWORD), 'unknown').toEqual(wrong)
    expect(await signIn('customer@stackyard.test', PASSWORD), 'not staff').toEqual(wrong)
    expect((await signIn(await newEditor(), FIRST_PASSWORD, from)).status, 'another editor').toBe(200)
  })

  it('shuts an address that guesses at many accounts, whatever it says of itself', async () => {
    const from = anyAddress()
    await pool.query(
      `insert into market.login_failure (key, failures, first_at) values ($1, 60, now())
       on conflict (key) do update set failures = 60, first_at = now()`,
      [`ip:${from}`],
    )
    expect((await signIn(newEmail(), 'x', from)).status).toBe(429)
    const response = await fetch(`${url}/cms-api/users/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'x-stackyard-client-address': anyAddress(),
      },
      body: JSON.stringify({ email: newEmail(), password: 'x' }),
    })
    expect(response.status).toBe(429)
    expect((await signIn(newEmail(), 'x')).status, 'from elsewhere').toBe(401)
  })

  it('counts the mails for a forgotten password that one address asks for', async () => {
    const from = anyAddress()
    const statuses = []
    for (let call = 0; call < 12; call++)
      statuses.push((await panelCall('forgot-password', { email: newEmail() }, from)).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(statuses.at(-1)).toBe(429)
    expect((await panelCall('forgot-password', { email: newEmail() })).status, 'from elsewhere').toBe(200)
  })
})
