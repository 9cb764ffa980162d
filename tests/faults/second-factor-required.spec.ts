import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTORS, PASSWORD, signInWith } from '../setup/actors'
import { call, ok } from '../setup/api'
import { startStack, type Stack } from '../setup/stack'
import { addCode, firstStep } from '../api/accounts/auth/with-code'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ env: { STAFF_SECOND_FACTOR: '1' } })
})
afterAll(() => stack.stop())

describe('where accounts of the team need a second factor', () => {
  it.each(['admin', 'editor'] as const)(
    'an %s without one can only add one, in the API and the panel',
    async (actor) => {
      const { url } = stack
      const { token, user } = await signInWith(url, ACTORS[actor], PASSWORD)
      expect(user).toMatchObject({ needsSecondFactor: true })
      for (const [method, path] of [
        ['POST', '/auth/panel-session'],
        ['PUT', '/user/profile/'],
        ['GET', '/notification/'],
        ['GET', '/user/data-export'],
      ] as const)
        expect(
          (await call(url, method, path, { token, body: method === 'GET' ? undefined : {} })).error?.code,
          path,
        ).toBe('SECOND_FACTOR_REQUIRED')
      const panel = await fetch(`${url}/cms-api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ACTORS[actor], password: PASSWORD }),
      })
      expect(panel.status).toBe(403)
      const live = await fetch(`${url}/api/live-signals`, { headers: { authorization: `Bearer ${token}` } })
      expect([403, 404]).toContain(live.status)

      const { factor } = await addCode(url, token)
      expect(await ok(url, 'GET', '/user/second-factors', { token })).toMatchObject({ isRequired: true })
      expect((await call(url, 'POST', '/auth/panel-session', { token })).status).toBe(200)
      expect((await call(url, 'DELETE', `/user/second-factors/${factor.id}`, { token })).error?.code).toBe(
        'LAST_SECOND_FACTOR',
      )
      expect(await firstStep(url, ACTORS[actor], PASSWORD)).toMatchObject({ hasCode: true })
    },
  )

  it('other people need none', async () => {
    const { token, user } = await signInWith(stack.url, ACTORS.customer, PASSWORD)
    expect(user).not.toHaveProperty('needsSecondFactor')
    expect((await call(stack.url, 'GET', '/user/data-export', { token })).status).toBe(200)
  })
})
