import { describe, expect, it } from 'vitest'
import { anyAddress } from '../../../setup/address'
import { PASSWORD } from '../../../setup/actors'
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
  })

  it('counts the mails for a forgotten password that one address asks for', async () => {
    const from = anyAddress()
    const statuses = []
    for (let call = 0; call < 12; call++)
      statuses.push((await panelCall('forgot-password', { email: newEmail() }, from)).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(statuses.at(-1)).toBe(429)
  })
})
