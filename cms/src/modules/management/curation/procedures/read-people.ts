import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { listHolders } from '../operations/list-holders'
import { findDirectoryUser, findManager, listPeople, readDashboard } from '../repository'

type Endpoints = Contract['adminUser']

export const getDashboard: Procedure<Endpoints['dashboard']> = async ({ context }) =>
  reply(await readDashboard(context.services.db))

export const listUsers: Procedure<Endpoints['list']> = async ({ input, context }) => {
  const { rows, total } = await listPeople(context.services.db, input)
  return reply(rows, { total })
}

export const listAccountHolders: Procedure<Endpoints['accHolderList']> = async ({ input, context }) => {
  const { holders, total } = await listHolders(context.services, input)
  return reply(holders, { total })
}

export const listManagers: Procedure<Endpoints['managers']> = async ({ input, context }) => {
  const { rows, total } = await listPeople(context.services.db, { ...input, userType: 'manager' })
  return reply(rows, { total })
}

export const getUser: Procedure<Endpoints['get']> = async ({ input, context }) => {
  const person = await findDirectoryUser(context.services.db, input.id)
  if (!person) throw new CodedError('NOT_FOUND')
  return reply(person)
}

export const getManagerProfile: Procedure<Endpoints['getManager']> = async ({ input, context }) => {
  const manager = await findManager(context.services.db, input.id)
  if (!manager) throw new CodedError('NOT_FOUND')
  return reply(manager)
}
