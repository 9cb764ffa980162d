import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listPosts } from '../operations/list-posts'

export const getPosts: Procedure<Contract['posts']['list']> = async ({ input, context }) => {
  const { rows, total } = await listPosts(context.services.payload, context.user, input)
  return reply(rows, { total })
}
