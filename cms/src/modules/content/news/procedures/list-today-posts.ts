import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { postsOfLatestDay } from '../operations/list-posts'

export const getTodayPosts: Procedure<Contract['posts']['today']> = async ({ input, context }) => {
  const { rows, total } = await postsOfLatestDay(context.services.payload, input)
  return reply(rows, { total })
}
