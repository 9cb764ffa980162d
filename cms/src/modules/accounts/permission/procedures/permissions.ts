import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deviceOf } from '../../account'
import { acceptInvitation } from '../operations/accept-invitation'
import { decidePermission, removePermission } from '../operations/decide-permission'
import { invitePerson } from '../operations/invite-person'
import { openAccount } from '../operations/open-account'
import { listGranted, listPermissions } from '../repository'

type Endpoints = Contract['permission']

export const listOwnPermissions: Procedure<Endpoints['list']> = async ({ context }) => {
  const permissions = await listPermissions(context.services.db, context.user.id)
  return reply(permissions, { total: permissions.length })
}

export const addPermission: Procedure<Endpoints['add']> = async ({ input, context }) =>
  reply(await invitePerson(context.services, context.user, input.email), { message: 'The invitation is on its way.' })

export const deletePermission: Procedure<Endpoints['remove']> = async ({ input, context }) => {
  await removePermission(context.services, context.user.id, input.email)
  return reply(done, { message: 'The access is removed.' })
}

export const putPermission: Procedure<Endpoints['decide']> = async ({ input, context }) =>
  reply(await decidePermission(context.services, context.user, input))

export const listGrantedAccounts: Procedure<Endpoints['granted']> = async ({ context }) => {
  const accounts = await listGranted(context.services.db, context.user.id)
  return reply(accounts, { total: accounts.length })
}

export const openGrantedAccount: Procedure<Endpoints['open']> = async ({ input, context }) =>
  reply(await openAccount(context.services, context.user, input.id, deviceOf(context)))

export const acceptPermission: Procedure<Endpoints['accept']> = async ({ input, context }) =>
  reply(await acceptInvitation(context.services, input, context.user))
