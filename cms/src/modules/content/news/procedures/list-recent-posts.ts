import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { recentPosts } from '../operations/list-posts'

export const getRecentPosts: Procedure<Contract['posts']['recent']> = async ({ input, context }) => {
  const { rows, total } = await recentPosts(context.services.payload, input)
  return reply(rows, { total })
}
