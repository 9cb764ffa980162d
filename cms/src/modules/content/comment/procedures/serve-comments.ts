import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedures } from '../../../../platform/procedure'
import { createComment } from '../operations/create-comment'
import { deleteComment } from '../operations/delete-comment'
import { commentsOf, findComment, isOpenPost } from '../repository'

export const commentProcedures: Procedures<Pick<Contract, 'comment'>>['comment'] = {
  create: async ({ input, context }) => reply(await createComment(context.services, context.user, input)),
  byBlog: async ({ input: { id, limit, skip }, context: { services, user } }) => {
    if (!(await isOpenPost(services.db, id))) throw new CodedError('NOT_FOUND')
    const { rows, total } = await commentsOf(services.db, { postId: id, reader: user, limit, skip })
    return reply(rows, { total })
  },
  get: async ({ input, context }) => {
    const comment = await findComment(context.services.db, input.id, context.user)
    if (!comment) throw new CodedError('NOT_FOUND')
    return reply(comment)
  },
  delete: async ({ input, context }) => {
    await deleteComment(context.services, context.user, input.id)
    return reply(done)
  },
}
