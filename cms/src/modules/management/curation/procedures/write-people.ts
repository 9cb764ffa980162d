import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { createManager } from '../operations/create-manager'
import { changeServiceType, setActive, updateManager, updatePerson } from '../operations/update-person'

type Endpoints = Contract['adminUser']

export const updateUser: Procedure<Endpoints['update']> = async ({ input, context }) =>
  reply(await updatePerson(context.services, context.user.id, input))

export const setUserActive: Procedure<Endpoints['setActive']> = async ({ input, context }) =>
  reply(await setActive(context.services, context.user.id, input))

export const putManager: Procedure<Endpoints['createManager']> = async ({ input, context }) =>
  reply(await createManager(context.services, context.user.id, input))

export const putManagerProfile: Procedure<Endpoints['updateManager']> = async ({ input, context }) =>
  reply(await updateManager(context.services, context.user.id, input))

export const patchManagerType: Procedure<Endpoints['managerType']> = async ({ input, context }) =>
  reply(await changeServiceType(context.services, context.user.id, input))
