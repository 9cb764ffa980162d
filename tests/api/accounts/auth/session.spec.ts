import type { Session } from '@stackyard/shared/schema/account'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, newAccount } from './new-account'

const { url, pool } = sharedStack()

const profile = (token: string) => call(url, 'GET', '/user/profile/', { token })
const refresh = (refreshToken: string, path = '/auth/refresh') =>
  call<Session>(url, 'POST', path, { body: { refreshToken } })

describe('a session', () => {
  it('is renewed once by its refresh token; the old token ends', async () => {
    const first = await newAccount(url)
    const second = (await refresh(first.refreshToken)).results
    expect(second.user.id).toBe(first.user.id)
    expect((await profile(second.token)).status).toBe(200)
    expect(await profile(first.token)).toMatchObject({ status: 401, error: { code: 'SESSION_EXPIRED' } })
  })

  it('ends when its refresh token is used a second time', async () => {
    const first = await newAccount(url)
    const second = (await refresh(first.refreshToken)).results
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect((await profile(second.token)).status).toBe(401)
    expect((await refresh(second.refreshToken)).status).toBe(401)
  })

  it('of two renewals at once gives one a new session', async () => {
    const first = await newAccount(url)
    const replies = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401])
  })

  it('is renewed under the literal reading of the spec’s path too', async () => {
    const first = await newAccount(url)
    expect((await refresh(first.refreshToken, '/auth/auth/refresh')).status).toBe(200)
  })

  it('ends with its time', async () => {
    const session = await newAccount(url)
    await pool.query(`update market.session set expires_at = now() - interval '1 second' where user_id = $1`, [
      session.user.id,
    ])
    expect((await profile(session.token)).status).toBe(401)
    expect((await refresh(session.refreshToken)).status).toBe(200)
  })

  it('ends by signing out, by Bearer token or by refresh token', async () => {
    const one = await newAccount(url)
    await ok(url, 'POST', '/auth/logout', { token: one.token })
    expect((await profile(one.token)).status).toBe(401)
    expect((await refresh(one.refreshToken)).status).toBe(401)
    const two = await newAccount(url)
    await ok(url, 'POST', '/auth/logout', { body: { refreshToken: two.refreshToken } })
    expect((await profile(two.token)).status).toBe(401)
  })

  it('ends at the next request after deactivation, a change of role, and a new password in the CMS', async () => {
    const changes = [
      'update users set is_active = false where id = $1',
      `update users set user_type = 'seller' where id = $1`,
      `update users set salt = md5(random()::text) || md5(random()::text) where id = $1`,
    ]
    for (const change of changes) {
      const session = await newAccount(url)
      expect((await profile(session.token)).status).toBe(200)
      await pool.query(change, [session.user.id])
      expect((await profile(session.token)).status, change).toBe(401)
      expect((await refresh(session.refreshToken)).status, change).toBe(401)
    }
  })

  it('that is over is no visitor’s session: a public list answers 401, so that the client renews it', async () => {
    const session = await newAccount(url)
    await ok(url, 'POST', '/auth/logout', { token: session.token })
    const reply = await call(url, 'GET', '/warehouse/?limit=1', { token: session.token })
    expect(reply).toMatchObject({ status: 401, error: { code: 'SESSION_EXPIRED' } })
    const body = { email: session.user.email, password: FIRST_PASSWORD }
    expect((await call(url, 'POST', '/auth/login', { body, token: session.token })).status).toBe(200)
  })

  it.each(['x', 'Bearer', '..', 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.', 'a'.repeat(4000)])('is not %s', async (token) => {
    expect((await profile(token)).status).toBe(401)
  })
})
