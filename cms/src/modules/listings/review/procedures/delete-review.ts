import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { removeReview } from '../operations/remove-review'

export const deleteReview: Procedure<Contract['review']['delete']> = async ({ input, context }) => {
  await removeReview(context.services, context.user, input.id)
  return reply(done)
}
