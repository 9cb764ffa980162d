import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import {
  createShortlist,
  deleteShortlist,
  orderWarehouses,
  putWarehouse,
  removeWarehouse,
  renameShortlist,
  restoreShortlist,
} from '../operations/keep-shortlists'
import { openSharedShortlist, readShortlist } from '../operations/read-shortlist'
import { linkShortlist, unlinkShortlist } from '../operations/share-shortlist'
import { listOwn } from '../repository'

type Endpoints = Contract['shortlist']

export const list: Procedure<Endpoints['list']> = async ({ context }) =>
  reply(await listOwn(context.services.db, context.user.id))

export const create: Procedure<Endpoints['create']> = async ({ input, context }) =>
  reply(await createShortlist(context.services, context.user.id, input, context.headers.get('idempotency-key')))

export const get: Procedure<Endpoints['get']> = async ({ input, context }) =>
  reply(await readShortlist(context.services.db, context.user, input.id))

export const update: Procedure<Endpoints['update']> = async ({ input, context }) =>
  reply(await renameShortlist(context.services, context.user.id, input))

export const remove: Procedure<Endpoints['remove']> = async ({ input, context }) => {
  await deleteShortlist(context.services, context.user.id, input.id)
  return reply(done)
}

export const restore: Procedure<Endpoints['restore']> = async ({ input, context }) =>
  reply(await restoreShortlist(context.services, context.user.id, input.id))

export const put: Procedure<Endpoints['put']> = async ({ input, context }) =>
  reply(await putWarehouse(context.services, context.user.id, input))

export const take: Procedure<Endpoints['take']> = async ({ input, context }) =>
  reply(await removeWarehouse(context.services, context.user.id, input))

export const order: Procedure<Endpoints['order']> = async ({ input, context }) =>
  reply(await orderWarehouses(context.services, context.user.id, input))

export const link: Procedure<Endpoints['link']> = async ({ input, context }) =>
  reply(await linkShortlist(context.services, context.user.id, input))

export const unlink: Procedure<Endpoints['unlink']> = async ({ input, context }) =>
  reply(await unlinkShortlist(context.services, context.user.id, input.id))

export const shared: Procedure<Endpoints['shared']> = async ({ input, context }) => {
  context.responseHeaders.set('cache-control', 'no-store')
  return reply(await openSharedShortlist(context.services.db, context.user, input.token))
}
