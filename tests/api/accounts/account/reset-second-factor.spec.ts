import type { Session } from '@stackyard/shared/schema/account'
import type { PersonAudit, PersonHead } from '@stackyard/shared/schema/person-page'
import { expect, it } from 'vitest'
import { ACTORS, PASSWORD, signIn, signInWith, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, mailTo, newAccount } from '../auth/new-account'
import { addCode } from '../auth/with-code'

const stack = sharedStack()
const { url, pool } = stack

const reset = (id: number, token: string) => call(url, 'DELETE', `/admin/people/${id}/second-factors`, { token })

it('an admin removes a lost second factor: sessions end, the person is told, and it is noted', async () => {
  const { token, user } = await newAccount(url)
  await addCode(url, token, 'Lost phone')
  const admin = await tokenOf(url, 'admin')
  const read = () => ok<PersonHead>(url, 'GET', `/admin/people/${user.id}`, { token: admin })
  expect((await read()).secondFactors).toBe(1)
  expect((await reset(user.id, admin)).status).toBe(200)
  expect((await read()).secondFactors).toBe(0)
  expect((await call(url, 'GET', '/user/profile/', { token })).status).toBe(401)
  const login = { body: { email: user.email, password: FIRST_PASSWORD } }
  expect(await ok<Session>(url, 'POST', '/auth/login', login)).toHaveProperty('token')
  const codes = await pool.query('select from market.recovery_code where user_id = $1', [user.id])
  expect(codes.rowCount).toBe(0)
  const mail = await mailTo(stack, user.email, /second factor was removed/i)
  expect(mail.text).toContain('Lost phone')
  expect(mail.text).toContain('by our team')
  const [noted] = await ok<PersonAudit[]>(url, 'GET', `/admin/people/${user.id}/audit`, { token: admin })
  expect(noted).toMatchObject({
    action: 'reset-second-factors',
    changes: [{ field: 'secondFactor', before: 'Lost phone', after: '' }],
  })
  expect((await reset(user.id, admin)).status, 'a second time').toBe(404)
})

it('needs an admin who has just proved who they are, and is not for their own account', async () => {
  const { token, user } = await newAccount(url)
  await addCode(url, token)
  for (const actor of ['customer', 'seller', 'manager', 'editor'] as const)
    expect((await reset(user.id, await tokenOf(url, actor))).status, actor).toBe(403)
  const { id } = (await signIn(url, 'admin')).user
  expect((await reset(id, await tokenOf(url, 'admin'))).status).toBe(403)
  const stale = await signInWith(url, ACTORS.admin, PASSWORD)
  await pool.query(
    `update market.session set proved_at = now() - interval '3 hours'
     where user_id = $1 and created_at = (select max(created_at) from market.session where user_id = $1)`,
    [stale.user.id],
  )
  expect((await reset(user.id, stale.token)).error?.code).toBe('STEP_UP_REQUIRED')
  expect((await call(url, 'GET', '/user/profile/', { token })).status, 'nothing happened').toBe(200)
})
