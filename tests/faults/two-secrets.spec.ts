import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import { call, ok } from '../setup/api'
import { codeOf } from '../setup/one-time-code'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { FIRST_PASSWORD, newAccount } from '../api/accounts/auth/new-account'
import { addCode, firstStep } from '../api/accounts/auth/with-code'

const FIRST = 'the-first-secret-of-this-test-0123456789'
const SECOND = 'the-second-secret-of-this-test-0123456789'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ env: { PAYLOAD_SECRET: FIRST } })
})
afterAll(() => stack.stop())

const restart = async (env: Record<string, string>): Promise<void> => {
  await stack.kill9()
  await stack.start(0, env)
}

it('a key is turned over: sessions, half-done sign-ins and second factors go on, then the old key ends', async () => {
  const { url, pool } = stack
  const { token, refreshToken, user } = await newAccount(url)
  const { secret } = await addCode(url, token)
  const begun = await firstStep(url, user.email, FIRST_PASSWORD)

  await restart({ PAYLOAD_SECRET: SECOND, PAYLOAD_SECRET_PREVIOUS: FIRST })
  expect((await call(url, 'GET', '/user/profile/', { token })).status).toBe(200)
  expect(await ok<Session>(url, 'POST', '/auth/refresh', { body: { refreshToken } })).toHaveProperty('token')
  const finish = (ticket: string, code: string) => call(url, 'POST', '/auth/second-step', { body: { ticket, code } })
  expect((await finish(begun.ticket, codeOf(secret, 1))).status).toBe(200)

  const stored = async () =>
    (await pool.query<{ secret: string }>('select secret from market.second_factor where user_id = $1', [user.id]))
      .rows[0]?.secret
  const before = await stored()
  await pool.query(`select graphile_worker.add_job('account:reencrypt-secrets')`)
  await eventually('the secret under the present key', 20_000, async () => (await stored()) !== before || undefined)

  const late = await firstStep(url, user.email, FIRST_PASSWORD)
  await restart({ PAYLOAD_SECRET: SECOND, PAYLOAD_SECRET_PREVIOUS: '' })
  expect((await finish(begun.ticket, codeOf(secret, 1))).error?.code).toBe('TOKEN_INVALID')
  await pool.query('update market.second_factor set last_step = null where user_id = $1', [user.id])
  expect((await finish(late.ticket, codeOf(secret))).status).toBe(200)
})
