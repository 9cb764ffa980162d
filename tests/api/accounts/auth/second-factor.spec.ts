import type { SecondFactors, StepUpStart } from '@stackyard/shared/schema/second-factor'
import type { Session } from '@stackyard/shared/schema/account'
import { contract } from '@stackyard/shared/contract/index'
import type { EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { signInWith, ACTORS, PASSWORD } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { cms } from '../../../setup/cms'
import { codeOf } from '../../../setup/one-time-code'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, mailTo, newAccount } from './new-account'
import { addCode, firstStep, signInWithCode } from './with-code'

const stack = sharedStack()
const { url, pool } = stack

async function withCode() {
  const session = await newAccount(url)
  const added = await addCode(url, session.token)
  const { email } = session.user
  return { session, email, ...added, first: () => firstStep(url, email, FIRST_PASSWORD) }
}

const finish = (ticket: string, code: string, from?: string) =>
  call<Session>(url, 'POST', '/auth/second-step', { body: { ticket, code }, ...(from ? { from } : {}) })

const list = (token: string) => ok<SecondFactors>(url, 'GET', '/user/second-factors', { token })

/** As if the person had last proved who they are long ago. */
const age = (userId: number) =>
  pool.query(`update market.session set proved_at = now() - interval '3 hours' where user_id = $1`, [userId])

