import type { SessionUser } from '@stackyard/shared/schema/user'
import { expect, it } from 'vitest'
import { signIn } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

it.each(['admin', 'manager', 'seller', 'customer'] as const)(
  'R-001: the user type of the %s is called so, at sign-in and in the profile',
  async (actor) => {
    const { user, token } = await signIn(url, actor)
    expect(user.userType).toBe(actor)
    expect((await ok<SessionUser>(url, 'GET', '/user/profile/', { token })).userType).toBe(actor)
  },
)

it('R-001: whoever is signed out is nobody', async () => {
  expect(await call(url, 'GET', '/user/profile/')).toMatchObject({ status: 401, results: null })
})
