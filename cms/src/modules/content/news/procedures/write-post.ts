import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { createRecord, deleteRecord, updateRecord } from '../../editorial'
import { postKind } from '../post-kind'

/** A post is a draft unless the input says that it is published; its writer is its author. */
export const createPost: Procedure<Contract['posts']['create']> = async ({ input, context: { services, user } }) => {
  const extra = { author: user.id, ...(input.isPublished ? {} : { _status: 'draft' }) }
  return reply(await createRecord(services.payload, postKind, { user, input, extra }))
}

export const updatePost: Procedure<Contract['posts']['update']> = async ({ input: { id, ...input }, context }) =>
  reply(await updateRecord(context.services.payload, postKind, { user: context.user, id, input }))

export const deletePost: Procedure<Contract['posts']['delete']> = async ({ input, context }) => {
  await deleteRecord(context.services.payload, postKind, { user: context.user, id: input.id })
  return reply(done)
}