describe('an app for one-time codes', () => {
  it('is added with its first code; with it come ten recovery codes, an email, and the end of other sessions', async () => {
    const session = await newAccount(url)
    const { email } = session.user
    const other = await ok<Session>(url, 'POST', '/auth/login', { body: { email, password: FIRST_PASSWORD } })
    const { recoveryCodes, secret } = await addCode(url, session.token, 'Old phone')
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await call(url, 'GET', '/user/profile/', { token: other.token })).status).toBe(401)
    expect(await list(session.token)).toMatchObject({
      isRequired: false,
      recoveryCodesLeft: 10,
      factors: [{ kind: 'code', name: 'Old phone' }],
    })
    expect((await mailTo(stack, email, /second factor was added/)).text).toContain('Old phone')
    const { rows } = await pool.query(`select * from market.second_factor where user_id = $1`, [session.user.id])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is not added with a wrong code, nor for somebody else’s setup, nor twice with one setup', async () => {
    const { session, setupToken, secret } = await withCode()
    const confirm = (token: string, code: string) =>
      call(url, 'POST', '/user/second-factors/code/confirm', { token, body: { setupToken, code, name: 'Another' } })
    expect((await confirm(session.token, '000000')).error?.code).toBe('VALIDATION_FAILED')
    expect((await confirm((await newAccount(url)).token, codeOf(secret, 1))).error?.code).toBe('TOKEN_INVALID')
    expect((await confirm(session.token, codeOf(secret, 1))).error?.code).toBe('TOKEN_INVALID')
    expect((await list(session.token)).factors).toHaveLength(1)
  })

  it('is asked for after the password, by a ticket that works once', async () => {
    const { first, secret, session } = await withCode()
    const { ticket, ...step } = await first()
    expect(step).toMatchObject({ hasCode: true, hasRecoveryCode: true, passkey: null })
    expect((await finish(ticket, codeOf(secret, 1))).results.user.id).toBe(session.user.id)
    await pool.query('update market.second_factor set last_step = null where user_id = $1', [session.user.id])
    expect((await finish(ticket, codeOf(secret))).error?.code).toBe('TOKEN_INVALID')
  })

  it('a used code does not work again, not for the other of two calls at once either', async () => {
    const { first, secret } = await withCode()
    const tickets = [(await first()).ticket, (await first()).ticket]
    expect((await finish(tickets[0] ?? '', codeOf(secret))).error?.code).toBe('VALIDATION_FAILED')
    const code = codeOf(secret, 1)
    const replies = await Promise.all(tickets.map((ticket) => finish(ticket, code)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('a recovery code stands in for it, once, however it is typed', async () => {
    const { first, recoveryCodes, session } = await withCode()
    const code = recoveryCodes?.[3] ?? ''
    expect((await finish((await first()).ticket, code.replaceAll('-', ' ').toUpperCase())).status).toBe(200)
    expect((await finish((await first()).ticket, code)).error?.code).toBe('VALIDATION_FAILED')
    expect((await list(session.token)).recoveryCodesLeft).toBe(9)
  })

  it('guessing is locked by account and address, and a right password does not take it back', async () => {
    const { first, secret, email } = await withCode()
    const from = anyAddress()
    const statuses: number[] = []
    for (let tries = 0; tries < 9; tries++) {
      const body = { email, password: FIRST_PASSWORD }
      await ok(url, 'POST', '/auth/login', { body, from })
      statuses.push((await finish((await first()).ticket, '123456', from)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 423])
    expect((await finish((await first()).ticket, codeOf(secret, 1), from)).status).toBe(423)
    expect((await finish((await first()).ticket, codeOf(secret, 1))).status, 'the owner, from elsewhere').toBe(200)
  })

  it('a ticket is void after a new password, forged, or of another purpose', async () => {
    const { first, secret, session } = await withCode()
    const { ticket } = await first()
    const begun = await ok<StepUpStart>(url, 'POST', '/user/step-up/begin', { token: session.token })
    expect((await finish(begun.ticket, codeOf(secret, 1))).error?.code).toBe('TOKEN_INVALID')
    expect((await finish(`${ticket.slice(0, -4)}AAAA`, codeOf(secret, 1))).error?.code).toBe('TOKEN_INVALID')
    await ok(url, 'PATCH', '/auth/update-password', {
      token: session.token,
      body: { currentPassword: FIRST_PASSWORD, newPassword: 'Harbor-Crane-42' },
    })
    expect((await finish(ticket, codeOf(secret, 1))).error?.code).toBe('TOKEN_INVALID')
  })

  it('is renamed and removed by its owner alone; without one the password is enough again', async () => {
    const { session, email, factor } = await withCode()
    const stranger = (await newAccount(url)).token
    const path = `/user/second-factors/${factor.id}`
    expect((await call(url, 'PATCH', path, { token: stranger, body: { name: 'Mine' } })).status).toBe(404)
    expect((await call(url, 'DELETE', path, { token: stranger })).status).toBe(404)
    const renamed = await ok<SecondFactors>(url, 'PATCH', path, { token: session.token, body: { name: 'Work phone' } })
    expect(renamed.factors[0]?.name).toBe('Work phone')
    expect(await ok(url, 'DELETE', path, { token: session.token })).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
    const outcome = await ok(url, 'POST', '/auth/login', { body: { email, password: FIRST_PASSWORD } })
    expect(outcome).toHaveProperty('token')
  })

  it('new recovery codes end the old ones', async () => {
    const { session, first, recoveryCodes } = await withCode()
    const renewed = await ok<{ recoveryCodes: string[] }>(url, 'POST', '/user/second-factors/recovery-codes', {
      token: session.token,
    })
    expect((await finish((await first()).ticket, recoveryCodes?.[0] ?? '')).status).toBe(400)
    expect((await finish((await first()).ticket, renewed.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

describe('a passkey', () => {
  const answer = { id: 'nobody', rawId: 'nobody', type: 'public-key', response: {}, clientExtensionResults: {} }

  it('that nobody registered signs nobody in', async () => {
    const { ticket } = await ok<{ ticket: string }>(url, 'POST', '/auth/passkey/begin')
    const reply = await call(url, 'POST', '/auth/passkey', { body: { ticket, passkey: answer } })
    expect(reply.error).toMatchObject({ code: 'VALIDATION_FAILED', data: { issues: [{ path: 'passkey' }] } })
  })

  it('whose answer does not hold is not added', async () => {
    const { token } = await newAccount(url)
    const begun = await ok<{ setupToken: string }>(url, 'POST', '/user/second-factors/passkey', { token })
    const body = { setupToken: begun.setupToken, passkey: answer, name: 'Laptop' }
    const reply = await call(url, 'POST', '/user/second-factors/passkey/confirm', { token, body })
    expect(reply.error?.code).toBe('VALIDATION_FAILED')
  })
})

describe('a recent proof of identity', () => {
  it('is asked for before second factors change, and given by the password of an account without one', async () => {
    const { token, user } = await newAccount(url)
    await age(user.id)
    const begin = () => call(url, 'POST', '/user/second-factors/code', { token })
    expect(await begin()).toMatchObject({ status: 403, error: { code: 'STEP_UP_REQUIRED' } })
    expect(await ok(url, 'POST', '/user/step-up/begin', { token })).toMatchObject({ needsPassword: true })
    const prove = (password: string) => call(url, 'POST', '/user/step-up', { token, body: { password } })
    expect((await prove('not this one')).error?.code).toBe('VALIDATION_FAILED')
    expect((await begin()).status).toBe(403)
    expect((await prove(FIRST_PASSWORD)).status).toBe(200)
    expect((await begin()).status).toBe(200)
  })

  it('is given by a second factor where there is one: the password is not enough then', async () => {
    const { session, secret } = await withCode()
    const { token } = session
    await age(session.user.id)
    const prove = (body: object) => call(url, 'POST', '/user/step-up', { token, body })
    expect((await prove({ password: FIRST_PASSWORD })).status).toBe(400)
    expect((await prove({ code: codeOf(secret, 1) })).status).toBe(200)
    expect((await call(url, 'POST', '/user/second-factors/recovery-codes', { token })).status).toBe(200)
  })
})

it('the panel’s own form refuses an account with a second factor; the session of the app opens it', async () => {
  const { session, email, secret } = await withCode()
  await pool.query(`update users set user_type = 'editor' where id = $1`, [session.user.id])
  const answer = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ email, password: FIRST_PASSWORD }),
  })
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('/auth/login')])
  expect(answer.headers.get('set-cookie')).toBeNull()
  const { token } = await signInWithCode(url, { email, password: FIRST_PASSWORD }, codeOf(secret, 1))
  expect((await call(url, 'POST', '/auth/panel-session', { token })).status).toBe(200)
})

type Stated = { '~orpc': { route: { method: string; path: string }; meta: EndpointMeta } }

const guarded = Object.values(contract).flatMap((group) =>
  Object.values(group as unknown as Record<string, Stated>)
    .map((endpoint) => endpoint['~orpc'])
    .filter(({ meta }) => meta.stepUp)
    .map(({ route, meta }) => ({ method: route.method as 'GET', path: route.path, meta })),
)

describe('what pays out, refunds, or gives access and rights', () => {
  it('is among the endpoints that ask for a recent proof', () => {
    expect(guarded.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /payment/onboarding',
        'POST /payment/payout-account/page',
        'PUT /admin/transactions/cancel/{id}',
        'POST /user/profile/permissions',
        'PUT /user/profile/permissions/{state}/{id}',
        'PATCH /user/update-password',
        'DELETE /admin/people/{id}/second-factors',
        'POST /admin/grantAccessManagedProfile',
        'PUT /admin/isActive/users/{id}',
        'PUT /admin/plan/upgrade/{id}',
        'POST /admin/payouts/{id}/retry',
      ]),
    )
  })

  it('refuses a session whose proof is old, before anything else is looked at', async () => {
    const tokens = new Map<string, string>()
    for (const actor of ['admin', 'seller', 'customer'] as const) {
      const { token, user } = await signInWith(url, ACTORS[actor], PASSWORD)
      const { rowCount } = await pool.query(
        `update market.session set proved_at = now() - interval '3 hours' where user_id = $1
          and created_at = (select max(created_at) from market.session where user_id = $1)`,
        [user.id],
      )
      expect(rowCount).toBe(1)
      tokens.set(actor, token)
    }
    for (const { method, path, meta } of guarded) {
      const actor = (['admin', 'seller'] as const).find((one) => meta.audience.includes(one)) ?? 'customer'
      const reply = await call(url, method, path.replace(/\{\w+\}/g, '1'), {
        token: tokens.get(actor) ?? '',
        ...(method === 'GET' ? {} : { body: {} }),
      })
      expect(reply.error?.code, `${method} ${path}`).toBe('STEP_UP_REQUIRED')
    }
  })

  it('in the panel, a change of role, activity, or proved identity asks for it too', async () => {
    const person = await newAccount(url)
    const { token, user } = await signInWith(url, ACTORS.admin, PASSWORD)
    const opened = await call(url, 'POST', '/auth/panel-session', { token })
    const panel = /payload-token=([^;]+)/.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const promote = (userType: string) => cms(url, panel, 'PATCH', `/users/${person.user.id}`, { userType })
    await promote('seller')
    await pool.query(
      `update market.session set proved_at = now() - interval '3 hours' where user_id = $1
        and created_at = (select max(created_at) from market.session where user_id = $1)`,
      [user.id],
    )
    await expect(promote('admin')).rejects.toThrow(/403.*Confirm that it is you/)
    for (const standing of [{ isActive: false }, { kycVerified: true }])
      await expect(cms(url, panel, 'PATCH', `/users/${person.user.id}`, standing)).rejects.toThrow(
        /403.*Confirm that it is you/,
      )
    await cms(url, panel, 'PATCH', `/users/${person.user.id}`, { company: 'Still writable' })
  })
})
