import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { platformContact } from '../operations/platform-contact'
import { readProfile } from '../operations/read-profile'
import { searchUsers } from '../operations/search-users'
import { listChoices } from '../repository'

export const getPublicProfile: Procedure<Contract['users']['get']> = async ({ input, context }) =>
  reply(await readProfile(context.services, input.id, context.user))

export const listAll: Procedure<Contract['users']['all']> = async ({ input, context }) => {
  const people = await listChoices(context.services.db, input.userType, input.limit)
  return reply(people, { total: people.length })
}

export const getPlatformContact: Procedure<Contract['users']['getManagerProfile']> = async ({ context }) =>
  reply(await platformContact(context.services))

export const findUsers: Procedure<Contract['searchUser']['list']> = async ({ input, context }) => {
  const { results, total } = await searchUsers(context.services, input, context.user)
  return reply(results, { total })
}

export const listDirectory: Procedure<Contract['userDirectory']['list']> = async ({ input, context }) => {
  const { results, total } = await searchUsers(context.services, input, context.user)
  return reply(results, { total })
}
