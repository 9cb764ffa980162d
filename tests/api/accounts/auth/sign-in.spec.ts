import type { Session } from '@stackyard/shared/schema/account'
import { describe, expect, it } from 'vitest'
import { anyAddress } from '../../../setup/address'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, newAccount, newEmail } from './new-account'
import { proofFor } from './proof'

const { url, pool } = sharedStack()

const signIn = (email: string, password: string, from = anyAddress()) =>
  call<Session>(url, 'POST', '/auth/login', { body: { email, password }, from })

/** The same as a browser that the account does not know does it after failures. */
const signInWithProof = async (email: string, password: string, from = anyAddress()) => {
  const body = { email, password, proof: await proofFor(url, email) }
  return call<Session>(url, 'POST', '/auth/login', { body, from })
}

describe('sign-in', () => {
  it('answers with user, token and refresh token', async () => {
    const { user } = await newAccount(url)
    const reply = await signIn(user.email.toUpperCase(), FIRST_PASSWORD)
    expect(reply).toMatchObject({ status: 200, results: { user: { id: user.id, _id: user.id } } })
    expect(reply.results.token).not.toBe(reply.results.refreshToken)
    expect(JSON.stringify(reply)).not.toMatch(/salt|hash|password/i)
    // The one cookie names the browser; no token is in it.
    expect(reply.headers.get('set-cookie')).toMatch(/^stackyard-device=[\w-]{43};[^,]*$/)
  })

  it('answers alike to a wrong password and to an unknown address', async () => {
    const { user } = await newAccount(url)
    const wrong = await signIn(user.email, 'not-the-password')
    const unknown = await signIn(newEmail(), 'not-the-password')
    expect(wrong).toMatchObject({ status: 401, error: { code: 'WRONG_CREDENTIALS' } })
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null })
  })

  it('tells a deactivated account only to whom knows the password', async () => {
    const { user } = await newAccount(url)
    await pool.query('update users set is_active = false where id = $1', [user.id])
    expect(await signIn(user.email, FIRST_PASSWORD)).toMatchObject({
      status: 403,
      error: { code: 'ACCOUNT_DEACTIVATED' },
    })
    expect(await signIn(user.email, 'not-the-password')).toMatchObject({ status: 401 })
  })

  it('shuts an address out of an account after eight failures, also when twelve come at once, for the right password too', async () => {
    const { user } = await newAccount(url)
    const from = anyAddress()
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => signInWithProof(user.email, 'not-the-password', from)),
    )
    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(8)
    expect(statuses.filter((status) => status === 423)).toHaveLength(4)
    expect(await signInWithProof(user.email, FIRST_PASSWORD, from)).toMatchObject({
      status: 423,
      error: { code: 'ACCOUNT_LOCKED' },
    })
    expect((await signInWithProof(user.email, FIRST_PASSWORD)).status, 'the owner, from elsewhere').toBe(200)
  })

  it('locks an account that many addresses guess at, whose attempts after their own lock do not count', async () => {
    const { user } = await newAccount(url)
    const from = anyAddress()
    const key = `'mail:' || encode(sha256(convert_to($1, 'utf8')), 'hex')`
    const failures = async () =>
      (await pool.query(`select failures from market.login_failure where key = ${key}`, [user.email])).rows
    for (let tries = 0; tries < 11; tries++) await signInWithProof(user.email, 'not-the-password', from)
    expect(await failures()).toEqual([{ failures: 8 }])
    await pool.query(`update market.login_failure set failures = 100 where key = ${key}`, [user.email])
    expect(await signInWithProof(user.email, FIRST_PASSWORD)).toMatchObject({
      status: 423,
      error: { code: 'ACCOUNT_LOCKED' },
    })
  })

  it('opens the lock after its time, and a right password clears the count', async () => {
    const { user } = await newAccount(url)
    const from = anyAddress()
    await Promise.all(Array.from({ length: 9 }, () => signInWithProof(user.email, 'not-the-password', from)))
    const { rowCount } = await pool.query(
      `update market.login_failure set locked_until = now() - interval '1 second'
       where locked_until > now() and key = 'mail:' || encode(sha256(convert_to($1, 'utf8')), 'hex') || ':' || $2`,
      [user.email, from],
    )
    expect(rowCount).toBe(1)
    expect((await signInWithProof(user.email, FIRST_PASSWORD, from)).status).toBe(200)
    const { rows } = await pool.query(
      `select 1 from market.login_failure where key like 'mail:' || encode(sha256(convert_to($1, 'utf8')), 'hex') || '%'`,
      [user.email],
    )
    expect(rows).toHaveLength(0)
  })

  it('counts failures by address and shuts an address that guesses at many accounts', async () => {
    const from = anyAddress()
    await signIn(newEmail(), 'not-the-password', from)
    const { rows } = await pool.query('select failures from market.login_failure where key = $1', [`ip:${from}`])
    expect(rows).toEqual([{ failures: 1 }])
    await pool.query('update market.login_failure set failures = 60 where key = $1', [`ip:${from}`])
    const { user } = await newAccount(url)
    expect(await signIn(user.email, FIRST_PASSWORD, from)).toMatchObject({
      status: 429,
      error: { code: 'RATE_LIMITED' },
    })
    expect((await signIn(user.email, FIRST_PASSWORD)).status).toBe(200)
  })

  it('asks browsers that an account does not know for work after three failures, whether it exists or not', async () => {
    const { user } = await newAccount(url)
    for (const email of [user.email, newEmail()]) {
      for (let tries = 0; tries < 3; tries++) expect((await signIn(email, 'not-the-password')).status).toBe(401)
      const refused = await signIn(email, FIRST_PASSWORD)
      expect(refused).toMatchObject({ status: 403, error: { code: 'PROOF_OF_WORK_REQUIRED' } })
    }
    expect((await signInWithProof(user.email, FIRST_PASSWORD)).status).toBe(200)
  })

  it('takes a proof once, for its own account, as it was made', async () => {
    const { user } = await newAccount(url)
    for (let tries = 0; tries < 3; tries++) await signIn(user.email, 'not-the-password')
    const login = (proof: string, password = FIRST_PASSWORD) =>
      call(url, 'POST', '/auth/login', { body: { email: user.email, password, proof } })
    const own = await proofFor(url, user.email)
    const changed = JSON.stringify({ ...JSON.parse(own), solution: { counter: 0, derivedKey: '00'.repeat(32) } })
    for (const proof of [
      await proofFor(url, newEmail()),
      changed,
      'no proof',
      '{}',
      own.replace('"cost":4', '"cost":1'),
    ])
      expect((await login(proof)).error?.code).toBe('PROOF_OF_WORK_REQUIRED')
    expect((await login(own, 'not-the-password')).status).toBe(401)
    expect((await login(own)).error?.code).toBe('PROOF_OF_WORK_REQUIRED')
  })

  it('a stranger’s twenty wrong passwords do not stop the owner in a browser the account knows; the stranger is slowed', async () => {
    const { user } = await newAccount(url)
    const first = await signIn(user.email, FIRST_PASSWORD)
    const cookie = first.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    const stranger = anyAddress()
    const replies = []
    for (let tries = 0; tries < 20; tries++) replies.push(await signIn(user.email, 'not-the-password', stranger))
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, ...Array(17).fill(403)])
    const withWork = []
    for (let tries = 0; tries < 6; tries++) withWork.push(await signInWithProof(user.email, 'no-password', stranger))
    expect(withWork.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 423])
    await pool.query(
      `update market.login_failure set failures = 100, locked_until = now() + interval '5 minutes'
      where key = 'mail:' || encode(sha256(convert_to($1, 'utf8')), 'hex')`,
      [user.email],
    )
    const owner = await call<Session>(url, 'POST', '/auth/login', {
      body: { email: user.email, password: FIRST_PASSWORD },
      headers: { cookie },
    })
    expect(owner.status).toBe(200)
    expect((await signIn(user.email, 'not-the-password', stranger)).status, 'the stranger, still').toBe(403)
  })

  it.each([["' or 1=1 --"], ['{"$ne":null}'], ['a@b.c\u0000']])('takes %s for no address', async (email) => {
    expect((await signIn(email, 'x')).status).toBe(400)
  })

  it('refuses objects where texts belong', async () => {
    const body = { email: { $ne: null }, password: { $ne: null } }
    expect((await call(url, 'POST', '/auth/login', { body })).status).toBe(400)
  })
})
