import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { getPost } from '../operations/list-posts'

export const getPostDetail: Procedure<Contract['posts']['get']> = async ({ input, context }) =>
  reply(await getPost(context.services.payload, input.id))
