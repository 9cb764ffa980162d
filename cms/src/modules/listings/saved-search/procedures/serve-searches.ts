import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { changeSearch, deleteSearch, restoreSearch, saveSearch } from '../operations/keep-searches'
import { listOwn } from '../repository'

type Endpoints = Contract['savedSearch']

export const list: Procedure<Endpoints['list']> = async ({ context }) =>
  reply(await listOwn(context.services.db, context.user.id))

export const create: Procedure<Endpoints['create']> = async ({ input, context }) =>
  reply(await saveSearch(context.services, context.user.id, input, context.headers.get('idempotency-key')))

export const update: Procedure<Endpoints['update']> = async ({ input, context }) =>
  reply(await changeSearch(context.services, context.user.id, input))

export const remove: Procedure<Endpoints['remove']> = async ({ input, context }) => {
  await deleteSearch(context.services, context.user.id, input.id)
  return reply(done)
}

export const restore: Procedure<Endpoints['restore']> = async ({ input, context }) =>
  reply(await restoreSearch(context.services, context.user.id, input.id))
