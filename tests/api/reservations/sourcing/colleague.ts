import type { Session } from '@stackyard/shared/schema/account'
import type { Permission } from '@stackyard/shared/schema/permission'
import { linkOf, mailTo } from '../../accounts/auth/new-account'
import { ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import type { Stack } from '../../../setup/stack'

const PERMISSIONS = '/user/profile/permissions'

/** The token of somebody whom an account's owner invited and let in: their own session in the owner's name. */
export async function colleagueOf(
  stack: Pick<Stack, 'url' | 'pool' | 'outbox'>,
  owner: { token: string },
): Promise<string> {
  const { url } = stack
  const helper = await newBuyer(stack)
  const { id } = await ok<Permission>(url, 'POST', PERMISSIONS, { token: owner.token, body: { email: helper.email } })
  const { searchParams } = linkOf(await mailTo(stack, helper.email, /invites you/))
  const body = Object.fromEntries(searchParams)
  await ok(url, 'POST', '/users/acceptPermission', { token: helper.token, body })
  await ok(url, 'PUT', `${PERMISSIONS}/approve/${id}`, { token: owner.token })
  return (await ok<Session>(url, 'POST', `${PERMISSIONS}/${id}/open`, { token: helper.token })).token
}

/** The same, asked for by many tests of one owner: let in once. */
export function colleagues(stack: Pick<Stack, 'url' | 'pool' | 'outbox'>) {
  const known = new Map<string, Promise<string>>()
  return (owner: { token: string }): Promise<string> => {
    const token = known.get(owner.token) ?? colleagueOf(stack, owner)
    known.set(owner.token, token)
    return token
  }
}
