import type { Session } from '@stackyard/shared/schema/account'
import type { AcceptedPermission, Permission } from '@stackyard/shared/schema/permission'
import { expect } from 'vitest'
import { call, ok } from '../../../setup/api'
import { type Buyer, newBuyer } from '../../../setup/buyer'
import type { Stack } from '../../../setup/stack'
import { linkOf, mailTo } from '../auth/new-account'

export const PERMISSIONS = '/user/profile/permissions'

/** The calls by which an account's owner lets others act for it, and these take it up. */
export function grantsOf(stack: Pick<Stack, 'url' | 'pool' | 'outbox'>) {
  const { url } = stack
  const invite = (owner: { token: string }, email: string) =>
    call<Permission>(url, 'POST', PERMISSIONS, { token: owner.token, body: { email } })
  const list = (owner: { token: string }) => ok<Permission[]>(url, 'GET', PERMISSIONS, { token: owner.token })
  const decide = (owner: { token: string }, state: string, id: number) =>
    call<Permission>(url, 'PUT', `${PERMISSIONS}/${state}/${id}`, { token: owner.token })
  const accept = (body: unknown, token?: string) =>
    call<AcceptedPermission>(url, 'POST', '/users/acceptPermission', token ? { token, body } : { body })
  const open = (reader: { token: string }, id: number) =>
    call<Session>(url, 'POST', `${PERMISSIONS}/${id}/open`, { token: reader.token })

  /** Both tokens of an invitation's mail. */
  async function linkTo(email: string, number = 1) {
    const { searchParams, pathname } = linkOf(await mailTo(stack, email, /invites you/, number))
    expect(pathname).toBe('/acceptPermission')
    return {
      token: searchParams.get('token') ?? '',
      permissionUserToken: searchParams.get('permissionUserToken') ?? '',
    }
  }

  /** A helper whom the owner approved, and the permission's id. */
  async function approvedBy<T extends { token: string }>(owner: T): Promise<{ owner: T; helper: Buyer; id: number }> {
    const helper = await newBuyer(stack)
    const { id } = (await invite(owner, helper.email)).results
    expect(await accept(await linkTo(helper.email), helper.token)).toMatchObject({ success: true })
    expect(await decide(owner, 'approve', id)).toMatchObject({ success: true, results: { state: 'approve' } })
    return { owner, helper, id }
  }

  return { invite, list, decide, accept, open, linkTo, approvedBy }
}
