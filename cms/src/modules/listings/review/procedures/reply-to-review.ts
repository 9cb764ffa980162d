import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { replyToReview } from '../operations/reply-to-review'

export const putReply: Procedure<Contract['review']['reply']> = async ({ input, context }) =>
  reply(await replyToReview(context.services, context.user, input))
