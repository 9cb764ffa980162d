import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { postsWithVideo } from '../operations/list-posts'

export const getVideoPosts: Procedure<Contract['posts']['withVideos']> = async ({ input, context }) => {
  const { rows, total } = await postsWithVideo(context.services.payload, input)
  return reply(rows, { total })
}
